import { type CheerioAPI, load } from "cheerio";
import type { AnyNode, Element } from "domhandler";
import type { Publication } from "../Site.ts";
import type { Place } from "./Finding.ts";

/** Selects elements that are hidden, always or until an action. */
const unseen =
  "script, style, template, noscript, [hidden], [aria-hidden=true], details:not([open])";

/** Visible text of a publication, and ways to search it. */
export interface ReadPublication {
  readonly publication: Publication;
  /** Visible text with collapsed whitespace. */
  readonly text: string;
  /** Document without hidden elements; undefined for plain text. */
  readonly page: CheerioAPI | undefined;
  /** Returns the place of the words, or undefined if they do not occur. */
  readonly placeOf: (words: string) => Place | undefined;
  /** Returns the elements whose own text, without that of children, contains the words. */
  readonly elementsWith: (words: string | RegExp) => Element[];
}

const cache = new WeakMap<Publication, ReadPublication>();

export function readPublication(publication: Publication): ReadPublication {
  const known = cache.get(publication);
  if (known) return known;
  const read =
    "html" in publication.content
      ? readHtml(publication, publication.content.html)
      : readText(publication, publication.content.text);
  cache.set(publication, read);
  return read;
}

export const collapsed = (text: string) => text.replace(/\s+/g, " ").trim();

function readText(publication: Publication, source: string): ReadPublication {
  const text = collapsed(source);
  return {
    publication,
    text,
    page: undefined,
    elementsWith: () => [],
    placeOf(words) {
      const line = source.split("\n").findIndex((candidate) => candidate.includes(words)) + 1;
      return text.includes(words)
        ? { ...placed(publication), line: Math.max(line, 1), excerpt: around(text, words) }
        : undefined;
    },
  };
}

function readHtml(publication: Publication, source: string): ReadPublication {
  const page = load(source, { sourceCodeLocationInfo: true });
  page(unseen).remove();
  const text = textOf(page("body").contents().toArray());
  const elements = page("body *").toArray();
  const ownText = (element: Element) =>
    element.children.map((child) => (child.type === "text" ? child.data : "")).join(" ");
  return {
    publication,
    text,
    page,
    elementsWith: (words) =>
      elements.filter((element) =>
        typeof words === "string"
          ? collapsed(ownText(element)).includes(words)
          : words.test(collapsed(ownText(element))),
      ),
    placeOf(words) {
      if (!text.includes(words)) return undefined;
      const element = elements.findLast((candidate) => textOf([candidate]).includes(words));
      const line = element?.sourceCodeLocation?.startLine ?? 1;
      return { ...placed(publication), line, excerpt: around(text, words) };
    },
  };
}

const placed = ({ name, file }: Publication) => ({ name, file });

/** Inline elements, which do not end a block of text. */
const inline = new Set(
  "a abbr b bdi cite code em i mark q s small span strong sub sup time u wbr".split(" "),
);

/** Returns the text of nodes, with " · " between blocks. */
export function textOf(nodes: readonly AnyNode[]): string {
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
const excerptRoom = 40;

function around(text: string, words: string): string {
  const at = text.indexOf(words);
  const from = Math.max(0, at - excerptRoom);
  const to = Math.min(text.length, at + words.length + excerptRoom);
  return `${from > 0 ? "…" : ""}${text.slice(from, to)}${to < text.length ? "…" : ""}`;
}
