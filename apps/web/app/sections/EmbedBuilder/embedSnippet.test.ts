import { expect, test } from "vitest";
import { type EmbedChoice, embedSnippet, framePath } from "./embedSnippet.ts";

const source = {
  siteUrl: "https://mortgages.example",
  loader: { path: "assets/v1-x.js", integrity: "sha384-loader" },
  frameHeight: { path: "assets/frame-height-x.js", integrity: "sha384-height" },
};
const payment = { title: "Mortgage Payment", route: "/resources/payment-calculator" };
const choice: EmbedChoice = {
  calculator: "payment",
  language: "fr",
  way: "script",
  action: "",
  apply: "",
  contact: "",
  agents: "",
  isCompact: false,
  sharesFigures: false,
};
const snippet = (changed: Partial<EmbedChoice> = {}) =>
  embedSnippet({ ...choice, ...changed }, source, payment);

test("a script names the newest version, the calculator, its language and a plain link", () => {
  expect(snippet()).toBe(
    [
      '<script type="module" src="https://mortgages.example/embed/v1.js"></script>',
      '<simcoe-calculator calculator="payment" lang="fr" style="display:block;min-height:52rem">',
      '  <a href="https://mortgages.example/resources/payment-calculator">Mortgage Payment</a>',
      "</simcoe-calculator>",
    ].join("\n"),
  );
});

test("a pinned version is held to its hash", () => {
  expect(snippet({ way: "pinned" })).toContain(
    'src="https://mortgages.example/embed/assets/v1-x.js" integrity="sha384-loader" crossorigin="anonymous"',
  );
});

test("what was typed can break out of no attribute", () => {
  const typed = snippet({
    agents: '"><img src=x> <a@b.example>',
    apply: 'https://x.example/?a="&b',
  });
  expect(typed).not.toContain("<img");
  expect(typed).toContain('apply="https://x.example/?a=&quot;&amp;b"');
});

test("a frame carries the choices in its address, encoded", () => {
  expect(framePath({ ...choice, action: "#005a9c", isCompact: true })).toBe(
    "/embed/frame/payment?lang=fr&action=%23005a9c&compact=",
  );
  expect(snippet({ way: "frame" })).toContain(
    '<iframe src="https://mortgages.example/embed/frame/payment?lang=fr"',
  );
});
