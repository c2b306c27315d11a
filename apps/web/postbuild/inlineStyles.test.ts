import { expect, test } from "vitest";
import { inlineStyles } from "./inlineStyles.ts";

const link = (url: string) => `<link rel="stylesheet" href="${url}"/>`;

test("each stylesheet is in the page once, and its link fetches nothing", () => {
  const html = `<head>${link("/assets/a.css")}${link("/assets/b.css")}${link("/assets/a.css#")}</head>`;
  const result = inlineStyles(html, (url) => `/*${url}*/`);
  expect(result).toContain("<style>/*/assets/a.css*//*/assets/b.css*/</style></head>");
  expect(result.match(/disabled=""/g)).toHaveLength(3);
});

test("CSS cannot end the style element early", () => {
  const html = `<head>${link("/a.css")}</head>`;
  expect(inlineStyles(html, () => 'a{content:"</style>"}')).toContain('"<\\/style>"');
});

test("a page without stylesheets stays as it is", () => {
  expect(inlineStyles("<head></head>", () => "")).toBe("<head></head>");
});
