import type { EmbedChoice, EmbedSource } from "./EmbedChoice.ts";
import { embedAttributes, filled, hostAttributes, lookProperties } from "./embedAttributes.ts";

interface NamedCalculator {
  /** Title in the language of the choice. */
  readonly title: string;
  readonly route: string;
}

export function embedSnippet(
  choice: EmbedChoice,
  source: EmbedSource,
  { title, route }: NamedCalculator,
): string {
  const { siteUrl, loader, frameHeight } = source;
  const base = `${siteUrl}/embed/`;
  const look = choice.hasPolicy
    ? {}
    : { style: Object.entries(declarations(choice, source)).map(written).join(";") };
  if (choice.way === "frame") {
    const src = siteUrl + framePath(choice);
    const held = choice.hasPolicy && { class: frameClass };
    return [
      `${tag("iframe", { src, title, loading: "lazy", ...held, ...look })}</iframe>`,
      script({ src: base + frameHeight.path, integrity: frameHeight.integrity }),
    ].join("\n");
  }
  const loaded =
    choice.way === "pinned"
      ? { src: base + loader.path, integrity: loader.integrity }
      : { src: `${base}v1.js` };
  return [
    script(loaded),
    tag("mortgage-calculator", { ...embedAttributes(choice, source, siteUrl), ...look }),
    indented(`${tag("a", { href: siteUrl + linkedPath(choice, route) })}${escaped(title)}</a>`),
    "</mortgage-calculator>",
  ].join("\n");
}

/** Returns the path of the snippet's link: in French the frame, because the site's page is in English. */
const linkedPath = ({ calculator, language }: EmbedChoice, route: string) =>
  language === "fr" ? `/embed/frame/${calculator}?lang=fr` : route;

const frameClass = "mortgage-calculator";

/** Returns the content security policy directives and the style sheet that a page needs for the snippet. */
export function policyFor(choice: EmbedChoice, source: EmbedSource) {
  const scripts = `script-src ${source.siteUrl}`;
  const isFrame = choice.way === "frame";
  const hasRates = "rates" in embedAttributes(choice, source, source.siteUrl);
  const more = isFrame ? ["frame-src"] : hasRates ? ["connect-src"] : [];
  const rules = Object.entries(declarations(choice, source)).map(
    (declaration) => `  ${written(declaration)};`,
  );
  return {
    policy: [scripts, ...more.map((name) => `${name} ${source.siteUrl}`)].join(";\n"),
    styleSheet: [`${isFrame ? `.${frameClass}` : "mortgage-calculator"} {`, ...rules, "}"].join(
      "\n",
    ),
  };
}

export function framePath(choice: EmbedChoice): string {
  const query = new URLSearchParams({
    lang: choice.language,
    ...hostAttributes(choice),
    ...filled(choice.look),
  });
  return `/embed/frame/${choice.calculator}?${query}`;
}

function roomFor({ calculator, isCompact }: EmbedChoice, { reservedHeights }: EmbedSource): number {
  const room = reservedHeights[calculator];
  if (!room) throw new Error(`There is no calculator ${calculator}.`);
  return isCompact ? room.compact : room.full;
}

/** Returns the styles of the embedded element. A frame has its theme in its address instead. */
function declarations(choice: EmbedChoice, source: EmbedSource): Record<string, string> {
  const room = { "min-height": `${roomFor(choice, source)}px` };
  return choice.way === "frame"
    ? { width: "100%", ...room, border: "0" }
    : { display: "block", ...room, ...lookProperties(choice, source) };
}

const written = ([property, value]: [string, string]) => `${property}:${value}`;

function script(source: { src: string; integrity?: string }): string {
  const held = source.integrity ? { ...source, crossorigin: "anonymous" } : source;
  return `${tag("script", { type: "module", ...held })}</script>`;
}

const lineLength = 72;

/** Returns a start tag, with one attribute per line if a single line would be too long. */
function tag(name: string, attributes: Readonly<Record<string, string>>): string {
  const parts = Object.entries(attributes).map(([attribute, value]) =>
    value === "" ? attribute : `${attribute}="${escaped(value)}"`,
  );
  const inLine = `<${name} ${parts.join(" ")}>`;
  return inLine.length <= lineLength ? inLine : `<${name}\n  ${parts.join("\n  ")}>`;
}

const indented = (lines: string) => lines.replaceAll(/^/gm, "  ");

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}
