import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { preferences } from "../look/preferences.svelte";
import { talk } from "./talk.svelte";

const stored = new Map<string, string>();

beforeEach(() => {
  vi.useFakeTimers();
  stored.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  talk.at("abc");
});

afterEach(() => {
  preferences.set({ phrases: true });
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("what players say", () => {
  it("is heard for a while", () => {
    talk.hear("Ben", "hello");
    vi.advanceTimersByTime(5_000);
    talk.hear("Ben", "oops");
    expect(talk.all).toEqual([["Ben", "oops"]]);
    vi.advanceTimersByTime(5_000);
    expect(talk.of("Ben")).toBe("oops");
    vi.advanceTimersByTime(5_000);
    expect(talk.all).toEqual([]);
  });

  it("is not heard by those who do not want to", () => {
    preferences.set({ phrases: false });
    talk.hear("Ben", "hello");
    expect([talk.of("Ben"), talk.all]).toEqual([null, []]);
  });

  it("is not heard of somebody who is muted, at this table", () => {
    talk.mute("Ben", true);
    talk.hear("Ben", "hello");
    talk.hear("Cleo", "hello");
    expect(talk.all).toEqual([["Cleo", "hello"]]);
    talk.at("another");
    expect(talk.isMuted("Ben")).toBe(false);
    talk.at("abc"); // after a reload, say
    expect(talk.isMuted("Ben")).toBe(true);
    talk.mute("Ben", false);
    expect(stored.has("coffers.muted.abc")).toBe(false);
  });

  it("does not stumble over what is damaged", () => {
    for (const damaged of ["{", "7", '{"a":1}', "[1,null]"]) {
      stored.set("coffers.muted.abc", damaged);
      talk.at("abc");
      expect(talk.isMuted("Ben")).toBe(false);
    }
  });
});
