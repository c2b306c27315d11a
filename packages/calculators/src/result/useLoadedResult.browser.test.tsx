import { createRoot } from "react-dom/client";
import { afterEach, expect, test, vi } from "vitest";
import type { CalculatorView } from "../CalculatorView.ts";
import { useLoadedResult } from "./useLoadedResult.ts";

afterEach(() => {
  vi.useRealTimers();
});

test("a result that fails to load is tried again until it loads", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  let tries = 0;
  const view = {
    loadResult: async () => {
      tries += 1;
      if (tries < 4) throw new Error("Offline");
      return {};
    },
    loadEngineWords: async () => ({}),
    language: { loadResultWords: async () => ({}) },
  } as unknown as CalculatorView;
  const element = document.createElement("p");
  const root = createRoot(element);
  const Shown = () => useLoadedResult(view, undefined).state;
  root.render(<Shown />);
  for (const expected of [1, 2, 3]) {
    await expect.poll(() => tries).toBe(expected);
    await expect.poll(() => element.textContent).toBe("failed");
    // A failure after another looks the same; its timer is there once it is rendered.
    await expect.poll(() => vi.getTimerCount()).toBe(1);
    vi.advanceTimersByTime(5_000);
  }
  await expect.poll(() => element.textContent).toBe("loaded");
  root.unmount();
});
