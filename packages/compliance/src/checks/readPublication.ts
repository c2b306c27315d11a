import { type CheerioAPI, load } from "cheerio";
import type { AnyNode, Element } from "domhandler";
import type { Publication, PublishedHtml } from "../PublishedSite.ts";

/** Selects elements that are hidden, always or until an action. */
const unseen =
  "script, style, template, noscript, [hidden], [aria-hidden=true], details:not([open])";

/** Visible text of a publication, and ways to search it. */
export interface ReadPublication {
  /** Visible text with collapsed whitespace. */
  readonly text: string;
  /** Document without hidden elements; undefined for plain text. */
  readonly page: CheerioAPI | undefined;
  /** Returns the elements whose own text, without that of children, contains the words. */
  readonly elementsWith: (words: string | RegExp) => Element[];
}

const cache = new WeakMap<Publication, ReadPublication>();

export function readPublication(publication: Publication): ReadPublication {
  const known = cache.get(publication);
  if (known) return known;
  const { content } = publication;
  const read =
    "html" in content
      ? readHtml(content)
      : { text: collapsed(content.text), page: undefined, elementsWith: () => [] };
  cache.set(publication, read);
  return read;
}

export const collapsed = (text: string) => text.replace(/\s+/g, " ").trim();

function readHtml({
  html,
  page = load(html, { sourceCodeLocationInfo: true }),
}: PublishedHtml): ReadPublication {
  page(unseen).remove();
  const ownText = (element: Element) =>
    element.children.map((child) => (child.type === "text" ? child.data : "")).join(" ");
  // Every check of every agent and rate searches them.
  const elements = page("body *")
    .toArray()
    .map((element) => ({ element, words: collapsed(ownText(element)) }))
    .filter(({ words }) => words !== "");
  return {
    text: pageText(page("body").contents().toArray()),
    page,
    elementsWith: (wanted) =>
      elements.flatMap(({ element, words }) => {
        const isFound = typeof wanted === "string" ? words.includes(wanted) : wanted.test(words);
        return isFound ? element : [];
      }),
  };
}

/** Inline elements, which do not end a block of text. */
const inline = new Set(
  "a abbr b bdi cite code em i mark q s small span strong sub sup time u wbr".split(" "),
);

/** Returns the text of nodes, with " · " between blocks. */
export function pageText(nodes: readonly AnyNode[]): string {
  const parts: string[] = [];
  const walk = (node: AnyNode) => {
    if (node.type === "text") parts.push(node.data);
    else if ("children" in node) {
      const isBlock = node.type === "tag" && !inline.has(node.name);
      if (isBlock) parts.push(blockEnd);
      node.children.forEach(walk);
      if (isBlock) parts.push(blockEnd);
    }
  };
  nodes.forEach(walk);
  return parts.join("").split(blockEnd).map(collapsed).filter(Boolean).join(" · ");
}

const blockEnd = "\n\n";
