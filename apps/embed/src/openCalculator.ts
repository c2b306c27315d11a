import calculatorStyles from "virtual:calculator-styles";
import { type Brokerage, mountCalculator } from "@mortgage-kit/calculators";
import { frameStyles } from "./frameStyles.ts";
import { notesFor } from "./noteWords.ts";
import type { EmbedOptions } from "./options/EmbedOptions.ts";
import { type AttributeSource, readOptions } from "./options/readOptions.ts";
import { reportProgress } from "./reportProgress.ts";
import { showProblems } from "./showProblems.ts";

export interface OpenedCalculator {
  readonly close: () => void;
  /** Reads the element's custom properties again. */
  readonly applyTheme: () => void;
}

const styles = new CSSStyleSheet();
styles.replaceSync(calculatorStyles + frameStyles);
registerLengths();

/**
 * Shows the element's calculator in its shadow root, or the problem that prevents it. An aborted
 * `signal` means that the element has since asked for another one, and this one is not shown.
 */
export async function openCalculator(
  element: HTMLElement,
  root: ShadowRoot,
  signal: AbortSignal,
): Promise<OpenedCalculator> {
  const { options, problems, title } = readOptions(attributesOf(element));
  const theme = new CSSStyleSheet();
  root.adoptedStyleSheets = [styles, theme];
  if (!options) {
    showProblems(root, title, problems);
    return { close: () => {}, applyTheme: () => {} };
  }
  const { calculator, language, agents, pages, place, sharesFigures, isCompact } = options;
  const brokerage = brokerageOf(options);
  const frame = Object.assign(document.createElement("div"), { className: "frame" });
  const mounting = mountCalculator(frame, {
    calculator,
    language,
    host: {
      agents,
      pages,
      place: { ...place },
      isCompact,
      ...(brokerage && { brokerage }),
      notes: [...ownerNotes(brokerage), ...notesFor(language, sharesFigures)],
      onProgress: (progress) => reportProgress(element, calculator, progress, sharesFigures),
    },
  });
  // Fonts that came a frame later would shift the content below.
  const [mounted, { themeCss }] = await Promise.all([mounting, import("./theme/themeCss.ts")]);
  if (signal.aborted) return { close: mounted.unmount, applyTheme: () => {} };
  const applyTheme = () => theme.replaceSync(themeCss(element, frame, language));
  root.replaceChildren(frame);
  applyTheme();
  return { close: mounted.unmount, applyTheme };
}

function brokerageOf({ brokerage, licence }: EmbedOptions): Brokerage | undefined {
  return brokerage ? { name: brokerage, ...(licence && { licence }) } : undefined;
}

/**
 * Returns the owner's name and licence: regulators require both wherever the public sees a
 * calculator.
 */
function ownerNotes(brokerage: Brokerage | undefined): string[] {
  return brokerage ? [[brokerage.name, brokerage.licence].filter(Boolean).join(", ")] : [];
}

function attributesOf(element: HTMLElement): AttributeSource {
  return {
    get: (name) => element.getAttribute(name),
    has: (name) => element.hasAttribute(name),
    inheritedLanguage: element.parentElement?.closest("[lang]")?.getAttribute("lang") ?? null,
    baseUrl: document.baseURI,
  };
}

/**
 * Registers lengths that are computed once, at the frame, whatever the text size of the page around
 * it.
 */
function registerLengths(): void {
  for (const name of ["--mortgage-rem", "--mortgage-vw"]) {
    try {
      CSS.registerProperty({ name, syntax: "<length>", inherits: true, initialValue: "16px" });
    } catch {
      // Another copy of this module has done it.
    }
  }
}
