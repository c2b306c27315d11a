import { Features, type Selector, transform } from "lightningcss";

const safari = (16 << 16) | (4 << 8);
/** Browsers that the bundler builds for. Rules are merged only if all of them understand both. */
const targets = {
  chrome: 111 << 16,
  edge: 111 << 16,
  firefox: 114 << 16,
  safari,
  ios_saf: safari,
};

/** Names of classes and elements that a page has. */
export interface UsedNames {
  classes: ReadonlySet<string>;
  /** Undefined if a page may have any element. */
  elements?: ReadonlySet<string> | undefined;
}

/**
 * Returns the stylesheet without selectors that name another class or element, and without custom
 * properties and keyframes that no remaining style refers to.
 */
export function usedStyles(css: string, { classes, elements }: UsedNames): string {
  const mayApply = (selector: Selector): boolean =>
    selector.every((part) => {
      if (part.type === "class") return classes.has(part.name);
      if (part.type === "type") return !elements || elements.has(part.name);
      const isHas = part.type === "pseudo-class" && part.kind === "has";
      return !isHas || part.selectors.some(mayApply);
    });
  const { code } = transform({
    filename: "page.css",
    code: Buffer.from(css),
    visitor: { Selector: (selector) => (mayApply(selector) ? undefined : []) },
  });
  return withoutUnusedNames(code.toString());
}

function withoutUnusedNames(css: string): string {
  const found = (pattern: RegExp) => css.match(pattern) ?? [];
  const references = new Set([
    ...found(/(?<=var\()--[\w-]+/g),
    ...found(/(?<=animation(?:-name)?: ?)[^;}]+/g).flatMap((value) => value.split(/[\s,]/)),
  ]);
  const names = found(/--[\w-]+(?=:)|(?<=@keyframes )[\w-]+/g);
  const { code } = transform({
    filename: "page.css",
    code: Buffer.from(css),
    minify: true,
    targets,
    // Would add its own custom properties wherever a colour scheme is set.
    exclude: Features.LightDark,
    unusedSymbols: names.filter((name) => !references.has(name)),
  });
  const rest = code.toString();
  // Names that only removed styles referred to are unused now.
  return rest.length < css.length ? withoutUnusedNames(rest) : rest;
}
