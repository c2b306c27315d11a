import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { contentSecurityPolicy } from "./contentSecurityPolicy.ts";

const none = { scripts: [], connections: [], images: [], frames: [] };
const policyOf = (hosts = {}, framedBySite = false) =>
  contentSecurityPolicy([{ scripts: ["a()", "b()"] }, { styles: ["a{}"], scripts: ["a()"] }], {
    hosts: { ...none, ...hosts },
    framedBySite,
  });

const sha = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

test("what is inline is named by its hash, once, and nothing else is allowed", () => {
  expect(policyOf()).toContain(`script-src 'self' ${sha("a()")} ${sha("b()")};`);
  expect(policyOf()).toContain(`style-src 'self' ${sha("a{}")};`);
  expect(policyOf()).not.toMatch(/unsafe|https:/);
});

test("outside hosts appear only where they are given", () => {
  const policy = policyOf({ frames: ["https://forms.example"] });
  expect(policy).toContain("frame-src 'self' https://forms.example;");
});

test("only a page that the site itself frames may be framed", () => {
  expect(policyOf()).toContain("frame-ancestors 'none'");
  expect(policyOf({}, true)).toContain("frame-ancestors 'self'");
});
