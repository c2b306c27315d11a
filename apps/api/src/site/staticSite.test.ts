import underPressure from "@fastify/under-pressure";
import Fastify from "fastify";
import { afterAll, describe, expect, onTestFinished, test } from "vitest";
import { files, policy, serveSmallSite, writeSmallSite } from "../../testing/smallSite.ts";
import { loadBuiltSite } from "./loadBuiltSite.ts";
import { acceptedCodings } from "./representation.ts";
import { staticSite } from "./staticSite.ts";

const { app, stop } = serveSmallSite();
afterAll(stop);

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

/** Headers of responses: what each has, and what it lacks. */
test.each<[what: string, url: string, has: object, lacks: string[]]>([
  [
    // For an opener policy a browser would start a second process.
    "a page has its own policy and no-cache, and no opener policy",
    "/",
    {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": policy("home"),
      "cache-control": "no-cache",
      "x-frame-options": "DENY",
      "permissions-policy": expect.anything(),
    },
    ["cross-origin-opener-policy"],
  ],
  ["the site may frame a page that says so", "/frame", { "x-frame-options": "SAMEORIGIN" }, []],
  [
    "a file with a content hash is immutable, and for this site alone",
    "/assets/a-1x.js",
    {
      "cache-control": "public, max-age=31536000, immutable",
      "content-type": "text/javascript; charset=utf-8",
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
      "x-frame-options": "DENY",
    },
    ["access-control-allow-origin"],
  ],
  [
    "another file is cached for an hour, states its type strictly, and has no header that only a document obeys",
    "/robots.txt",
    {
      "cache-control": "public, max-age=3600",
      "cross-origin-resource-policy": "same-origin",
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
    },
    ["permissions-policy", "cross-origin-opener-policy", "referrer-policy"],
  ],
  [
    "the embed's loader is for any origin, and cached for minutes",
    "/embed/v1.js",
    {
      "access-control-allow-origin": "*",
      "cross-origin-resource-policy": "cross-origin",
      "cache-control": "public, max-age=300",
    },
    [],
  ],
  [
    "its chunks are for any origin, and immutable",
    "/embed/assets/b-1x.js",
    {
      "access-control-allow-origin": "*",
      "cache-control": "public, max-age=31536000, immutable",
    },
    ["set-cookie"],
  ],
  [
    "any page may frame a calculator",
    "/embed/frame/payment?lang=fr",
    { "content-security-policy": expect.stringContaining("frame-ancestors *") },
    ["x-frame-options"],
  ],
])("%s", async (_, url, has, lacks) => {
  const { headers } = await get(url);
  expect(headers).toMatchObject(has);
  for (const name of lacks) expect(headers).not.toHaveProperty(name);
});

test("calculators may be framed only by the configured origins", async () => {
  const closed = serveSmallSite({ embedAncestors: ["https://a.example"] });
  onTestFinished(closed.stop);
  const { headers } = await closed.app.inject("/embed/frame/payment");
  expect(headers["content-security-policy"]).toBe(
    "default-src 'none'; script-src 'self'; frame-ancestors https://a.example",
  );
});

describe("pages", () => {
  test.each([
    ["/faqs/?q=rate", 308, "/faqs?q=rate"],
    ["/FAQs", 308, "/faqs"],
    ["/Faqs/?q=rate", 308, "/faqs?q=rate"],
    ["//evil.example/", 404, undefined],
    ["//evil.example/faqs/", 404, undefined],
    ["/%2fevil.example/", 404, undefined],
    ["/faqs/index.html", 404, undefined],
    ["/embed/frame/lottery", 404, undefined],
  ])("%s gets %i and is redirected to %s", async (url, status, location) => {
    const answer = await get(url);
    expect([answer.statusCode, answer.headers.location]).toEqual([status, location]);
  });

  test("an unknown path gets the not-found page of its section, with noindex", async () => {
    const anywhere = await get("/nowhere");
    expect([anywhere.statusCode, anywhere.body]).toEqual([404, "no page"]);
    expect(anywhere.headers).toMatchObject({
      "content-security-policy": policy("any"),
      "x-robots-tag": "noindex",
    });
    expect((await get("/blogs/nothing")).body).toBe("no post");
    expect((await get("/Blogs/Nothing/")).body).toBe("no post");
    expect((await get("/blogs/nothing/extra")).body).toBe("no page");
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
  ])("%s does not leave the site's folder", async (url) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.body).not.toContain("secret");
  });

  test("no response has no-store, so that the back/forward cache works", async () => {
    for (const url of ["/", "/faqs", "/nowhere", "/robots.txt"]) {
      expect((await get(url)).headers["cache-control"]).not.toContain("no-store");
    }
  });
});

describe("representations", () => {
  test.each([
    ["gzip, deflate, br, zstd", "br"],
    ["gzip", "gzip"],
    ["br;q=0, gzip", "gzip"],
    ["identity", undefined],
  ])("a client that accepts %s gets %s", async (accepted, coding) => {
    const { headers } = await get("/faqs", { "accept-encoding": accepted });
    expect([headers["content-encoding"], headers.vary]).toEqual([coding, "Accept-Encoding"]);
  });

  test("a matching ETag gets 304", async () => {
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

  test("HEAD has the headers of GET, without a body", async () => {
    const { statusCode, headers, body } = await app.inject({ method: "HEAD", url: "/faqs" });
    expect([statusCode, body]).toEqual([200, ""]);
    expect(headers["content-length"]).toBe(String(files["client/faqs/index.html"]?.length));
  });
});

test("under load pages and files are served, and the API sheds requests", async () => {
  const { client, remove } = writeSmallSite();
  const loaded = Fastify();
  onTestFinished(async () => {
    await loaded.close();
    remove();
  });
  await loaded.register(underPressure, {
    healthCheck: async () => false,
    healthCheckInterval: 1e9,
  });
  staticSite(loaded, loadBuiltSite(client));
  loaded.get("/api/anything", async () => "answer");
  const statuses = ["/", "/assets/a-1x.js", "/api/anything"].map(
    async (url) => (await loaded.inject(url)).statusCode,
  );
  expect(await Promise.all(statuses)).toEqual([200, 200, 503]);
});

test.each([
  ["gzip, deflate, br, zstd", ["br", "gzip"]],
  ["gzip, br", ["br", "gzip"]],
  ["GZIP", ["gzip"]],
  ["br;q=0, gzip;q=0.5", ["gzip"]],
  ["*", ["br", "gzip"]],
  ["*;q=0", []],
  ["*, br;q=0.0", ["gzip"]],
  ["identity", []],
  ["", []],
  ["br;q=nonsense", []],
  [undefined, []],
])("Accept-Encoding %s allows %j", (header, codings) => {
  expect(acceptedCodings(header)).toEqual(codings);
});
