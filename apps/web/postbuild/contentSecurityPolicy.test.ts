import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { contentSecurityPolicy } from "./contentSecurityPolicy.ts";

const none = { scripts: [], connections: [], images: [], frames: [] };
const policyOf = (html: string, hosts = {}) =>
  contentSecurityPolicy(html, { hosts: { ...none, ...hosts }, framedBySite: false });

const sha = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

test("inline scripts and styles are named by their hashes, data blocks are not", () => {
  const script = "window.__reactRouterContext = {}";
  const policy = policyOf(
    `<style>a{}</style><script>${script}</script><script type="application/ld+json">{}</script>`,
  );
  expect(policy).toContain(`script-src 'self' ${sha(script)};`);
  expect(policy).toContain(`style-src 'self' ${sha("a{}")};`);
  expect(policy).not.toContain("unsafe-inline");
});

test("a script of unknown shape and a style attribute fail the build", () => {
  expect(() => policyOf("<script>alert(1)</script>")).toThrow("unknown shape: alert(1)");
  expect(() => policyOf('<p style="color:red">x</p>')).toThrow("style attribute");
});

test("outside hosts appear only where they are given", () => {
  expect(policyOf("")).not.toContain("https:");
  expect(policyOf("", { frames: ["https://forms.example"] })).toContain(
    "frame-src 'self' https://forms.example;",
  );
});

test("only a page that the site itself frames may be framed", () => {
  expect(policyOf("")).toContain("frame-ancestors 'none'");
  const framed = contentSecurityPolicy("", { hosts: none, framedBySite: true });
  expect(framed).toContain("frame-ancestors 'self'");
});
