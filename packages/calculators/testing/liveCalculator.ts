import { expect, vi } from "vitest";
import { type CalculatorId, calculators } from "../src/calculators.ts";
import type { Host } from "../src/Host.tsx";
import type { LanguageCode } from "../src/language/Language.ts";
import { type MountedCalculator, mountCalculator } from "../src/mountCalculator.tsx";
import { exampleHost } from "./exampleHost.ts";
import { exampleInputs } from "./exampleInputs.ts";

export interface LiveCalculator extends MountedCalculator {
  readonly element: HTMLElement;
}

export async function showStep(
  id: CalculatorId,
  lang: LanguageCode,
  step: number,
  host: Partial<Host> = exampleHost,
): Promise<LiveCalculator> {
  const element = document.createElement("main");
  document.body.replaceChildren(element);
  const start = { draft: exampleInputs[id].typical, step };
  const { unmount } = await mountCalculator(element, { id, lang, host, start });
  await vi.waitFor(() => expect(element.querySelector("h2")).not.toBeNull(), 30_000);
  return { element, unmount };
}

/** Shows the result of a calculator's typical inputs, and waits until all of it is drawn. */
export async function showResult(
  id: CalculatorId,
  lang: LanguageCode = "en",
  host: Partial<Host> = exampleHost,
): Promise<LiveCalculator> {
  const shown = await showStep(id, lang, Number.POSITIVE_INFINITY, host);
  const { language } = await calculators[id][lang]();
  const { export: lastRow } = await language.loadResultWords();
  const titles = () =>
    [...shown.element.querySelectorAll("h2")].map(({ textContent }) => textContent);
  await vi.waitFor(() => expect(titles()).toContain(lastRow.title), { timeout: 30_000 });
  return shown;
}

export async function openEverything(element: HTMLElement): Promise<void> {
  const closed = () =>
    element.querySelectorAll<HTMLElement>(
      ":not(th) > button[aria-expanded=false], details:not([open]) > summary",
    );
  for (let round = 0; round < 4 && closed().length > 0; round += 1) {
    for (const opener of closed()) opener.click();
    await settled();
  }
}

/** Longer in milliseconds than a pause in typing, after which an answer follows. */
const quietMs = 800;

/** Waits until what follows a change has been drawn. */
export async function settled(): Promise<void> {
  let changedAt = performance.now();
  const watch = new MutationObserver(() => {
    changedAt = performance.now();
  });
  watch.observe(document.body, { childList: true, characterData: true, subtree: true });
  const quietSince = () => performance.now() - changedAt;
  while (quietSince() < quietMs) {
    await new Promise((resolve) => setTimeout(resolve, quietMs - quietSince()));
    // An answer that is being worked out blocks the page, and is drawn before it is idle.
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: quietMs }));
  }
  watch.disconnect();
}

/** Puts a value into a control as a visitor does, with the events of the browser. */
export function change(control: HTMLInputElement | HTMLSelectElement, value: string): void {
  const { prototype } = control instanceof HTMLSelectElement ? HTMLSelectElement : HTMLInputElement;
  control.focus();
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(control, value);
  control.dispatchEvent(new Event("input", { bubbles: true }));
  control.dispatchEvent(new Event("change", { bubbles: true }));
}

export function button(element: HTMLElement, name: string): HTMLButtonElement {
  const buttons = [...element.querySelectorAll("button")];
  const found = buttons.find(({ textContent }) => textContent?.trim() === name);
  if (!found) throw new Error(`There is no button "${name}".`);
  return found;
}
