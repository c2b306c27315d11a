"use client";

import { defaultTheme } from "@mortgage-kit/ui";
import { createRoot } from "react-dom/client";
import { CalculatorWithView } from "./CalculatorWithView.tsx";
import { type CalculatorId, viewLoader } from "./calculators.ts";
import { type Host, placeFacts } from "./Host.tsx";
import type { LanguageCode } from "./language/Language.ts";
import type { WizardStart } from "./wizard/useWizard.ts";

export interface MountOptions {
  id: CalculatorId;
  lang: LanguageCode;
  /** Data and pages of the surrounding page, such as its brokerage and next steps. */
  host?: Partial<Host>;
  /** Initial answers, step and facts; a result if the answers are complete and the step is after the last. */
  start?: WizardStart<unknown>;
  /** CSS class of the theme; the kit's default theme if omitted. */
  theme?: string;
}

export interface MountedCalculator {
  /** Unmounts the calculator and empties the element. */
  readonly unmount: () => void;
}

let mounted = 0;

/**
 * Renders a calculator in an element of any page, with or without React. A shadow root needs the style
 * sheets inside it. The calculator stores nothing and sends no inputs. After mounting it only fetches
 * more of its own code: the parts of the result when idle, and some rows when opened.
 *
 * @returns Resolves once drawing has begun. Rejects with a `TypeError` for an unknown calculator or
 * language or an invalid place, and with the browser's error if the code does not load.
 * @example
 * const show = (element: Element) => mountCalculator(element, { id: "payment", lang: "fr" });
 * const readable = { id: JSON.parse('"budget"'), lang: "fr" } as const;
 * await mountCalculator(JSON.parse("null"), readable).catch(({ name }) => name);
 * // "TypeError"
 */
export async function mountCalculator(
  element: Element | DocumentFragment,
  { id, lang, host, start, theme = defaultTheme }: MountOptions,
): Promise<MountedCalculator> {
  const view = await viewLoader(id, lang)();
  placeFacts(host?.place ?? {});
  // Ids of several calculators in one document must differ.
  mounted += 1;
  const root = createRoot(element, { identifierPrefix: `mortgage${mounted}-` });
  root.render(
    <div className={theme}>
      <CalculatorWithView view={view} {...(host && { host })} {...(start && { start })} />
    </div>,
  );
  return { unmount: () => root.unmount() };
}
