import { createHash } from "node:crypto";
import { load } from "cheerio";
import { expect, test } from "vitest";
import { contentSecurityPolicy } from "./contentSecurityPolicy.ts";

const page = load(
  `<style>a{}</style><script>a()</script><script>b()</script><script>a()</script>
  <script type="application/json">{}</script>`,
);
const none = { scripts: [], connections: [], images: [], frames: [] };
const policyOf = (hosts = {}, framedBySite = false) =>
  contentSecurityPolicy(page, {
    hosts: { ...none, ...hosts },
    framedBySite,
  });

const sha = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

test("inline code is allowed by its hash, listed once, and nothing else is", () => {
  expect(policyOf()).toContain(`script-src 'self' ${sha("a()")} ${sha("b()")};`);
  expect(policyOf()).toContain(`style-src 'self' ${sha("a{}")};`);
  expect(policyOf()).not.toMatch(/unsafe|https:/);
});

test("external hosts appear only in their own directives", () => {
  const policy = policyOf({ frames: ["https://forms.example"] });
  expect(policy).toContain("frame-src 'self' https://forms.example;");
});

test("only pages that the site frames may be framed", () => {
  expect(policyOf()).toContain("frame-ancestors 'none'");
  expect(policyOf({}, true)).toContain("frame-ancestors 'self'");
});
