import { wordsOf } from "@mortgage-kit/content/words";
import type { FeedItem } from "@mortgage-kit/contracts";
import { Parser } from "htmlparser2";
import { feedLimits, SourceError } from "./cachedSource.ts";

/** Fields by the names of their elements in RSS and Atom. */
const elements = {
  author: "author",
  content: "content",
  "content:encoded": "content",
  "dc:creator": "creator",
  "dc:date": "updated",
  description: "summary",
  guid: "guid",
  link: "link",
  pubdate: "published",
  published: "published",
  summary: "summary",
  title: "title",
  updated: "updated",
} as const;
type SourceField = (typeof elements)[keyof typeof elements];
const fieldNames = new Map<string, SourceField>(Object.entries(elements));

/** One item as the source wrote it. All but links and dates hold HTML. */
type SourceItem = Partial<Record<SourceField, string>> & {
  /** Address against which the links are resolved. */
  base: string;
};

/**
 * Reads an RSS or Atom feed as leniently as feed readers, the newest first if all have dates: only then are
 * the first ones kept, since some feeds begin with the oldest.
 */
export function readFeed(text: string, url: string): FeedItem[] {
  const items = sourceItems(text, url).filter(({ link, guid }) => link || guid);
  const dated = items.map((item) => ({ item, day: isoDateOf(item) ?? "" }));
  const isSorted = dated.every(({ day }) => day);
  const newest = isSorted ? dated.toSorted((a, b) => b.day.localeCompare(a.day)) : dated;
  const found: FeedItem[] = [];
  for (const { item } of newest) {
    if (found.length >= feedLimits.items) break;
    const read = toFeedItem(item);
    if (read) found.push(read);
  }
  return found;
}

const isoDateOf = ({ published, updated = "" }: SourceItem) => parseFeedDate(published ?? updated);

const resolved = (address: string | undefined, base: string) =>
  address === undefined ? base : (URL.parse(address, base)?.href ?? base);

function sourceItems(text: string, url: string): SourceItem[] {
  const items: SourceItem[] = [];
  const path: string[] = [];
  let base = url;
  let root: string | undefined;
  let isAtom = false;
  let item: { found: SourceItem; depth: number } | undefined;
  let field: { name: SourceField; depth: number; isPlain: boolean; text: string } | undefined;

  function append(markup: string): void {
    if (!field) return;
    const room = feedLimits.markupCharacters - field.text.length;
    if (room > 0) field.text += markup.slice(0, room);
  }

  function openField(name: string, attributes: Record<string, string>, found: SourceItem): void {
    const { type = "text", rel = "alternate", href } = attributes;
    if (isAtom && name === "link" && rel === "alternate" && href) found.link ??= href;
    const isAtomElement = isAtom && (name === "link" || name === "author");
    const isNoLink = name === "guid" && attributes.ispermalink === "false";
    const known = isAtomElement || isNoLink ? undefined : fieldNames.get(name);
    const isPlain = isAtom && !/^(?:text\/)?html$/.test(type);
    if (known) field = { name: known, depth: path.length, isPlain, text: "" };
  }

  function open(name: string, attributes: Record<string, string>): void {
    if (root === undefined) {
      root = name;
      isAtom = name === "feed";
      if (!["rss", "feed", "rdf"].includes(name)) {
        throw new SourceError("The document is not a feed");
      }
      base = resolved(attributes["xml:base"], url);
    }
    if (path.push(name) > feedLimits.depth) throw new SourceError("The feed is nested too deeply");
    if (field) append(`<${withoutPrefix(name)}>`);
    else if (item?.depth === path.length - 1) openField(name, attributes, item.found);
    else if (item?.depth === path.length - 2 && name === "name" && path.at(-2) === "author") {
      field = { name: "creator", depth: path.length, isPlain: true, text: "" };
    } else if (!item && (name === "item" || name === "entry")) {
      item = { found: { base: resolved(attributes["xml:base"], base) }, depth: path.length };
    }
  }

  function close(name: string): void {
    const depth = path.length;
    if (field && depth > field.depth) append(`</${withoutPrefix(name)}>`);
    else if (field) {
      if (item && field.text.trim()) item.found[field.name] ??= field.text;
      field = undefined;
    } else if (item?.depth === depth) {
      items.push(item.found);
      item = undefined;
    }
    path.pop();
    // What follows the end of the feed is not read.
    if (path.length === 0) parser.pause();
  }

  const withoutPrefix = (name: string) => name.replace(/^.*:/, "");
  // The prefix of the root is that of the feed's own elements.
  const local = (name: string) => name.replace(/^(?:atom|rdf|rss):/, "");
  const parser = new Parser(
    {
      onopentag: (name, attributes) => open(local(name), attributes),
      onclosetag: (name) => close(local(name)),
      ontext: (part) => append(field?.isPlain ? part.replaceAll("<", lessThan) : part),
      onprocessinginstruction(_name, data) {
        // An entity that a feed declares may expand to any size, or name a file.
        if (/<!ENTITY/i.test(data)) throw new SourceError("The feed declares entities");
      },
    },
    { xmlMode: true, lowerCaseTags: true, lowerCaseAttributeNames: true },
  );
  parser.end(text);
  if (root === undefined) throw new SourceError("The document is not a feed");
  return items;
}

