import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { button, change, showResult } from "../testing/liveCalculator.ts";
import { calculatorIds } from "./calculators.ts";
import { ownPage } from "./ownPage.ts";

beforeEach(() => history.replaceState(null, ""));
afterEach(() => {
  vi.useRealTimers();
});

/** Longer than any pause after which an edit is counted. */
const longMs = 5_000;

const controls = (element: HTMLElement, within: string) => [
  ...element.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
    `${within} input[type=number], ${within} select`,
  ),
];

const valuesIn = (element: HTMLElement, within: string) =>
  controls(element, within).map(({ value }) => value);

/** Changes every number and every fact of a result, and leaves all of it pending. */
function editEverything(element: HTMLElement): void {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  for (const fact of element.querySelectorAll<HTMLInputElement>(
    "input[type=radio]:not(:checked)",
  )) {
    fact.click();
  }
  for (const number of element.querySelectorAll<HTMLInputElement>("input[type=number]")) {
    change(number, String(Number(number.value) + 1));
  }
}

/** Waits until the first step is shown and any pending edit has had its time. */
async function untilAsked(element: HTMLElement): Promise<void> {
  await vi.waitFor(() => expect(element.querySelector("form")).not.toBeNull(), 30_000);
  if (vi.isFakeTimers()) vi.advanceTimersByTime(longMs);
  vi.useRealTimers();
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

test.each(calculatorIds)("%s starts again empty while an edit is pending", async (id) => {
  const untouched = await showResult(id);
  button(untouched.element, "Calculate Again").click();
  await untilAsked(untouched.element);
  const empty = valuesIn(untouched.element, "form");
  untouched.unmount();
  const { element, unmount } = await showResult(id);
  editEverything(element);
  button(element, "Calculate Again").click();
  await untilAsked(element);
  await expect.poll(() => valuesIn(element, "form")).toEqual(empty);
  unmount();
});

test("Back shows the numbers of the step, not a pending edit of the result", async () => {
  const { element, unmount } = await showResult("payment", "en", { ownPage });
  button(element, "Calculate Again").click();
  await untilAsked(element);
  change(element.querySelector("form input") as HTMLInputElement, "300000");
  button(element, "Next").click();
  await untilAsked(element);
  const before = valuesIn(element, "form");
  button(element, "Calculate").click();
  await vi.waitFor(() => expect(element.querySelector("form")).toBeNull(), 30_000);
  await vi.waitFor(() => expect(controls(element, "section section")).not.toEqual([]), 30_000);
  editEverything(element);
  history.back();
  await untilAsked(element);
  await expect.poll(() => valuesIn(element, "form")).toEqual(before);
  unmount();
});
