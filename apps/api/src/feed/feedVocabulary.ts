import type { SaxesTagNS } from "saxes";

/** One item as the source wrote it. Title, content, summary, creator and author hold HTML. */
export type SourceItem = Partial<Record<SourceField, string>>;

export type SourceField =
  | "title"
  | "content"
  | "summary"
  | "creator"
  | "author"
  | "link"
  | "guid"
  | "published"
  | "updated";

const atom = "http://www.w3.org/2005/Atom";
const rss1 = "http://purl.org/rss/1.0/";
const dublinCore = "http://purl.org/dc/elements/1.1/";

/** Returns an element's name with its namespace; RSS 0.9x and 2.0 have none. */
export function qualifiedName({ uri, local }: SaxesTagNS): string {
  return `${uri} ${local}`;
}

export const rootNames = new Set([
  " rss",
  `${atom} feed`,
  "http://www.w3.org/1999/02/22-rdf-syntax-ns# RDF",
]);
export const itemNames = new Set([" item", `${rss1} item`, `${atom} entry`]);
export const atomLink = `${atom} link`;
export const atomAuthor = `${atom} author`;
export const atomAuthorName = `${atom} name`;

export const fieldNames = new Map<string, SourceField>([
  [" title", "title"],
  [" link", "link"],
  [" guid", "guid"],
  [" description", "summary"],
  [" pubDate", "published"],
  [" author", "author"],
  [`${rss1} title`, "title"],
  [`${rss1} link`, "link"],
  [`${rss1} description`, "summary"],
  ["http://purl.org/rss/1.0/modules/content/ encoded", "content"],
  [`${dublinCore} creator`, "creator"],
  [`${dublinCore} date`, "updated"],
  [`${atom} title`, "title"],
  [`${atom} published`, "published"],
  [`${atom} updated`, "updated"],
  [`${atom} summary`, "summary"],
  [`${atom} content`, "content"],
]);

/**
 * Returns true for an element of plain text; in RSS, and where Atom declares it, the text is HTML.
 */
export function holdsPlainText({ uri, attributes }: SaxesTagNS): boolean {
  const type = attributes.type?.value ?? "text";
  return uri === atom && type !== "html" && type !== "text/html";
}
