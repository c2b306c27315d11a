import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { compatData, missingIn } from "@mortgage-kit/test-browser/supportedBrowsers";
import postcss from "postcss";
import { buildDirectory } from "../buildDirectory.ts";
import { expect, test } from "./site.ts";

const { css } = compatData;
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
      for (const types of [css.types, css.types?.color, css.types?.length])
        if (value.includes(`${word}(`)) note(`${word}()`, types?.[word]);
    }
    for (const [, unit = ""] of value.matchAll(/\d([a-z]+)/g))
      note(unit, css.types?.length?.[unit]);
  });
  root.walkRules(({ selector }) => {
    for (const [text, name = ""] of selector.matchAll(/::?([a-z-]+)/g))
      note(text, css.selectors?.[name]);
    if (selector.includes("&")) note("&", css.selectors?.nesting);
  });
  root.walkAtRules(({ name, params }) => {
    note(`@${name}`, css["at-rules"]?.[name]);
    for (const [, feature = ""] of params.matchAll(/\(([a-z-]+)/g))
      note(`(${feature})`, css["at-rules"]?.[name]?.[feature]);
  });
  return found;
}

test("Styles that the oldest browsers lack have another way", () => {
  const found = new Set([...styleSheets()].flatMap((sheet) => [...newerStyles(sheet)]));
  expect([...found].sort()).toEqual(Object.keys(withAnotherWay).sort());
});
