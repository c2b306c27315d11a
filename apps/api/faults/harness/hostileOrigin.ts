import { createServer, type ServerResponse } from "node:http";
import { brotliCompressSync, gzipSync } from "node:zlib";

// Runs in its own process, so that its time and memory do not count as the feed reader's.

const item = (title: string, link = "https://blog.example/p") =>
  `<item><title>${title}</title><link>${link}</link></item>`;
const good = `<rss><channel>${item("Good")}</channel></rss>`;
const entities = Array.from(
  { length: 12 },
  (_, level) => `<!ENTITY e${level} "${level ? `&e${level - 1};`.repeat(10) : "boom"}">`,
);

function stream(response: ServerResponse, next: () => string | undefined): void {
  const write = () => {
    for (let text = next(); text !== undefined; text = next()) {
      if (!response.write(text)) {
        response.once("drain", write);
        return;
      }
    }
    response.end();
  };
  write();
}

function repeat(start: string, chunk: string): () => string {
  let isFirst = true;
  return () => {
    const text = isFirst ? start + chunk : chunk;
    isFirst = false;
    return text;
  };
}

const spaces = `<rss>${" ".repeat(64 * 1024 * 1024)}`;
const compressed = (coding: string, body: Buffer) => (response: ServerResponse) =>
  response.writeHead(200, { "content-encoding": coding }).end(body);
const text =
  (body: string | Buffer, type = "application/rss+xml") =>
  (response: ServerResponse) =>
    response.writeHead(200, { "content-type": type }).end(body);
const redirect = (to: string) => (response: ServerResponse) =>
  response.writeHead(302, { location: to }).end();

let hits = 0;
let isFriendly = true;

const kinds: Record<string, (response: ServerResponse) => unknown> = {
  hang: () => {},
  "headers only": (response) => response.writeHead(200).flushHeaders(),
  drip: (response) => {
    const timer = setInterval(() => response.write("<"), 1_000);
    response.writeHead(200).on("close", () => clearInterval(timer));
  },
  endless: (response) => stream(response, repeat("<rss>", " ".repeat(65_536))),
  "endless name": (response) => stream(response, repeat("<", "a".repeat(65_536))),
  "gzip bomb": compressed("gzip", gzipSync(spaces)),
  "brotli bomb": compressed("br", brotliCompressSync(Buffer.from(spaces))),
  "bomb in a bomb": compressed("gzip, gzip", gzipSync(gzipSync(spaces))),
  "false gzip": compressed("gzip", Buffer.from(good)),
  "entity bomb": text(`<!DOCTYPE rss [${entities.join("")}]><rss>&e11;</rss>`),
  "outside entity": text('<!DOCTYPE rss [<!ENTITY x SYSTEM "file:///etc/passwd">]><rss>&x;</rss>'),
  "deep nesting": text("<rss>".repeat(200_000)),
  "many attributes": text(
    `<rss ${Array.from({ length: 100_000 }, (_, index) => `a${index}="x"`).join(" ")}><b></rss>`,
  ),
  html: text("<!doctype html><html><body>Sign in</body></html>", "text/html"),
  "unknown charset": text(good, "text/xml; charset=klingon"),
  "redirect inside": redirect("/target"),
  "redirect loop": redirect("/redirect%20loop"),
  "server error": (response) => response.writeHead(500).end(good),
  "cut off": (response) => response.writeHead(200).write("<rss><item>", () => response.destroy()),
  "wrong charset": text(
    Buffer.from(`<rss>${item("Caf\xe9")}</rss>`, "latin1"),
    "text/xml; charset=utf-8",
  ),
  "scripts and endless items": (response) =>
    stream(
      response,
      repeat(
        `<rss>${item("Bad link", "javascript:alert(1)")}`,
        item(`<![CDATA[Good<script>alert(1)</script>${"x".repeat(9_000)}]]>`),
      ),
    ),
};

const server = createServer((request, response) => {
  const path = decodeURIComponent(request.url ?? "").slice(1);
  if (path === "kinds") return response.end(JSON.stringify(Object.keys(kinds)));
  if (path === "hits") return response.end(String(hits));
  if (path === "turn") {
    isFriendly = false;
    return response.end();
  }
  if (path === "turning") return isFriendly ? text(good)(response) : undefined;
  if (path === "target") hits += 1;
  kinds[path]?.(response);
});

server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  process.send?.(typeof address === "object" && address ? address.port : 0);
});
