import { wordsOf } from "@mortgage-kit/content/words";
import type { FeedItem } from "@mortgage-kit/contracts";
import { feedLimits } from "./feedLimits.ts";
import type { SourceItem } from "./feedVocabulary.ts";
import { firstCharacters, htmlToText } from "./htmlToText.ts";

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

/**
 * Returns the item for visitors, all plain text; undefined without a web link, or without any
 * words.
 */
export function toFeedItem(source: SourceItem, feedUrl: string): FeedItem | undefined {
  const link = webLink(source.link, feedUrl) ?? webLink(source.guid, feedUrl);
  const content = toText(source.content ?? source.summary);
  const title = toText(source.title) || firstWords(content);
  if (!link || !title) return undefined;
  const date = source.published ?? source.updated;
  const pubDate = date === undefined ? undefined : firstCharacters(toText(date), 64);
  const isoDate = date === undefined ? undefined : parseFeedDate(date);
  return {
    title,
    link,
    ...(pubDate !== undefined && { pubDate }),
    ...(isoDate !== undefined && { isoDate }),
    contentSnippet: snippet(content),
    content,
    creator: toText(source.creator) || authorName(toText(source.author)),
  };
}

function toText(html: string | undefined): string {
  return html === undefined ? "" : htmlToText(html, feedLimits.fieldCharacters);
}

/** Returns the title of a post without one: its first words. */
function firstWords(content: string): string {
  const limit = feedLimits.untitledCharacters;
  if (content.length <= limit) return content;
  const start = firstCharacters(content, limit);
  return `${start.replace(/\s+\S*$/, "")}…`;
}

function snippet(content: string): string {
  if (!content) return wordsOf("en").readMore;
  return `${firstCharacters(content, feedLimits.snippetCharacters)}...`;
}

/**
 * Returns the name of an author. RSS writes "address (name)"; the address is not for publishing.
 */
function authorName(author: string): string {
  const name = /\(([^)]+)\)/.exec(author)?.[1] ?? author;
  return name.includes("@") ? "" : name.trim();
}

function webLink(text: string | undefined, base: string): string | undefined {
  const trimmed = text?.trim();
  if (!trimmed || trimmed.length > feedLimits.fieldCharacters) return undefined;
  const url = URL.parse(trimmed, base);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return undefined;
  return url.href;
}
