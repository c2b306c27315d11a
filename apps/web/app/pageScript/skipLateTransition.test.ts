import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { skipLateTransition } from "./skipLateTransition.ts";

const skipTransition = vi.fn();

function reveal(after: number, viewTransition: object | null) {
  vi.spyOn(performance, "now").mockReturnValue(after);
  dispatchEvent(Object.assign(new Event("pagereveal"), { viewTransition }));
}

beforeAll(skipLateTransition);

afterEach(() => {
  vi.restoreAllMocks();
  skipTransition.mockReset();
});

test("a page that is there at once is changed to softly, a later one is not kept back", () => {
  reveal(60, { skipTransition });
  expect(skipTransition).not.toHaveBeenCalled();
  reveal(140, { skipTransition });
  expect(skipTransition).toHaveBeenCalledOnce();
});

test("a page without a transition is simply shown", () => {
  expect(() => reveal(140, null)).not.toThrow();
});
