import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { loadSite } from "../site/loadSite.ts";
import { securityHeaders, strictHeaders } from "./securityHeaders.ts";
import { staticSite } from "./staticSite.ts";

const folder = mkdtempSync(join(tmpdir(), "site-"));
const client = join(folder, "client");
const policy = (name: string) => `default-src 'none'; script-src 'sha256-${name}'`;

const manifest = {
  pages: [
    { path: "/", file: "index.html", contentSecurityPolicy: policy("home") },
    { path: "/faqs", file: "faqs/index.html", contentSecurityPolicy: policy("faqs") },
    {
      path: "/frame",
      file: "frame.html",
      contentSecurityPolicy: "default-src 'none'; frame-ancestors 'self'",
    },
  ],
  frames: [
    {
      path: "/embed/frame/payment",
      file: "embed/frame.html",
      contentSecurityPolicy: "default-src 'none'; script-src 'self'; frame-ancestors *",
    },
  ],
  notFound: [
    { under: "/", file: "404.html", contentSecurityPolicy: policy("any") },
    { under: "/blogs/", file: "post-404.html", contentSecurityPolicy: policy("post") },
  ],
};

const files: Record<string, string> = {
  "client/index.html": "home",
  "client/faqs/index.html": `<p>${"faqs ".repeat(100)}</p>`,
  "client/frame.html": "frame",
  "client/404.html": "no page",
  "client/post-404.html": "no post",
  "client/assets/a-1x.js": "export {}",
  "client/embed/frame.html": "calculator",
  "client/embed/v1.js": "import('./assets/b-1x.js')",
  "client/embed/assets/b-1x.js": "export {}",
  "client/robots.txt": "User-agent: *",
  "secret.txt": "secret",
  "pages.json": JSON.stringify(manifest),
};

let app: FastifyInstance;

beforeAll(() => {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  const faqs = Buffer.from(files["client/faqs/index.html"] ?? "");
  writeFileSync(join(client, "faqs/index.html.br"), brotliCompressSync(faqs));
  writeFileSync(join(client, "faqs/index.html.gz"), gzipSync(faqs));
  app = Fastify();
  securityHeaders(app, strictHeaders(false));
  staticSite(app, loadSite(client));
});

afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

describe("pages", () => {
  test("a page is answered with its own policy, and asked after every time", async () => {
    const answer = await get("/");
    expect(answer.body).toBe("home");
    expect(answer.headers).toMatchObject({
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": policy("home"),
      "cache-control": "no-cache",
      "x-frame-options": "DENY",
    });
  });

  test("a page that may be framed by the site says so in both ways", async () => {
    expect((await get("/frame")).headers["x-frame-options"]).toBe("SAMEORIGIN");
  });

  test("a trailing slash leads to the one address, with the query kept", async () => {
    const answer = await get("/faqs/?q=rate");
    expect([answer.statusCode, answer.headers.location]).toEqual([308, "/faqs?q=rate"]);
  });

  test.each([
    ["/FAQs", "/faqs"],
    ["/Faqs/?q=rate", "/faqs?q=rate"],
  ])("%s leads to the address in lower case", async (url, location) => {
    const answer = await get(url);
    expect([answer.statusCode, answer.headers.location]).toEqual([308, location]);
  });

  test.each(["//evil.example/", "//evil.example/faqs/", "/%2fevil.example/", "/faqs/index.html"])(
    "%s is not found and leads nowhere",
    async (url) => {
      const answer = await get(url);
      expect([answer.statusCode, answer.headers.location]).toEqual([404, undefined]);
    },
  );

  test("an unknown path gets the not-found page of its part of the site, unindexed", async () => {
    const anywhere = await get("/nowhere");
    expect([anywhere.statusCode, anywhere.body]).toEqual([404, "no page"]);
    expect(anywhere.headers).toMatchObject({
      "content-security-policy": policy("any"),
      "x-robots-tag": "noindex",
    });
    expect((await get("/blogs/nothing")).body).toBe("no post");
    expect((await get("/Blogs/Nothing")).body).toBe("no post");
  });

  test.each([
    "/../secret.txt",
    "/..%2fsecret.txt",
    "/%2e%2e/secret.txt",
    "/..\\secret.txt",
    "/assets/../../secret.txt",
    "/%00",
    "/pages.json",
    "/faqs/index.html.br",
    "/__proto__",
  ])("%s leads out of nothing", async (url) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.body).not.toContain("secret");
  });

  test("nothing is said to be unstorable, so going back is instant", async () => {
    for (const url of ["/", "/faqs", "/nowhere", "/robots.txt"]) {
      expect((await get(url)).headers["cache-control"]).not.toContain("no-store");
    }
  });
});

