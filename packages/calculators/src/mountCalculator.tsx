"use client";

import { defaultTheme } from "@mortgage-kit/ui";
import { createRoot } from "react-dom/client";
import { CalculatorWithView } from "./Calculator.tsx";
import { type CalculatorId, viewLoader } from "./calculators.ts";
import type { Host } from "./Host.tsx";
import type { LanguageCode } from "./language/Language.ts";
import { today } from "./result/export/today.ts";

export interface MountOptions {
  calculator: CalculatorId;
  language: LanguageCode;
  /**
   * Data and pages that the surrounding page provides: the brokerage behind the result, the targets
   * of its next steps.
   */
  host?: Partial<Host>;
  /** The class of the theme; the kit's own unless another one is given. */
  theme?: string;
}

export interface MountedCalculator {
  /** Takes the calculator out of the element again. */
  readonly unmount: () => void;
}

/**
 * Shows a calculator in an element of any page, with or without React on it. The element may stand
 * in a shadow root, which then needs the style sheets. Fetches the calculator's code and words
 * first; once it is shown, it makes no requests and stores nothing.
 *
 * @throws TypeError for an unknown calculator or language.
 * @example
 * const show = (element) => mountCalculator(element, { calculator: "payment", language: "fr" });
 * await mountCalculator(null, { calculator: "budget", language: "fr" }).catch(({ name }) => name);
 * // "TypeError"
 */
export async function mountCalculator(
  element: Element | DocumentFragment,
  { calculator, language, host, theme = defaultTheme }: MountOptions,
): Promise<MountedCalculator> {
  const view = await viewLoader(calculator, language)();
  const root = createRoot(element);
  root.render(
    <div className={theme}>
      <CalculatorWithView view={view} host={{ today: today(), ...host }} />
    </div>,
  );
  return { unmount: () => root.unmount() };
}
