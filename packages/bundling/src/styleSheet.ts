import postcss, {
  type AtRule,
  type Container,
  type Declaration as PostcssDeclaration,
  type Rule,
} from "postcss";

/** Needs of a selector, without which it never applies: classes, and types of elements such as `table`. */
export interface Needed {
  readonly classes: readonly string[];
  readonly elements: readonly string[];
}

type Selecting = (needed: Needed) => boolean;

interface StyleSheet {
  /**
   * Returns the rules that have a kept selector, in the same order, without comments. Leaves out custom
   * properties and keyframes that neither these rules nor `alsoUsed` name. Fits into a `<style>`.
   *
   * @param isWritten Writes only these of the kept rules; by default all.
   */
  readonly pruned: (
    isKept: Selecting,
    options?: { readonly alsoUsed?: ReadonlySet<string>; readonly isWritten?: Selecting },
  ) => string;
  /** Words in the values of all declarations, such as the custom properties that they use. */
  readonly names: ReadonlySet<string>;
}

/** Parses a style sheet once, for many prunings. */
export function styleSheet(css: string): StyleSheet {
  const blocks = blocksIn(postcss.parse(css));
  return {
    names: new Set(blocks.flatMap(declarationsIn).flatMap(({ names }) => names)),
    pruned(isKept, { alsoUsed = new Set<string>(), isWritten = () => true } = {}) {
      const kept = blocks.flatMap((block) => keep(block, isKept));
      const used = namesUsed(kept, alsoUsed);
      return kept
        .flatMap((block) => keep(block, isWritten))
        .map((block) => written(block, used))
        .join("")
        .replaceAll("</style", "\\3c /style");
    },
  };
}

interface Declaration {
  /** Name that others use it by, of a custom property or keyframes; empty for others, which always count. */
  readonly name: string;
  readonly text: string;
  readonly names: readonly string[];
}

interface Selector {
  readonly text: string;
  readonly needed: Needed;
}

type Block =
  | { readonly selectors: readonly Selector[]; readonly declarations: readonly Declaration[] }
  | { readonly at: string; readonly blocks: readonly Block[] }
  /** Keyframes, or an at-rule that has declarations or no block. */
  | { readonly whole: string; readonly keyframes?: string; readonly names: readonly string[] };

function blocksIn({ nodes = [] }: Container): Block[] {
  return nodes.flatMap((node): Block[] => {
    if (node.type === "rule") return [blockOf(node)];
    if (node.type !== "atrule") return [];
    const hasRules = node.name !== "keyframes" && node.nodes?.some(({ type }) => type !== "decl");
    return hasRules
      ? [{ at: `@${node.name} ${node.params}`.trim(), blocks: blocksIn(node as Container) }]
      : [wholeOf(node)];
  });
}

const blockOf = (rule: Rule): Block => ({
  selectors: rule.selectors.map((text) => ({ text, needed: neededBy(text) })),
  declarations: rule.nodes.flatMap((node) =>
    node.type === "decl"
      ? {
          name: isCustom(node.prop) ? node.prop : "",
          text: textOf(node),
          names: wordsIn(node.value),
        }
      : [],
  ),
});

/** Returns a declaration without the comments in its value. */
const textOf = ({ prop, value, important }: PostcssDeclaration) =>
  `${prop}:${value}${important ? "!important" : ""}`;

function wholeOf(node: AtRule): Block {
  node.walkComments((comment) => {
    comment.remove();
  });
  const whole = node.nodes ? node.toString() : `${node.toString()};`;
  const keyframes = node.name === "keyframes" ? node.params : undefined;
  return { whole, names: wordsIn(whole), ...(keyframes && { keyframes }) };
}

const wordsIn = (value: string) => value.match(/[\w-]+/g) ?? [];

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

function keep(block: Block, isKept: Selecting): Block[] {
  if ("whole" in block) return [block];
  if ("at" in block) {
    const blocks = block.blocks.flatMap((inner) => keep(inner, isKept));
    return blocks.length > 0 ? [{ ...block, blocks }] : [];
  }
  const selectors = block.selectors.filter(({ needed }) => isKept(needed));
  return selectors.length > 0 ? [{ ...block, selectors }] : [];
}

function declarationsIn(block: Block): readonly Declaration[] {
  if ("at" in block) return block.blocks.flatMap(declarationsIn);
  if ("declarations" in block) return block.declarations;
  return [{ name: block.keyframes ?? "", text: block.whole, names: block.names }];
}

const isCustom = (name: string) => name.startsWith("--");

/** Returns the names that are used, also through the values of custom properties and in keyframes. */
function namesUsed(blocks: readonly Block[], alsoUsed: ReadonlySet<string>): ReadonlySet<string> {
  const declarations = blocks.flatMap(declarationsIn);
  const byName = new Map(declarations.map(({ name }) => [name, [] as Declaration[]]));
  for (const each of declarations) byName.get(each.name)?.push(each);
  const used = new Set([...alsoUsed].filter(isCustom));
  add("");
  // A set also iterates over what is added meanwhile.
  for (const name of used) add(name);
  return used;

  function add(name: string): void {
    for (const { names } of byName.get(name) ?? []) for (const next of names) used.add(next);
  }
}

function written(block: Block, used: ReadonlySet<string>): string {
  if ("whole" in block) return !block.keyframes || used.has(block.keyframes) ? block.whole : "";
  if ("at" in block) {
    const inner = block.blocks.map((each) => written(each, used)).join("");
    return inner && `${block.at}{${inner}}`;
  }
  const declarations = block.declarations.filter(({ name }) => name === "" || used.has(name));
  const texts = declarations.map(({ text }) => text);
  return texts.length > 0
    ? `${block.selectors.map(({ text }) => text).join(",")}{${texts.join(";")}}`
    : "";
}
