import { styleSheet } from "@mortgage-kit/bundling/styleSheet";
import postcss, { type AtRule, type Declaration, type Rule } from "postcss";

/**
 * Converts a page's style sheet for a shadow root: rules for the document apply to the frame's
 * content, and `rem`, `vw` and width queries refer to the frame. Drops rules for classes that no
 * script names, because the kit's style sheets contain all its components.
 *
 * @param scripts Code that names the used classes, and the custom properties that it reads or sets.
 */
export function shadowStyles(css: string, scripts: string): string {
  const sheet = postcss.parse(css);
  // @font-face works only in documents, and the font files would be an extra download.
  sheet.walkAtRules("font-face", (rule) => {
    rule.remove();
  });
  sheet.walkRules(ofTheFrame);
  sheet.walkDecls(byTheFrame);
  sheet.walkAtRules("container", (rule) => {
    // The kit overrides viewport queries in narrow parts; here they become container queries.
    if (/^ui-room \((?:max-width|width\s*<=)/.test(rule.params)) rule.remove();
    rule.params = rule.params.replace(/([\d.]+)rem\b/g, "$1em");
  });
  sheet.walkAtRules("media", asContainer);
  return styleSheet(sheet.toString()).pruned(
    ({ classes }) => classes.every((name) => name === ownClass || scripts.includes(name)),
    { alsoUsed: new Set(scripts.match(/--[\w-]+/g)) },
  );
}

const documentElements = new Set(["html", ":root"]);

function ofTheFrame(rule: Rule): void {
  rule.selectors = rule.selectors
    .filter((selector) => !documentElements.has(selector))
    .map((selector) => (selector === "body" ? ".frame>div" : selector));
  if (rule.selectors.length === 0 || rule.selectors[0] === "") rule.remove();
}

const ownClass = "frame";

const relative = /(?<![\w#.-])(-?(?:\d*\.)?\d+)(rem|vw)\b/g;

function byTheFrame(declaration: Declaration): void {
  const { prop, value } = declaration;
  if (/^min-(?:block-size|height)$/.test(prop) && /100d?v[bh]/.test(value)) {
    declaration.remove();
    return;
  }
  declaration.value = value.replace(
    relative,
    (_, factor: string, unit: string) => `calc(${factor}*var(--mortgage-${unit}))`,
  );
}

function asContainer(rule: AtRule): void {
  if (!rule.params.includes("width")) return;
  const conditions = rule.params.split(/\s+and\s+/);
  const widths = conditions.filter((condition) => condition.includes("width"));
  const others = conditions.filter((condition) => !condition.includes("width"));
  const container = postcss.atRule({
    name: "container",
    params: `mortgage ${widths.join(" and ")}`,
    nodes: rule.nodes ?? [],
    raws: { between: "", after: "" },
  });
  if (others.length === 0) rule.replaceWith(container);
  else rule.replaceWith(rule.clone({ params: others.join(" and "), nodes: [container] }));
}
