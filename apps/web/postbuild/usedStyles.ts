import postcss, { type AtRule, type ChildNode, type Rule } from "postcss";

/** Needs of a selector, without which it never applies: classes, and types of elements such as `table`. */
export interface Needed {
  readonly classes: readonly string[];
  readonly elements: readonly string[];
}

/** Returns the part of a stylesheet whose selectors are kept, in the same order and without comments. */
export function keepSelectors(css: string, isKept: (needed: Needed) => boolean): string {
  const root = postcss.parse(css);
  root.walkComments((comment) => {
    comment.remove();
  });
  root.walkRules((rule) => {
    if (isKeyframe(rule)) return;
    const kept = rule.selectors.filter((selector) => isKept(neededBy(selector)));
    if (kept.length > 0) rule.selectors = kept;
    else removeWithParents(rule);
  });
  return root.toString();
}

const isKeyframe = ({ parent }: Rule) => (parent as AtRule | undefined)?.name === "keyframes";

function neededBy(selector: string): Needed {
  // The page must have what `:has()` asks for, unless it is one of several or excluded.
  const required = selector.replace(/(?<!\():has\(([^(),]*)\)/g, " $1");
  const plain = withoutArguments(selector).replace(/\[[^\]]*\]/g, "");
  return {
    classes: withoutArguments(required).match(/(?<=\.)[\w-]+/g) ?? [],
    elements: plain.match(/(?<![\w.:#-])[a-z][\w-]*/g) ?? [],
  };
}

/** Removes arguments such as those of `:not()`, which only narrow a selector. */
function withoutArguments(selector: string): string {
  const shorter = selector.replace(/\([^()]*\)/g, "");
  return shorter === selector ? selector : withoutArguments(shorter);
}

function removeWithParents(node: ChildNode): void {
  const { parent } = node;
  node.remove();
  if (parent?.type !== "root" && parent?.nodes?.length === 0)
    removeWithParents(parent as ChildNode);
}

/** Removes custom properties that neither these nor later styles use, and keyframes that these do not. */
export function dropUnusedNames(css: string, later = ""): string {
  const root = postcss.parse(css);
  const names = namesIn(css);
  const allNames = namesIn(css + later);
  root.walkDecls(/^--/, (declaration) => {
    if (!allNames.has(declaration.prop)) removeWithParents(declaration);
  });
  root.walkAtRules("keyframes", (frames) => {
    if (!names.has(frames.params)) frames.remove();
  });
  const shorter = root.toString();
  return shorter === css ? css : dropUnusedNames(shorter, later);
}

const namesIn = (css: string) =>
  new Set(
    css
      .match(/:[^{};]+/g)
      ?.join()
      .match(/[\w-]+/g),
  );
