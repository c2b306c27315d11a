import underPressure from "@fastify/under-pressure";
import Fastify from "fastify";
import { afterAll, describe, expect, onTestFinished, test } from "vitest";
import { files, policy, serveSmallSite, writeSmallSite } from "../../testing/smallSite.ts";
import { loadBuiltSite } from "./loadBuiltSite.ts";
import { staticSite } from "./staticSite.ts";

const { app, stop } = serveSmallSite();
afterAll(stop);

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

describe("pages", () => {
  test("a page has its own policy and no-cache", async () => {
    const answer = await get("/");
    expect(answer.body).toBe("home");
    expect(answer.headers).toMatchObject({
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": policy("home"),
      "cache-control": "no-cache",
      "x-frame-options": "DENY",
    });
  });

  test("a page has no opener policy, for which a browser would start a second process", async () => {
    expect((await get("/")).headers).not.toHaveProperty("cross-origin-opener-policy");
  });

  test("a page that the site may frame has X-Frame-Options: SAMEORIGIN", async () => {
    expect((await get("/frame")).headers["x-frame-options"]).toBe("SAMEORIGIN");
  });

  test("a trailing slash redirects to the canonical URL and keeps the query", async () => {
    const answer = await get("/faqs/?q=rate");
    expect([answer.statusCode, answer.headers.location]).toEqual([308, "/faqs?q=rate"]);
  });

  test.each([
    ["/FAQs", "/faqs"],
    ["/Faqs/?q=rate", "/faqs?q=rate"],
  ])("%s redirects to lower case", async (url, location) => {
    const answer = await get(url);
    expect([answer.statusCode, answer.headers.location]).toEqual([308, location]);
  });

  test.each(["//evil.example/", "//evil.example/faqs/", "/%2fevil.example/", "/faqs/index.html"])(
    "%s gets 404 without a redirect",
    async (url) => {
      const answer = await get(url);
      expect([answer.statusCode, answer.headers.location]).toEqual([404, undefined]);
    },
  );

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

describe("files", () => {
  test("a file with a content hash is immutable", async () => {
    const { headers } = await get("/assets/a-1x.js");
    expect(headers).toMatchObject({
      "cache-control": "public, max-age=31536000, immutable",
      "content-type": "text/javascript; charset=utf-8",
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
    });
  });

  test("a file has no header that only a document obeys, and still states its type strictly", async () => {
    const { headers } = await get("/robots.txt");
    expect(headers).toMatchObject({
      "cross-origin-resource-policy": "same-origin",
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
    });
    for (const name of ["permissions-policy", "cross-origin-opener-policy", "referrer-policy"])
      expect(headers).not.toHaveProperty(name);
    expect((await get("/")).headers).toHaveProperty("permissions-policy");
  });

  test("other files are cached for an hour", async () => {
    expect((await get("/robots.txt")).headers["cache-control"]).toBe("public, max-age=3600");
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
