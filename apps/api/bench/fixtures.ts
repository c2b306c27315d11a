import { mkdtempSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";

export const newFolder = () => mkdtempSync(join(tmpdir(), "bench-"));

/** Returns a page about as large as a prerendered one. */
export function pageOfWords(): Buffer {
  const words = Array.from({ length: 1_800 }, (_, index) => `word${(index * 7_919) % 997}`);
  return Buffer.from(`<!doctype html><title>Page</title><p>${words.join(" ")}</p>`);
}

const item = (index: number) =>
  `<item><title>Post ${index}</title><link>https://blog.example/${index}</link>` +
  `<pubDate>Tue, ${10 + index} Jun 2025 10:00:00 GMT</pubDate>` +
  `<description>${`Words of post ${index}. `.repeat(60)}</description></item>`;

/** Starts a blog that responds, and a webhook receiver that never does. */
export async function startPeers() {
  const rss = `<rss><channel>${Array.from({ length: 10 }, (_, index) => item(index)).join("")}</channel></rss>`;
  const server = createServer((request, response) => {
    if (request.url === "/feed") response.end(rss);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
  return {
    feedUrl: `${origin}/feed`,
    webhookUrl: `${origin}/leads`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
