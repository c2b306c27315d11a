import postcss, { type AtRule, type Container, type Root, type Rule } from "postcss";

/** Tells when a page needs a class: `now` in its markup, `later` if its scripts may render it. */
export type ClassUse = (name: string) => "now" | "later" | "never";

/** Function that tells whether a page may contain elements of a type, such as `table`. */
export type HasElement = (type: string) => boolean;

/** Keeps the order. A rule without a class is needed now, unless the page lacks its elements. */
export function splitStyles(
  css: string,
  use: ClassUse,
  has: HasElement = () => true,
): { now: string; later: string } {
  const now = postcss.parse(css);
  now.walkComments((comment) => {
    comment.remove();
  });
  const later = now.clone();
  keepSelectors(
    now,
    (selector) => neededWhen(selector, use) === "now" && elementsIn(selector).every(has),
  );
  keepSelectors(later, (selector) => neededWhen(selector, use) === "later");
  later.walkAtRules((rule) => {
    if (rule.name === "font-face" || rule.name === "property") rule.remove();
  });
  dropUnusedNames(now, later);
  return { now: now.toString(), later: later.toString() };
}

function neededWhen(selector: string, use: ClassUse): ReturnType<ClassUse> {
  // The page must have what `:has()` asks for, unless it is one of several or excluded.
  const required = selector.replace(/(?<!\():has\(([^(),]*)\)/g, " $1");
  const classes = withoutArguments(required).match(/\.[\w-]+/g) ?? [];
  const uses = classes.map((name) => use(name.slice(1)));
  if (uses.includes("never")) return "never";
  return uses.includes("later") ? "later" : "now";
}

/** Removes arguments such as those of `:not()`, which only narrow a selector. */
function withoutArguments(selector: string): string {
  const shorter = selector.replace(/\([^()]*\)/g, "");
  return shorter === selector ? selector : withoutArguments(shorter);
}

/** Returns the types of the elements that must exist for the selector to apply. */
function elementsIn(selector: string): string[] {
  const plain = withoutArguments(selector).replace(/\[[^\]]*\]/g, "");
  return plain.match(/(?<![\w.:#-])[a-z][\w-]*/g) ?? [];
}

function keepSelectors(root: Root, isKept: (selector: string) => boolean): void {
  root.walkRules((rule) => {
    if (isKeyframe(rule)) return;
    const kept = rule.selectors.filter(isKept);
    if (kept.length > 0) rule.selectors = kept;
    else removeWithParents(rule);
  });
}

const isKeyframe = ({ parent }: Rule) => (parent as AtRule | undefined)?.name === "keyframes";

function removeWithParents(node: Rule | AtRule): void {
  const parent = node.parent as Container | undefined;
  node.remove();
  if (parent?.type === "atrule" && parent.nodes?.length === 0) removeWithParents(parent as AtRule);
}

/** Removes custom properties and keyframes that no remaining style refers to. */
function dropUnusedNames(now: Root, later: Root): void {
  let before = -1;
  let names = namesIn(now, later);
  while (names.size !== before) {
    before = names.size;
    for (const root of [now, later]) {
      root.walkDecls(/^--/, (declaration) => {
        if (names.has(declaration.prop)) return;
        const rule = declaration.parent as Rule;
        declaration.remove();
        if (rule.nodes.length === 0) removeWithParents(rule);
      });
    }
    names = namesIn(now, later);
  }
  for (const root of [now, later]) {
    const ownNames = namesIn(root);
    root.walkAtRules("keyframes", (frames) => {
      if (!ownNames.has(frames.params)) frames.remove();
    });
  }
}

function namesIn(...roots: Root[]): Set<string> {
  const names = new Set<string>();
  for (const root of roots) {
    root.walkDecls(({ value }) => {
      for (const name of value.match(/[\w-]+/g) ?? []) names.add(name);
    });
  }
  return names;
}
