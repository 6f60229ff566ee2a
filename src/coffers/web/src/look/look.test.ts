import { readFileSync } from "node:fs";
import { afterEach, describe, expect, it, test, vi } from "vitest";
import { LANGUAGES } from "../fluent";
import { isRefused, notify, permission, withdraw } from "./notices";
import { preferences, read, SPEEDS, USUAL } from "./preferences.svelte";

describe("preferences", () => {
  test("what is written down is read again, anything else is as usual", () => {
    expect(read('{"speed":"fast","sounds":true}')).toMatchObject({ speed: "fast", sounds: true });
    expect(read("")).toMatchObject({ speed: "normal", confirmJunk: true });
    expect(read('{"speed":"warp","sounds":"loud","more":1}')).toEqual(read(""));
    expect(read("not even JSON")).toEqual(read(""));
    expect(read("null")).toEqual(read(""));
  });

  test("they are as usual until somebody wishes otherwise, and can be so again", () => {
    expect(preferences.usual).toBe(true);
    preferences.set({ trackLeft: true, speed: "fast" });
    expect(preferences.usual).toBe(false);
    expect(preferences.tracking).toBe(true);
    preferences.reset();
    expect(preferences.now).toEqual(USUAL);
    expect(preferences.tracking).toBe(false);
  });

  test.each(LANGUAGES)(
    "each of them stands in the settings, with an explanation, in %s",
    (code) => {
      const texts = readFileSync(
        new URL(`../../../texts/${code}/web.ftl`, import.meta.url),
        "utf-8",
      );
      const settings = readFileSync(new URL("Settings.svelte", import.meta.url), "utf-8");
      for (const key of Object.keys(USUAL)) {
        const slug = key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
        expect(texts).toMatch(new RegExp(`^web-wish-${slug} = `, "m"));
        expect(texts).toMatch(new RegExp(`^web-wish-${slug}-explained = `, "m"));
        if (key !== "speed") expect(settings).toContain(`"${key}"`);
      }
      for (const speed of SPEEDS) expect(texts).toMatch(new RegExp(`^web-speed-${speed} = `, "m"));
    },
  );
});

describe("messages of the system", () => {
  afterEach(() => vi.unstubAllGlobals());

  let closed = 0;

  function browser(permission: string, answer = permission): { shown: unknown[] } {
    const shown: unknown[] = [];
    closed = 0;
    class Notices {
      static permission = permission;
      static requestPermission = (): Promise<string> => Promise.resolve(answer);
      onclick: (() => void) | null = null;
      constructor(...details: unknown[]) {
        shown.push(details);
      }
      close(): void {
        closed++;
      }
    }
    vi.stubGlobal("Notification", Notices);
    return { shown };
  }

  it("are asked for once, and a refusal is told", async () => {
    expect(await permission()).toBe("missing");
    browser("default", "granted");
    expect(await permission()).toBe("granted");
    browser("default", "denied");
    expect(await permission()).toBe("refused");
    expect(isRefused()).toBe(false);
    browser("denied", "granted");
    expect(await permission()).toBe("refused");
    expect(isRefused()).toBe(true);
  });

  it("are shown only where they are allowed", async () => {
    const { shown } = browser("granted");
    await notify("Your turn", "Play something.", "table-abc");
    expect(shown).toEqual([["Your turn", { body: "Play something.", tag: "table-abc" }]]);
    await notify("Your turn", "Buy something.", "table-abc");
    expect([shown.length, closed]).toEqual([2, 1]);
    withdraw();
    expect(closed).toBe(2);
    const refused = browser("denied");
    await notify("Your turn", "Play something.", "table-abc");
    expect(refused.shown).toEqual([]);
  });
});
