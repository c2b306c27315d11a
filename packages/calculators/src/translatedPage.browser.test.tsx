import { looseTexts } from "@mortgage-kit/test-browser/looseTexts";
import { translate } from "@mortgage-kit/test-browser/translate";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import {
  button,
  change,
  openEverything,
  settled,
  showResult,
  showStep,
} from "../testing/liveCalculator.ts";
import { calculatorIds, calculators, languageCodes } from "./calculators.ts";

const errors: unknown[] = [];
const note = ({ error }: ErrorEvent) => void errors.push(error);
beforeAll(() => addEventListener("error", note));
afterAll(() => removeEventListener("error", note));
afterEach(() => {
  expect(errors.splice(0)).toEqual([]);
});

/** Changes every control once on a page that is translated again before each change. */
async function changeEverything(element: HTMLElement): Promise<void> {
  const done = new Set<Element>();
  const left = () =>
    [...element.querySelectorAll<HTMLInputElement | HTMLSelectElement>("input, select")].find(
      (control) => !done.has(control),
    );
  // Changes bring further controls, some only once their answer is drawn.
  while (left()) {
    for (let control = left(); control; control = left()) {
      done.add(control);
      translate(element);
      if (control instanceof HTMLSelectElement) {
        change(control, [...control.options].at(-1)?.value ?? "");
      } else if (control.type === "number") {
        change(control, String(Math.round(Number(control.value) * 1.1) + 1));
      } else if (control.type !== "text") control.click();
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    await settled();
  }
}

/** Returns the texts on the page that differ from those that React believes to be there. */
function staleTexts(element: HTMLElement): string[] {
  return [...element.querySelectorAll("*")].flatMap((each) => {
    const key = Object.keys(each).find((name) => name.startsWith("__reactProps$")) ?? "";
    const { children } = Object(Reflect.get(each, key));
    const isText = typeof children === "string" || typeof children === "number";
    return isText && String(children) !== each.textContent
      ? `${each.textContent} instead of ${children}`
      : [];
  });
}

/** Results whose every control is changed; their parts are those of the others. */
const changedResults: readonly string[] = import.meta.env.RELEASE
  ? calculatorIds
  : ["payment", "affordability", "renewal"];
const languages = import.meta.env.RELEASE ? languageCodes : (["en"] as const);
const views = calculatorIds.flatMap((id) => languages.map((lang) => ({ id, lang })));

test.each(views)("$id in $lang survives a browser's translation", async ({ id, lang }) => {
  const { steps } = await calculators[id][lang]();
  for (let step = 1; step <= steps.length; step += 1) {
    const { element, unmount } = await showStep(id, lang, step);
    expect(looseTexts(element), `step ${step}`).toEqual([]);
    unmount();
  }
  const { element, unmount } = await showResult(id, lang);
  await openEverything(element);
  expect(looseTexts(element)).toEqual([]);
  // The texts of both languages stand in the same elements.
  if (lang === "en" && changedResults.includes(id)) {
    await changeEverything(element);
    expect(staleTexts(element)).toEqual([]);
    expect(looseTexts(element)).toEqual([]);
  }
  unmount();
});

test("a part that fails keeps the numbers and offers to show it again", async () => {
  const { element, unmount } = await showResult("payment");
  const verdict = element.querySelector("h2")?.textContent;
  const row = element.querySelector<HTMLButtonElement>(
    "section button[aria-controls], section button[aria-labelledby]",
  );
  row?.click();
  const content = await vi.waitFor(() => {
    const found = document.getElementById(row?.getAttribute("aria-controls") ?? "");
    if (!found) throw new Error("The row is closed.");
    return found;
  }, 30_000);
  // React cannot remove what another script has taken out of the page.
  content.remove();
  row?.click();
  const again = await vi.waitFor(() => button(element, "Show it again"), 30_000);
  errors.splice(0);
  again.click();
  await vi.waitFor(() => expect(element.querySelector("h2")?.textContent).toBe(verdict), 30_000);
  unmount();
});
