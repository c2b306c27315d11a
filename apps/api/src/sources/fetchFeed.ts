import type { FeedItem } from "@mortgage-kit/contracts";
import { feedLimits, readBody, SourceError } from "./cachedSource.ts";

const requestHeaders = {
  accept: "application/rss+xml, application/atom+xml, application/xml;q=0.9, text/xml;q=0.8",
  "user-agent": "mortgage-site-feed",
};

/** Fetches the newest items of the feed at `url`, newest first. Never follows a redirect. */
export async function fetchFeed(url: string, signal: AbortSignal): Promise<FeedItem[]> {
  const text = await readSource(url, signal).catch((error: unknown) => {
    if (error instanceof SourceError) throw error;
    if (signal.aborted) throw signal.reason;
    throw new SourceError(`The feed source cannot be read (${reasonOf(error)})`, { cause: error });
  });
  // Loaded with the first request, so that startup does not wait for the parser.
  const { readFeed } = await import("./readFeed.ts");
  return readFeed(text, url);
}

/** Returns the cause of a failed fetch, which is one level below its error. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  if (!(cause instanceof Error)) return String(cause);
  return "code" in cause ? String(cause.code) : cause.message;
}

async function readSource(url: string, signal: AbortSignal): Promise<string> {
  const response = await fetch(url, { redirect: "manual", headers: requestHeaders, signal });
  if (response.status !== 200 || !response.body) {
    await response.body?.cancel();
    throw new SourceError(
      `The feed source answered ${response.status}${redirection(response, url)}`,
    );
  }
  const { bytes, isCut } = await readBody(response, feedLimits.bodyBytes);
  const text = decodeXml(bytes, response.headers.get("content-type") ?? "");
  return isCut ? upToLastItem(text) : text;
}

/** Returns the target of a redirect without its query, which may hold a secret. */
function redirection({ status, headers }: Response, url: string): string {
  const target = URL.parse(headers.get("location") ?? "", url);
  if (status < 300 || status > 399 || !target) return "";
  return ` and redirects to ${target.origin}${target.pathname.slice(0, 200)}, which is not followed: set BLOG_FEED_URL to it`;
}

function upToLastItem(text: string): string {
  const end = Math.max(text.lastIndexOf("</item>"), text.lastIndexOf("</entry>"));
  if (end === -1) throw new SourceError("The feed is too large");
  return text.slice(0, end + "</entry>".length);
}

/** Decodes an XML document's bytes: byte-order mark, then HTTP header, then declaration, else UTF-8. */
export function decodeXml(bytes: Uint8Array, contentType: string): string {
  const start = Buffer.from(bytes.subarray(0, 1_024)).toString("latin1");
  const label =
    byteOrder.find(([mark]) => mark.test(start))?.[1] ??
    /;\s*charset\s*=\s*"?([\w.:-]+)/i.exec(contentType)?.[1] ??
    /<\?xml[^>]*?\sencoding\s*=\s*["']([\w.:-]+)/.exec(start)?.[1] ??
    "utf-8";
  try {
    return new TextDecoder(label).decode(bytes);
  } catch {
    throw new SourceError("The feed uses a character set that is not known");
  }
}

const byteOrder: readonly (readonly [RegExp, string])[] = [
  [/^\xef\xbb\xbf/, "utf-8"],
  [/^(?:\xff\xfe|<\0)/, "utf-16le"],
  [/^(?:\xfe\xff|\0<)/, "utf-16be"],
];
