import { expect, test, vi } from "vitest";
import { change, settled, showResult } from "../../testing/liveCalculator.ts";
import { calculators } from "../calculators.ts";
import { loadResult } from "./useLoadedResult.ts";

test("an answer is counted once, however often typing interrupts its drawing", async () => {
  const { element, unmount } = await showResult("affordability");
  const loaded = await loadResult(await calculators.affordability.en());
  if (!loaded) throw new Error("There is only the estimate.");
  const number = element.querySelector("input[type=number]") as HTMLInputElement;
  await settled();
  using count = vi.spyOn(loaded.page, "answerWith");
  element.querySelector<HTMLInputElement>("input[type=radio]:not(:checked)")?.click();
  for (let key = 0; key < 20; key += 1) {
    change(number, String(100_000 + key));
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  await settled();
  const asked = count.mock.calls.map(([, inputs, given]) => JSON.stringify([inputs, given]));
  expect(asked).toEqual([...new Set(asked)]);
  unmount();
});
