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

/** Shows the result of a calculator's typical inputs in the document, and waits until all of it is drawn. */
export async function showResult(
  id: CalculatorId,
  lang: LanguageCode = "en",
  host: Partial<Host> = exampleHost,
): Promise<LiveCalculator> {
  const element = document.createElement("main");
  document.body.replaceChildren(element);
  const start = { draft: exampleInputs[id].typical, step: Number.POSITIVE_INFINITY };
  const { unmount } = await mountCalculator(element, { id, lang, host, start });
  const { language } = await calculators[id][lang]();
  const { export: lastRow } = await language.loadResultWords();
  const titles = () => [...element.querySelectorAll("h2")].map(({ textContent }) => textContent);
  await vi.waitFor(() => expect(titles()).toContain(lastRow.title), { timeout: 30_000 });
  return { element, unmount };
}

/** Puts a value into a control as a visitor does, with the events of the browser. */
export function change(control: HTMLInputElement | HTMLSelectElement, value: string): void {
  const { prototype } = control instanceof HTMLSelectElement ? HTMLSelectElement : HTMLInputElement;
  control.focus();
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(control, value);
  control.dispatchEvent(new Event("input", { bubbles: true }));
  control.dispatchEvent(new Event("change", { bubbles: true }));
}

/** Returns the button with a name. */
export function button(element: HTMLElement, name: string): HTMLButtonElement {
  const found = [...element.querySelectorAll("button")].find(
    (each) => each.textContent?.trim() === name,
  );
  if (!found) throw new Error(`There is no button "${name}".`);
  return found;
}
