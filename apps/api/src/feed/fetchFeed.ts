import type { FeedItem } from "@mortgage-kit/contracts";
import { decodeXml } from "./decodeXml.ts";
import { FeedError } from "./FeedError.ts";
import { FeedReader } from "./FeedReader.ts";
import { feedLimits } from "./feedLimits.ts";
import { toFeedItem } from "./toFeedItem.ts";

const requestHeaders = {
  accept: "application/rss+xml, application/atom+xml, application/xml;q=0.9, text/xml;q=0.8",
  "user-agent": "mortgage-site-feed",
};

/** Fetches the newest items of the feed at `url`, newest first. Never follows a redirect. */
export async function fetchFeed(url: string, signal: AbortSignal): Promise<FeedItem[]> {
  const sourceItems = await readSource(url, signal).catch((error: unknown) => {
    if (error instanceof FeedError) throw error;
    if (signal.aborted) throw signal.reason;
    throw new FeedError(`The feed source cannot be read (${reasonOf(error)})`, { cause: error });
  });
  return sourceItems
    .flatMap((item) => toFeedItem(item, url) ?? [])
    .sort((a, b) => (b.isoDate ?? "").localeCompare(a.isoDate ?? ""));
}

/** Returns the cause of a failed fetch, which is one level below its error. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  if (!(cause instanceof Error)) return String(cause);
  return "code" in cause ? String(cause.code) : cause.message;
}

async function readSource(url: string, signal: AbortSignal) {
  const response = await fetch(url, { redirect: "manual", headers: requestHeaders, signal });
  if (response.status !== 200 || !response.body) {
    await response.body?.cancel();
    throw new FeedError(`The feed source answered ${response.status}${redirection(response, url)}`);
  }
  const reader = new FeedReader();
  const contentType = response.headers.get("content-type") ?? "";
  for await (const text of decodeXml(limitBytes(response.body), contentType)) {
    reader.write(text);
    if (reader.isFull) return reader.items;
  }
  reader.close();
  return reader.items;
}

/** Returns the target of a redirect without its query, which may hold a secret. */
function redirection({ status, headers }: Response, url: string): string {
  const target = URL.parse(headers.get("location") ?? "", url);
  if (status < 300 || status > 399 || !target) return "";
  return ` and redirects to ${target.origin}${target.pathname.slice(0, 200)}, which is not followed: set BLOG_FEED_URL to it`;
}

/**
 * Yields chunks up to the size limit. Leaving the loop, here or in the caller, cancels the
 * download.
 */
async function* limitBytes(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  let total = 0;
  for await (const chunk of body) {
    total += chunk.byteLength;
    if (total > feedLimits.bodyBytes) throw new FeedError("The feed is too large");
    yield chunk;
  }
}
