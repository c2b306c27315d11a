import { defaultDark, defaultTokens, themeCss } from "@mortgage-kit/ui/tokens";
import type { Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { hasFinished, unreadable } from "./inPage.ts";
import { axe, openShowroom } from "./openShowroom.ts";
import { otherStyles } from "./otherStyles.ts";

const font = "Courier, monospace";
const brand = { ...defaultTokens, dark: defaultDark, font: { ...defaultTokens.font, body: font } };

let showroom: Awaited<ReturnType<typeof openShowroom>>;
let page: Page;

beforeAll(async () => {
  showroom = await openShowroom({ viewport: { width: 360, height: 740 } });
  page = showroom.page;
  await page.goto(`${showroom.origin}/iframe.html?viewMode=story&id=brand-studio-whole-kit--kit`);
  await page.waitForFunction(hasFinished);
  await page.evaluate(axe);
  await page.evaluate(prepare, themeCss(brand, ".my-brand"));
});
afterAll(() => showroom.close());

const { vite } = otherStyles;
const cases = Object.entries(process.env.RELEASE ? otherStyles : { vite }).flatMap(([host, css]) =>
  (["html", "main"] as const).flatMap((carrier) =>
    (["light", "dark"] as const).map((scheme) => ({ host, css, carrier, scheme })),
  ),
);

test.each(cases)(
  "a theme on <$carrier> is enough beside the styles of $host, $scheme",
  async ({ css, carrier, scheme }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await page.evaluate(carry, { css, carrier });
    expect(await page.evaluate(unreadable)).toEqual([]);
    const { surface, text } = (scheme === "dark" ? brand.dark : brand).backgrounds.white;
    const seen = await page.evaluate(lookOf, carrier);
    const words = { color: text, textAlign: "start", fontFamily: font };
    expect(seen).toEqual({ carrier: { backgroundColor: surface, ...words }, paragraph: words });
  },
);

/** Wraps the story in `<main>`, takes Storybook's theme off, and loads a brand. */
function prepare(brandCss: string): void {
  const root = document.documentElement;
  root.dataset.theme = root.className;
  delete root.dataset.colorScheme;
  for (const style of document.querySelectorAll("style")) {
    if (style.textContent.startsWith("html:root")) style.remove();
  }
  const main = document.createElement("main");
  const story = document.querySelector("#storybook-root");
  main.append(...(story?.childNodes ?? []));
  story?.append(main);
  for (const text of [brandCss, ""]) {
    const style = document.createElement("style");
    style.textContent = text;
    document.head.append(style);
  }
}

/** Loads other styles after the kit's, and puts default theme and brand on one element. */
function carry({ css, carrier }: { css: string; carrier: "html" | "main" }): void {
  const root = document.documentElement;
  for (const name of ["html", "main"]) {
    const element = document.querySelector(name);
    if (element) element.className = name === carrier ? `${root.dataset.theme} my-brand` : "";
  }
  const other = [...document.querySelectorAll("style")].at(-1);
  if (other) other.textContent = css;
}

function lookOf(carrier: "html" | "main") {
  const hex = (colour: string) =>
    `#${(colour.match(/\d+/g) ?? []).map((part) => Number(part).toString(16).padStart(2, "0")).join("")}`;
  const look = (element: Element | null) => {
    const style = getComputedStyle(element ?? document.body);
    const { backgroundColor, color, fontFamily, textAlign } = style;
    return { backgroundColor: hex(backgroundColor), color: hex(color), fontFamily, textAlign };
  };
  const { backgroundColor, ...paragraph } = look(document.querySelector("main section p"));
  return {
    carrier: look(carrier === "html" ? document.body : document.querySelector(carrier)),
    paragraph,
  };
}
