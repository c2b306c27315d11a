import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { compatData, missingIn } from "@mortgage-kit/test-browser/supportedBrowsers";
import postcss from "postcss";
import { buildDirectory } from "../buildDirectory.ts";
import { expect, test } from "./site.ts";

const { api, css, javascript } = compatData;
const client = join(buildDirectory, "client");

/** Features newer than the oldest browsers, and what those show instead. */
const withAnotherWay: Readonly<Record<string, string>> = {
  "accent-color": "the system's colour",
  "break-after: avoid": "a heading may end a printed page",
  "contain-intrinsic-block-size": "a scroll bar that moves",
  "content-visibility": "everything is laid out at once",
  "cursor: not-allowed": "touch has no cursor",
  "cursor: pointer": "touch has no cursor",
  "font-family: ui-monospace": "the next family",
  "forced-color-adjust": "forced colours",
  "grid-template-rows: subgrid": "rows of each count alone",
  "grid-template-columns: subgrid": "the columns of the list, for each row alone",
  "hyphenate-limit-chars": "other hyphens",
  hyphens: "no hyphens",
  "interpolate-size": "no animation",
  "overflow-anchor": "no scroll anchoring to turn off",
  "overscroll-behavior": "the page behind a menu scrolls",
  "paint-order": "a thinner outline behind letters",
  resize: "touch resizes nothing",
  "text-size-adjust": "only phones adjust letters",
  "text-wrap": "other line breaks",
  "(scripting)": "controls that only scripts answer",
  "::-moz-progress-bar": "each engine has its own name",
  "::-moz-range-thumb": "each engine has its own name",
  "::-webkit-inner-spin-button": "each engine has its own name",
  "::-webkit-progress-bar": "each engine has its own name",
  "::-webkit-progress-value": "each engine has its own name",
  "::-webkit-slider-thumb": "each engine has its own name",
  "::details-content": "asked for by @supports, or an animation",
  "::selection": "the system's colours",
};

/** Returns the style sheets of the built site, inline ones included, each once. */
function styleSheets(): ReadonlySet<string> {
  const texts = globSync(["**/*.css", "**/*.html"], { cwd: client }).flatMap((file) => {
    const text = readFileSync(join(client, file), "utf8");
    if (file.endsWith(".css")) return [text];
    return [...text.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, style = ""]) => style);
  });
  return new Set(texts);
}

/** Returns the properties, values, functions, selectors and conditions that an oldest browser lacks. */
function newerStyles(sheet: string): ReadonlySet<string> {
  const found = new Set<string>();
  const note = (name: string, feature: typeof css | undefined) => {
    if (missingIn(feature?.__compat).length > 0) found.add(name);
  };
  const root = postcss.parse(sheet);
  root.walkDecls(({ prop, value }) => {
    const property = css.properties?.[prop];
    note(prop, property);
    for (const [word] of found.has(prop) ? [] : value.matchAll(/(?<![\w-])[a-z][\w-]+/g)) {
      note(`${prop}: ${word}`, property?.[word]);
      if (!value.includes(`${word}(`)) continue;
      for (const types of [css.types, css.types?.color, css.types?.length])
        note(`${word}()`, types?.[word]);
      note(`${word}()`, css.types?.["easing-function"]?.[`${word}-function`]);
      if (value.includes(`${word}(from `))
        note(`${word}(from …)`, css.types?.color?.[word]?.relative_syntax);
    }
    for (const [, unit = ""] of value.matchAll(/\d([a-z]+)/g))
      note(unit, css.types?.length?.[unit]);
  });
  root.walkRules(({ selector, parent }) => {
    for (const [text, name = ""] of selector.matchAll(/::?([a-z-]+)/g))
      note(text, css.selectors?.[name]);
    if (parent?.type === "rule" || selector.includes("&")) note("&", css.selectors?.nesting);
  });
  root.walkAtRules(({ name, params }) => {
    note(`@${name}`, css["at-rules"]?.[name]);
    for (const [, feature = ""] of params.matchAll(/\(([a-z-]+)/g))
      note(`(${feature})`, css["at-rules"]?.[name]?.[feature]);
    if (/style\(/.test(params))
      note("style()", css["at-rules"]?.container?.style_queries_for_custom_properties);
  });
  return found;
}

test("Newer properties, functions, selectors, rules and conditions are found", () => {
  const sheet = `a { color: light-dark(#000, #fff); width: round(up, 1px, 2px); field-sizing: content }
    b { color: oklch(from red l c h); transition: all 1s linear(0, 1) } c { d { left: 0 } }
    @starting-style { e { left: 0 } } f:popover-open, g:has(h) { left: 0 }
    @container style(--i: 1) { j { left: 0 } } k { color: color-mix(in srgb, red, blue); width: 1dvh }`;
  expect([...newerStyles(sheet)].sort()).toEqual([
    "&",
    ":popover-open",
    "@starting-style",
    "field-sizing",
    "light-dark()",
    "linear()",
    "oklch(from …)",
    "round()",
    "style()",
  ]);
});

test("Styles that the oldest browsers lack have another way", () => {
  const found = new Set([...styleSheets()].flatMap((sheet) => [...newerStyles(sheet)]));
  expect([...found].sort()).toEqual(Object.keys(withAnotherWay).sort());
});

/** Globals of browsers and of the language. */
const globals = [api, javascript.builtins, javascript.builtins?.Intl];

/** Returns the static members and constructors in a script's text that an oldest browser lacks. */
function newerStatics(script: string): string[] {
  const used = script.matchAll(/\b([A-Z]\w+)\.(\w+)|\bnew ([A-Z]\w+)(?![\w.])/g);
  return [...used].flatMap(([text, owner = "", member = "", made = ""]) => {
    const features = globals.map((group) =>
      made ? group?.[made] : (group?.[owner]?.[`${member}_static`] ?? group?.[owner]?.[member]),
    );
    return features.some((feature) => missingIn(feature?.__compat).length > 0) ? [text] : [];
  });
}

test("Built scripts, dependencies included, use no static or constructor that the oldest browsers lack", () => {
  const script = "URL.parse(a);new Intl.Segmenter;Promise.try(b);new URL(c);Object.groupBy(d)";
  expect(newerStatics(script)).toEqual([
    "URL.parse",
    "Intl.Segmenter",
    "Promise.try",
    "Object.groupBy",
  ]);
  const files = globSync("**/*.js", { cwd: client });
  const found = files.flatMap((file) => newerStatics(readFileSync(join(client, file), "utf8")));
  expect(found).toEqual([]);
});
