import { expect, test } from "vitest";
import { Pace } from "./pace";

test("cards fly until most of the last changes took long, and again when they do not", () => {
  const pace = new Pace();
  expect(pace.slow).toBe(false);
  for (const took of [300, 40, 300]) pace.note(took);
  expect(pace.slow).toBe(false);
  pace.note(300);
  expect(pace.slow).toBe(true);
  pace.note(40);
  expect(pace.slow).toBe(true); // three of the last five
  pace.note(40);
  expect(pace.slow).toBe(false);
});
