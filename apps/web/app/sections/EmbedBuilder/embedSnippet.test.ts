import { load } from "cheerio";
import fc from "fast-check";
import { expect, test } from "vitest";
import { type EmbedChoice, nothingChosen } from "./EmbedChoice.ts";
import { embedSnippet, framePath, policyFor } from "./embedSnippet.ts";

const source = {
  siteUrl: "https://mortgages.example",
  brokerage: { name: "Example Mortgages", licence: "FSRA #00000" },
  loader: { path: "assets/v1-x.js", integrity: "sha384-loader" },
  frameHeight: { path: "assets/frame-height-x.js", integrity: "sha384-height" },
  themeParameters: {
    action: ["--ui-background-action"],
    corner: ["--ui-radius-small", "--ui-radius-large"],
  },
  reservedHeights: { payment: { full: 1120, compact: 660 } },
};
const payment = { title: "Versement hypothécaire", route: "/resources/payment-calculator" };
const choice: EmbedChoice = { ...nothingChosen, language: "fr" };
const snippet = (changed: Partial<EmbedChoice> = {}) =>
  embedSnippet({ ...choice, ...changed }, source, payment);

const owner = { brokerage: "Example Mortgages", licence: "FSRA #00000" };
const place = { province: "NS", municipality: "halifax" };
const look = { action: "#005a9c" };

test.each<[name: string, changed: Partial<EmbedChoice>, text: string]>([
  ["the owner", owner, 'brokerage="Example Mortgages"\n  licence="FSRA #00000"'],
  ["the place", place, 'province="NS"\n  municipality="halifax"'],
  [
    "a link to the page in its language",
    { language: "en" },
    '<a href="https://mortgages.example/resources/payment-calculator">',
  ],
  ["less height where it is compact", { isCompact: true }, "min-height:660px"],
  [
    "theme values as custom properties, without empty ones",
    { look: { action: " #005a9c ", corner: "0px", surface: "" } },
    'style="display:block;min-height:1120px;--ui-background-action:#005a9c;--ui-radius-small:0px;--ui-radius-large:0px"',
  ],
])("the element has %s", (_, changed, text) => {
  expect(snippet(changed)).toContain(text);
});

test.each<[name: string, changed: Partial<EmbedChoice>, path: string]>([
  ["the owner", owner, "?lang=fr&brokerage=Example+Mortgages&licence=FSRA+%2300000"],
  ["the place", place, "?lang=fr&province=NS&municipality=halifax"],
  ["the encoded options", { look, isCompact: true }, "?lang=fr&compact=&action=%23005a9c"],
])("the frame's URL has %s", (_, changed, query) => {
  expect(framePath({ ...choice, ...changed })).toBe(`/embed/frame/payment${query}`);
});

test("the element has the rates of its brokerage, and never those of another", () => {
  const named = { ...choice, brokerage: "Example Mortgages" };
  const own = { ...source, rates: "/rates.json" };
  expect(embedSnippet(named, own, payment)).toContain(
    'rates="https://mortgages.example/rates.json"',
  );
  expect(policyFor({ ...named, hasPolicy: true }, own).policy).toBe(
    "script-src https://mortgages.example;\nconnect-src https://mortgages.example",
  );
  expect(embedSnippet({ ...named, brokerage: "Others" }, own, payment)).not.toContain("rates");
  expect(embedSnippet(named, source, payment)).not.toContain("rates");
});

test("a page reads every name from the snippet as it was written", () => {
  const sign = fc.constantFrom(..."&<>'\"éÉ李 abc;", "&amp;", "</a>", "<!--");
  const name = fc
    .string({ unit: sign, maxLength: 60 })
    .map((text) => text.trim())
    .filter((text) => text !== "");
  fc.assert(
    fc.property(name, name, (brokerage, licence) => {
      const attributes = load(snippet({ brokerage, licence }))("mortgage-calculator").attr();
      expect(attributes).toMatchObject({ brokerage, licence });
    }),
  );
});

test("the script snippet has the newest version, the calculator, its language and a fallback link", () => {
  expect(snippet()).toBe(
    [
      '<script type="module" src="https://mortgages.example/embed/v1.js"></script>',
      "<mortgage-calculator",
      '  calculator="payment"',
      '  lang="fr"',
      '  style="display:block;min-height:1120px">',
      '  <a href="https://mortgages.example/embed/frame/payment?lang=fr">Versement hypothécaire</a>',
      "</mortgage-calculator>",
    ].join("\n"),
  );
});

test("a pinned version has an integrity hash", () => {
  expect(snippet({ way: "pinned" })).toMatch(
    /src="https:\/\/mortgages\.example\/embed\/assets\/v1-x\.js"\s+integrity="sha384-loader"\s+crossorigin="anonymous"/,
  );
});

test("typed values are escaped in attributes", () => {
  const typed = snippet({
    agents: '"><img src=x> <a@b.example>',
    apply: 'https://x.example/?a="&b',
    look: { action: '"><img src=x>' },
  });
  expect(typed).not.toContain("<img");
  expect(typed).toContain('apply="https://x.example/?a=&quot;&amp;b"');
});

test("the snippet of a frame has its URL and title", () => {
  expect(snippet({ way: "frame" })).toMatch(
    /<iframe\s+src="https:\/\/mortgages\.example\/embed\/frame\/payment\?lang=fr"\s+title="Versement hypothécaire"/,
  );
});

test("for a strict Content Security Policy a style sheet replaces style attributes", () => {
  for (const way of ["script", "pinned", "frame"] as const)
    expect(snippet({ way, look, hasPolicy: true })).not.toContain("style=");
  const { policy, styleSheet } = policyFor({ ...choice, look, hasPolicy: true }, source);
  expect(policy).toBe("script-src https://mortgages.example");
  expect(styleSheet).toBe(
    [
      "mortgage-calculator {",
      "  display:block;",
      "  min-height:1120px;",
      "  --ui-background-action:#005a9c;",
      "}",
    ].join("\n"),
  );
});

test("for a strict policy a frame has a class, and frame-src is named", () => {
  const framed: EmbedChoice = { ...choice, way: "frame", hasPolicy: true };
  const [, name] = /class="([^"]+)"/.exec(snippet(framed)) ?? [];
  const { policy, styleSheet } = policyFor(framed, source);
  expect(policy).toContain("frame-src https://mortgages.example");
  expect(styleSheet).toContain(`.${name} {`);
});
