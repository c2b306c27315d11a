import { expect, test } from "vitest";
import { gradeHeaders } from "../bench/gradeHeaders.ts";
import { buildApp } from "../src/app.ts";
import type { BuiltSite, Page } from "../src/site/loadBuiltSite.ts";
import { createRepresentation } from "../src/site/representation.ts";
import { brokerages } from "../testing/brokerage.ts";

const hash = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";
const strictPolicy = [
  "default-src 'none'",
  `script-src 'self' ${hash}`,
  `style-src 'self' ${hash}`,
  "img-src 'self' https://videos.example",
  "frame-src https://forms.example",
  "connect-src 'self'",
  "font-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join("; ");

function page(contentSecurityPolicy: string): Page {
  const html = '<!doctype html><title>T</title><script type="module" src="/assets/a.js"></script>';
  const body = createRepresentation({
    type: "text/html; charset=utf-8",
    cacheControl: "no-cache",
    bytes: Buffer.from(html),
  });
  return { body, contentSecurityPolicy };
}

const site: BuiltSite = {
  pages: new Map([
    ["/", page(strictPolicy)],
    ["/unsafe", page("default-src *; script-src 'unsafe-inline'")],
  ]),
  files: new Map(),
  frames: new Map(),
  notFoundPage: () => page(strictPolicy),
};

const app = await buildApp({
  brokerages,
  leads: {
    accept: () => Promise.reject(new Error("not used")),
    replayOf: async () => undefined,
    addDetails: async () => ({ outcome: "removed" }),
    check: async () => {},
  },
  isBehindTls: true,
  corsOrigins: ["https://partner.example"],
  site,
});

test.each([
  "/",
  "/nowhere",
  "/%zz",
  "/healthz",
  "/readyz",
  "/api/wordpress-feed",
  "/api/openapi.json",
  "/api/nowhere",
])("Mozilla's scorer gives %s an A+", async (path) => {
  expect(await gradeHeaders(app, path)).toMatchObject({ grade: "A+", lost: [] });
});

test("a weak policy gets a lower grade", async () => {
  const { grade, lost } = await gradeHeaders(app, "/unsafe");
  expect(grade).not.toBe("A+");
  expect(lost).toContain("csp-implemented-with-unsafe-inline");
});

test("no response sets a cookie", async () => {
  for (const path of ["/", "/nowhere", "/api/wordpress-feed"]) {
    expect((await app.inject(path)).headers).not.toHaveProperty("set-cookie");
  }
});
