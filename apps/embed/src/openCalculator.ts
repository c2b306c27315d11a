import calculatorStyles from "virtual:calculator-styles";
import type { OfferedRate } from "@mortgage-kit/calculator-engine/canada";
import { type HostBrokerage, type MountOptions, mountCalculator } from "@mortgage-kit/calculators";
import { notesFor } from "./noteWords.ts";
import { type AttributeSource, type EmbedOptions, readOptions } from "./options/readOptions.ts";
import { reportProgress } from "./reportProgress.ts";
import { keepTranslatedTexts } from "./translatedTexts.ts";

/** Isolates the frame from the page's text styles, and bases relative lengths on the frame. */
const frameStyles = `
:host{display:block!important}
:host([hidden]){display:none!important}
.frame{all:initial;display:grid;grid-template-columns:minmax(0,100vw);direction:ltr;container:mortgage/inline-size;--mortgage-rem:1em}
.frame>div{--mortgage-vw:1cqi;background:var(--ui-background-surface);min-block-size:0;padding-block:1px;padding-inline:max(0px,(100% - var(--ui-width-page) - 2*var(--ui-space-xl))/2)}
.problems{all:initial;display:block;padding:1em;border:2px solid;font-family:system-ui,sans-serif;color:#1f1f1f;background:#fff}
.problems p{margin:0 0 .5em}
@media (forced-colors:active){.frame>div{border:1px solid CanvasText}}
`;

export interface Prefilled extends Pick<MountOptions, "start"> {
  readonly today?: string;
}

export interface OpenedCalculator {
  readonly close: () => void;
  /** Reads the element's custom properties again. */
  readonly applyTheme: () => void;
}

type View = Window & typeof globalThis;

/** The calculators' styles by window: a document takes only style sheets made for it. */
const sheets = new WeakMap<View, CSSStyleSheet>();

function stylesFor(view: View): CSSStyleSheet {
  const known = sheets.get(view);
  if (known) return known;
  const styles = new view.CSSStyleSheet();
  styles.replaceSync(calculatorStyles + frameStyles);
  registerLengths(view);
  sheets.set(view, styles);
  return styles;
}

keepTranslatedTexts();

/**
 * Shows the element's calculator in its shadow root, or the problems that prevent it; nothing once
 * `signal` is aborted. `prefilled` has answers to start with, and the day whose rules apply.
 */
export async function openCalculator(
  element: HTMLElement,
  root: ShadowRoot,
  signal: AbortSignal,
  prefilled: Prefilled = {},
): Promise<OpenedCalculator> {
  const { options, problems, title } = readOptions(attributesOf(element));
  const { ownerDocument } = element;
  const view = ownerDocument.defaultView ?? window;
  const theme = new view.CSSStyleSheet();
  root.adoptedStyleSheets = [stylesFor(view), theme];
  if (!options) {
    showProblems(root, title, problems);
    return { close: () => {}, applyTheme: () => {} };
  }
  const { calculator, lang, agents, pages, rates, place, sharesFigures, isCompact } = options;
  const brokerage = brokerageOf(options);
  // What only a frame of the site's own has.
  const { timeZone } = document.documentElement.dataset;
  const frame = Object.assign(ownerDocument.createElement("div"), { className: "frame" });
  const mounting = mountCalculator(frame, {
    id: calculator,
    lang,
    ...(prefilled.start && { start: prefilled.start }),
    host: {
      today: prefilled.today,
      timeZone,
      agents,
      pages,
      place,
      isCompact,
      ...(rates && { loadRates: () => loadRates(rates) }),
      ...(brokerage && { brokerage }),
      notes: [...ownerNotes(brokerage), ...notesFor(lang, sharesFigures)],
      onProgress: (progress) => reportProgress(element, calculator, progress, sharesFigures),
    },
  });
  // The theme loads before the first render, because a late change of font would shift the page.
  const [mounted, { elementThemeCss }] = await Promise.all([
    mounting,
    import("./theme/elementThemeCss.ts"),
  ]);
  if (signal.aborted) return { close: mounted.unmount, applyTheme: () => {} };
  const applyTheme = () => theme.replaceSync(elementThemeCss(element, frame, lang));
  for (const type of ["keydown", "keypress", "keyup"]) frame.addEventListener(type, keepKeys);
  root.replaceChildren(frame);
  applyTheme();
  return { close: mounted.unmount, applyTheme };
}

/** Keeps keys from the page's own shortcuts, except combinations and those that leave a control. */
function keepKeys(event: Event): void {
  const { key, ctrlKey, metaKey } = event as KeyboardEvent;
  const isTyped = (event as KeyboardEvent).getModifierState("AltGraph") || !(ctrlKey || metaKey);
  if (isTyped && !/^(?:Escape|Tab|F\d+)$/.test(key)) event.stopPropagation();
}

/** Loads the rates of a brokerage; `null` without a network, or if the page's policy forbids it. */
async function loadRates(file: string): Promise<readonly OfferedRate[] | null> {
  try {
    const { rates } = await (await fetch(file)).json();
    return rates.filter(
      ({ annualRate, years }: OfferedRate) => Number.isFinite(annualRate) && Number.isFinite(years),
    );
  } catch {
    return null;
  }
}

function brokerageOf({ brokerage, licence }: EmbedOptions): HostBrokerage | undefined {
  return brokerage ? { name: brokerage, ...(licence && { licence }) } : undefined;
}

/** Returns the brokerage's name and licence, which regulators require beside a public calculator. */
function ownerNotes(brokerage: HostBrokerage | undefined): string[] {
  return brokerage ? [[brokerage.name, brokerage.licence].filter(Boolean).join(", ")] : [];
}

function attributesOf(element: HTMLElement): AttributeSource {
  return {
    get: (name) => element.getAttribute(name),
    // Other than a search upwards, it sees through the shadow roots around the element.
    inheritedLanguage: element.matches(":lang(fr)") ? "fr" : null,
    baseUrl: element.baseURI,
  };
}

/** Registers base lengths, whose `em` and `cqi` then count where they are set, not where used. */
function registerLengths({ CSS }: View): void {
  for (const name of ["--mortgage-rem", "--mortgage-vw"]) {
    try {
      CSS.registerProperty({ name, syntax: "<length>", inherits: true, initialValue: "16px" });
    } catch {
      // Another copy of this module has registered it.
    }
  }
}

function showProblems(root: ShadowRoot, title: string, problems: readonly string[]): void {
  // biome-ignore lint/suspicious/noConsole: page owners look in the console.
  for (const problem of problems) console.error(`<mortgage-calculator>: ${problem}`);
  const box = Object.assign(document.createElement("div"), { className: "problems" });
  box.append(...[title, ...problems].map(paragraph));
  root.replaceChildren(box, document.createElement("slot"));
}

function paragraph(text: string): HTMLParagraphElement {
  return Object.assign(document.createElement("p"), { textContent: text });
}
