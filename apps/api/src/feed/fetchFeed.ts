import type { FeedItem } from "@simcoe/contracts";
import { decodeXml } from "./decodeXml.ts";
import { FeedError } from "./FeedError.ts";
import { FeedReader } from "./FeedReader.ts";
import { feedLimits } from "./feedLimits.ts";
import { toFeedItem } from "./toFeedItem.ts";

const requestHeaders = {
  accept: "application/rss+xml, application/atom+xml, application/xml;q=0.9, text/xml;q=0.8",
  "user-agent": "simcoe-feed",
};

/** The newest items of the feed at `url`, newest first. Never follows a redirect. */
export async function fetchFeed(url: string, signal: AbortSignal): Promise<FeedItem[]> {
  const response = await fetch(url, { redirect: "manual", headers: requestHeaders, signal });
  if (response.status !== 200 || !response.body) {
    await response.body?.cancel();
    throw new FeedError(`The feed source answered ${response.status}`);
  }
  const sourceItems = await readItems(response.body, response.headers.get("content-type") ?? "");
  return sourceItems
    .flatMap((item) => toFeedItem(item, url) ?? [])
    .sort((a, b) => (b.isoDate ?? "").localeCompare(a.isoDate ?? ""));
}

async function readItems(body: ReadableStream<Uint8Array>, contentType: string) {
  const reader = new FeedReader();
  const limited = limitBytes(body);
  for await (const text of decodeXml(limited, contentType)) {
    reader.write(text);
    if (reader.isFull) return reader.items;
  }
  reader.close();
  return reader.items;
}

/** Leaving the loop, here or in the caller, cancels the download. */
async function* limitBytes(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  let total = 0;
  for await (const chunk of body) {
    total += chunk.byteLength;
    if (total > feedLimits.bodyBytes) throw new FeedError("The feed is too large");
    yield chunk;
  }
}
