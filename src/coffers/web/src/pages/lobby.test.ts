import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { pageOf } from "../paths";
import { ago } from "./ages";
import { whileVisible } from "./polling";

describe("ages", () => {
  it("are told in the largest unit that fits", () => {
    expect(ago(1000, 1030, "en")).toBeNull();
    expect(ago(1000, 1000 + 60 * 5, "en")).toBe("5 minutes ago");
    expect(ago(1000, 1000 + 3600 * 2.9, "de")).toBe("vor 2 Stunden");
  });

  it("are never in the future, whatever the clocks say", () => {
    expect(ago(2000, 1000, "de")).toBeNull();
  });
});

describe("asking again and again", () => {
  const page = { hidden: false, listeners: new Set<() => void>() };

  beforeEach(() => {
    vi.useFakeTimers();
    page.hidden = false;
    vi.stubGlobal("document", {
      get hidden() {
        return page.hidden;
      },
      addEventListener: (_: string, listener: () => void) => page.listeners.add(listener),
      removeEventListener: (_: string, listener: () => void) => page.listeners.delete(listener),
    });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("goes on until one leaves, and pauses while nobody looks", async () => {
    const ask = vi.fn(() => Promise.resolve());
    const leave = whileVisible(4, ask);
    expect(ask).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(8_100);
    expect(ask).toHaveBeenCalledTimes(3);
    page.hidden = true;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(ask).toHaveBeenCalledTimes(3);
    page.hidden = false;
    for (const listener of page.listeners) listener();
    expect(ask).toHaveBeenCalledTimes(4);
    leave();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(ask).toHaveBeenCalledTimes(4);
    expect(page.listeners.size).toBe(0);
  });
});

describe("the pages", () => {
  it("have addresses of their own", () => {
    expect(pageOf("/lobby")).toEqual({ name: "lobby" });
    expect(pageOf("/games")).toEqual({ name: "games" });
    expect(pageOf("/lobby/more")).toEqual({ name: "nowhere" });
  });
});
