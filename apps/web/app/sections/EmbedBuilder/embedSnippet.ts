/** How a calculator gets into somebody's page. */
export type EmbedWay = "script" | "pinned" | "frame";

/** What the builder asks; empty texts stand for what is left as it is. */
export interface EmbedChoice {
  readonly calculator: string;
  readonly language: "en" | "fr";
  readonly way: EmbedWay;
  readonly action: string;
  readonly apply: string;
  readonly contact: string;
  readonly agents: string;
  readonly isCompact: boolean;
  readonly sharesFigures: boolean;
}

export interface EmbedSource {
  readonly siteUrl: string;
  readonly loader: { readonly path: string; readonly integrity: string };
  readonly frameHeight: { readonly path: string; readonly integrity: string };
}

export interface NamedCalculator {
  readonly title: string;
  readonly route: string;
}

/** The room that a first step and what it assumes take in a column, kept free so that nothing moves. */
const reservedHeight = "52rem";

/** The HTML to paste into a page. */
export function embedSnippet(
  choice: EmbedChoice,
  { siteUrl, loader, frameHeight }: EmbedSource,
  { title, route }: NamedCalculator,
): string {
  const base = `${siteUrl}/embed/`;
  if (choice.way === "frame") {
    const src = siteUrl + framePath(choice);
    return [
      `<iframe ${attributes({ src, title, loading: "lazy", style: `width:100%;height:${reservedHeight};border:0` })}></iframe>`,
      script({ src: base + frameHeight.path, integrity: frameHeight.integrity }),
    ].join("\n");
  }
  const element = attributes({
    calculator: choice.calculator,
    lang: choice.language,
    ...given(choice, ["apply", "contact", "agents"]),
    ...(choice.isCompact && { compact: "" }),
    ...(choice.sharesFigures && { "share-figures": "" }),
    style: `display:block;min-height:${reservedHeight}${choice.action && `;--ui-ground-action:${choice.action}`}`,
  });
  const loaded =
    choice.way === "pinned"
      ? { src: base + loader.path, integrity: loader.integrity }
      : { src: `${base}v1.js` };
  return [
    script(loaded),
    `<simcoe-calculator ${element}>`,
    `  <a ${attributes({ href: siteUrl + route })}>${escaped(title)}</a>`,
    "</simcoe-calculator>",
  ].join("\n");
}

/** Where the frame of a choice is, on this site. */
export function framePath(choice: EmbedChoice): string {
  const query = new URLSearchParams({
    lang: choice.language,
    ...given(choice, ["apply", "contact", "agents", "action"]),
    ...(choice.isCompact && { compact: "" }),
  });
  return `/embed/frame/${choice.calculator}?${query}`;
}

function given<Name extends "apply" | "contact" | "agents" | "action">(
  choice: EmbedChoice,
  names: readonly Name[],
): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = choice[name].trim();
      return value ? [[name, value]] : [];
    }),
  );
}

function script(source: { src: string; integrity?: string }): string {
  const held = source.integrity ? { ...source, crossorigin: "anonymous" } : source;
  return `<script type="module" ${attributes(held)}></script>`;
}

function attributes(values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([name, value]) => (value === "" ? name : `${name}="${escaped(value)}"`))
    .join(" ");
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}
