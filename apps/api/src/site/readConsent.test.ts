import { consentFor } from "@mortgage-kit/contracts";
import { expect, test } from "vitest";
import type { BuiltSite } from "./loadBuiltSite.ts";
import { readConsent } from "./readConsent.ts";
import { createRepresentation } from "./representation.ts";

function siteWith(html: string): BuiltSite {
  const body = createRepresentation({
    type: "text/html",
    cacheControl: "no-cache",
    bytes: Buffer.from(html),
  });
  const page = { body, contentSecurityPolicy: "default-src 'none'" };
  return {
    pages: new Map([["/application", page]]),
    frames: new Map(),
    files: new Map(),
    notFoundPage: () => page,
  };
}

const record = consentFor({
  terms: { href: "https://legal.example/t?a=1&b=2", version: `it's "final"` },
  privacy: {},
  disclosure: {},
});

test("the consent record is read exactly, for any characters", () => {
  const written = JSON.stringify(record)
    .replaceAll("&", "&amp;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#x27;");
  expect(readConsent(siteWith(`<form method="post" data-consent="${written}">`))).toEqual(record);
});

test("a site without the form has no record, and an invalid record is a settings error", () => {
  expect(readConsent(siteWith("<p>"))).toBeUndefined();
  expect(() => readConsent(siteWith('<form data-consent="{}">'))).toThrow("build the site again");
});
