import type { CheerioAPI } from "cheerio";

/** Names of all classes, elements and attributes of a page. */
interface PageNames {
  readonly classes: ReadonlySet<string>;
  readonly elements: ReadonlySet<string>;
  readonly attributes: ReadonlySet<string>;
}

type PageNode = ReturnType<ReturnType<CheerioAPI["root"]>["contents"]>[number];

/**
 * Calls a function for every node of a page, and not for those within a node for which it returns false.
 * One walk costs as much as a single selector.
 */
export function forEachNode(page: CheerioAPI, visit: (node: PageNode) => unknown): void {
  const walk = (node: PageNode) => {
    const isEntered = visit(node) !== false;
    if (isEntered && "children" in node) for (const child of [...node.children]) walk(child);
  };
  for (const node of page.root().contents().toArray()) walk(node);
}

export function namesIn(page: CheerioAPI): PageNames {
  const [classes, elements, attributes] = [new Set<string>(), new Set<string>(), new Set<string>()];
  forEachNode(page, (node) => {
    if (!("attribs" in node)) return;
    elements.add(node.name);
    for (const name of Object.keys(node.attribs)) attributes.add(name);
    for (const name of node.attribs.class?.split(/\s+/) ?? []) classes.add(name);
  });
  return { classes, elements, attributes };
}