describe("files", () => {
  test("a file named after its content is kept for ever", async () => {
    const { headers } = await get("/assets/a-1x.js");
    expect(headers).toMatchObject({
      "cache-control": "public, max-age=31536000, immutable",
      "content-type": "text/javascript; charset=utf-8",
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
    });
  });

  test("another file is asked after within the hour", async () => {
    expect((await get("/robots.txt")).headers["cache-control"]).toBe("public, max-age=3600");
  });
});

describe("representations", () => {
  test.each([
    ["gzip, deflate, br, zstd", "br"],
    ["gzip", "gzip"],
    ["br;q=0, gzip", "gzip"],
    ["identity", undefined],
  ])("a client that takes %s gets %s", async (accepted, coding) => {
    const { headers } = await get("/faqs", { "accept-encoding": accepted });
    expect([headers["content-encoding"], headers.vary]).toEqual([coding, "Accept-Encoding"]);
  });

  test("what the client holds already is not sent again", async () => {
    const first = await get("/faqs", { "accept-encoding": "br" });
    const etag = String(first.headers.etag);
    for (const held of [etag, `W/${etag}`, `"other", ${etag}`, "*"]) {
      const { statusCode, body, headers } = await get("/faqs", {
        "accept-encoding": "br",
        "if-none-match": held,
      });
      expect([statusCode, body, headers.etag, headers["content-encoding"]]).toEqual([
        304,
        "",
        etag,
        undefined,
      ]);
      expect(headers["content-security-policy"]).toBe(policy("faqs"));
    }
    const otherForm = await get("/faqs", { "if-none-match": etag });
    expect(otherForm.statusCode).toBe(200);
  });

  test("HEAD answers as GET does, without the body", async () => {
    const { statusCode, headers, body } = await app.inject({ method: "HEAD", url: "/faqs" });
    expect([statusCode, body]).toEqual([200, ""]);
    expect(headers["content-length"]).toBe(String(files["client/faqs/index.html"]?.length));
  });
});

describe("a site that cannot be served stops the start with a sentence", () => {
  test("not built", () => {
    expect(() => loadSite(join(folder, "none", "client"))).toThrow("The site is not built");
  });

  test.each([
    ["cannot be understood", "{"],
    ["cannot be understood", { pages: [{ path: "faqs" }], notFound: [] }],
    ["has no not-found page", { pages: [], notFound: [] }],
    [
      "names ../secret.txt",
      { pages: [], notFound: [{ ...manifest.notFound[0], file: "../secret.txt" }] },
    ],
  ])("%s", (sentence, content) => {
    const broken = mkdtempSync(join(folder, "broken-"));
    mkdirSync(join(broken, "client"));
    writeFileSync(join(broken, "client/404.html"), "");
    const text = typeof content === "string" ? content : JSON.stringify(content);
    writeFileSync(join(broken, "pages.json"), text);
    expect(() => loadSite(join(broken, "client"))).toThrow(sentence);
  });
});

describe("calculators for other sites", () => {
  const headersOf = async (url: string, from = app) => (await from.inject({ url })).headers;

  test("are scripts that any origin may load: the named one for minutes, its parts for good", async () => {
    const named = await headersOf("/embed/v1.js");
    expect(named).toMatchObject({
      "access-control-allow-origin": "*",
      "cross-origin-resource-policy": "cross-origin",
      "cache-control": "public, max-age=300",
    });
    const part = await headersOf("/embed/assets/b-1x.js");
    expect(part).toMatchObject({
      "access-control-allow-origin": "*",
      "cache-control": "public, max-age=31536000, immutable",
    });
    expect(part["set-cookie"]).toBeUndefined();
  });

  test("are frames for any page, and nothing else of the site is", async () => {
    const frame = await headersOf("/embed/frame/payment?lang=fr");
    expect(frame["content-security-policy"]).toContain("frame-ancestors *");
    expect(frame["x-frame-options"]).toBeUndefined();
    const script = await headersOf("/assets/a-1x.js");
    expect(script["access-control-allow-origin"]).toBeUndefined();
    expect(script["x-frame-options"]).toBe("DENY");
    expect((await headersOf("/"))["x-frame-options"]).toBe("DENY");
  });

  test("are frames for the named origins alone where some are named", async () => {
    const closed = Fastify();
    securityHeaders(closed, strictHeaders(false));
    staticSite(closed, loadSite(client), { embedAncestors: ["https://a.example"] });
    const { "content-security-policy": policy } = await headersOf("/embed/frame/payment", closed);
    expect(policy).toBe("default-src 'none'; script-src 'self'; frame-ancestors https://a.example");
    await closed.close();
  });

  test("answer an unknown calculator as any unknown path", async () => {
    expect((await app.inject("/embed/frame/lottery")).statusCode).toBe(404);
  });
});
