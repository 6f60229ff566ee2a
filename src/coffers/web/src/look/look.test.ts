import { describe, expect, test } from "vitest";
import { read } from "./preferences.svelte";

describe("preferences", () => {
  test("what is written down is read again, anything else is as usual", () => {
    expect(read('{"speed":"fast","sounds":true}')).toMatchObject({ speed: "fast", sounds: true });
    expect(read("")).toMatchObject({ speed: "normal", confirmJunk: true });
    expect(read('{"speed":"warp","sounds":"loud","more":1}')).toEqual(read(""));
    expect(read("not even JSON")).toEqual(read(""));
    expect(read("null")).toEqual(read(""));
  });
});