/** Stands for a `<` that begins no tag until the tags are removed; no text has this control character. */
const lessThan = "\u0001";

const startOfTag =
  /<(?!!--|\/?[a-z][a-z0-9:-]*(?:\s(?:[^<>"']|"[^"]*"|'[^']*')*)?\/?>|[a-z]\w*\s+[a-z-]+\s*=[^<>]*$)/gi;

/** Returns an item as plain text; undefined without a web link, or without any words. */
function toFeedItem(source: SourceItem): FeedItem | undefined {
  const link = webLink(source.link, source.base) ?? webLink(source.guid, source.base);
  const content = toText(source.content ?? source.summary);
  const title = toText(source.title) || firstWords(content);
  if (!link || !title) return undefined;
  const date = source.published ?? source.updated;
  const pubDate = date === undefined ? undefined : firstCharacters(toText(date), 64);
  const isoDate = isoDateOf(source);
  const summary = source.content === undefined ? "" : toText(source.summary);
  return {
    title,
    link,
    ...(pubDate !== undefined && { pubDate }),
    ...(isoDate !== undefined && { isoDate }),
    contentSnippet: isShort(summary) ? summary : snippet(summary || content),
    content,
    creator: toText(source.creator) || authorName(toText(source.author)),
  };
}

function toText(html: string | undefined): string {
  return html === undefined ? "" : htmlToText(html, feedLimits.fieldCharacters);
}

function firstWords(content: string): string {
  const limit = feedLimits.untitledCharacters;
  if (content.length <= limit) return content;
  const start = firstCharacters(content, limit);
  return `${start.replace(/\s+\S*$/, "")}…`;
}

const isShort = (summary: string) =>
  summary !== "" && summary.length <= feedLimits.snippetCharacters;

function snippet(content: string): string {
  if (!content) return wordsOf("en").readMore;
  return `${firstCharacters(content, feedLimits.snippetCharacters)}...`;
}

/** Returns an author's name. RSS writes "address (name)", whose address is not published. */
function authorName(author: string): string {
  const open = author.indexOf("(");
  const close = author.indexOf(")", open);
  const name = open !== -1 && close !== -1 ? author.slice(open + 1, close) : author;
  return name.includes("@") ? "" : name.trim();
}

function webLink(text: string | undefined, base: string): string | undefined {
  const trimmed = text?.trim();
  if (!trimmed || trimmed.length > feedLimits.fieldCharacters) return undefined;
  const url = URL.parse(trimmed, base);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return undefined;
  return url.href;
}

const zone = /(?:Z|[A-Z]{2,4}|[+-]\d{2}:?\d{2})$/i;
const timeOfDay = /\d{1,2}:\d{2}/;

/** Converts a feed's date text into ISO 8601; a time without a zone is taken as UTC. */
export function parseFeedDate(text: string): string | undefined {
  const trimmed = text.trim();
  if (trimmed.length < 8 || trimmed.length > 64) return undefined;
  const isIso = /^\d{4}-/.test(trimmed);
  const needsZone = (timeOfDay.test(trimmed) || !isIso) && !zone.test(trimmed);
  const date = new Date(needsZone ? `${trimmed}${isIso ? "Z" : " GMT"}` : trimmed);
  const year = date.getUTCFullYear();
  return year >= 1990 && year <= 2200 ? date.toISOString() : undefined;
}

const inlineElements = new Set(
  "a abbr b bdi bdo cite code del dfn em font i ins kbd mark q s samp small span strong sub sup time tt u var wbr".split(
    " ",
  ),
);

const skippedElements = new Set(
  "iframe math noembed noframes noscript object script select style svg template textarea title xmp".split(
    " ",
  ),
);

/** Returns the plain text of HTML: no tag, entity or control character, spaces collapsed. */
export function htmlToText(html: string, limit: number): string {
  // Stripped twice, so that doubly escaped markup is removed too.
  const kept = html.replace(startOfTag, lessThan);
  const text = withoutTags(withoutTags(kept, true).replace(startOfTag, lessThan), false)
    .replaceAll(lessThan, "<")
    .replace(/[\p{Cc}\s]+/gu, " ")
    .trim();
  return firstCharacters(text, limit);
}

/** Returns at most `limit` characters, never ending in half a surrogate pair. */
export function firstCharacters(text: string, limit: number): string {
  return text.slice(0, limit).replace(/[\ud800-\udbff]$/, "");
}

function withoutTags(html: string, decodeEntities: boolean): string {
  let text = "";
  /** Names of the open elements, from the outermost skipped one inwards. */
  const skipped: string[] = [];
  const parser = new Parser(
    {
      onopentag(name, { alt = "" }) {
        if (skipped.length > 0 || skippedElements.has(name)) skipped.push(name);
        if (name === "img") text += emoji.test(alt) ? alt : " ";
        else if (!inlineElements.has(name)) text += " ";
      },
      ontext(part) {
        if (skipped.length === 0) text += part;
      },
      onclosetag(name) {
        if (skipped.at(-1) === name) skipped.pop();
        if (name !== "img" && !inlineElements.has(name)) text += " ";
      },
    },
    { decodeEntities },
  );
  parser.end(html);
  return text;
}

/** Blogs show emoji as images; the image's alternative text is the character. */
const emoji =
  /^(?=.*(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20e3))[\p{Emoji}\p{Emoji_Component}]{1,32}$/u;
