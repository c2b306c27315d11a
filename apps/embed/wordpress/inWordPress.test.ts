import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { load } from "cheerio";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { reservedHeights } from "../src/reservedHeights.ts";
import { hasWordPress, startWordPress } from "./throwawayWordPress.ts";

/** Output of fillWordPress.php. */
interface Filled {
  readonly pages: { readonly two: number; readonly hostile: number };
  /** HTML of the block before the calculators' origin is configured. */
  readonly without: { readonly visitor: string; readonly owner: string };
  readonly origins: Readonly<Record<string, string>>;
  readonly editor: { readonly source: string; readonly unknown: readonly string[] };
}

const roomOf = (id: keyof typeof reservedHeights, kind: "full" | "compact") =>
  `display:block;min-height:${reservedHeights[id][kind]}px`;

describe.skipIf(!hasWordPress)("the plugin in a WordPress", () => {
  let wordPress: Awaited<ReturnType<typeof startWordPress>>;
  let filled: Filled;

  beforeAll(async () => {
    wordPress = await startWordPress();
    const printed = execFileSync(
      "php",
      [join(import.meta.dirname, "fillWordPress.php"), wordPress.site],
      // PHP is newer than this WordPress and prints deprecation notices, so only errors are shown.
      { encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] },
    );
    filled = JSON.parse(printed.split("\n").at(-1) ?? "");
  });
  afterAll(() => wordPress.stop());

  async function read(page: number) {
    const answer = await fetch(`${wordPress.url}/?page_id=${page}`);
    const html = await answer.text();
    expect(answer.status, html.slice(0, 2000)).toBe(200);
    expect(html).not.toMatch(/<b>(?:Warning|Notice|Deprecated|Fatal error)<\/b>.*mortgage/);
    return load(html);
  }

  test("asks the owner, and no visitor, for the calculators' address", () => {
    expect(filled.without.visitor).toBe("");
    expect(filled.without.owner).toMatch(/Set the address of the calculators/);
    expect(filled.origins).toEqual({
      "https://mortgages.example/embed/": "https://mortgages.example",
      "http://localhost:3000": "http://localhost:3000",
      "mortgages.example": "https://mortgages.example",
      "javascript:alert(1)": "",
    });
  });

  test("shows two blocks with one loader", async () => {
    const page = await read(filled.pages.two);
    const scripts = page('script[src="https://mortgages.example/embed/v1.js"]');
    expect([scripts.length, scripts.attr("type")]).toEqual([1, "module"]);
    const [french, compact] = page("mortgage-calculator").toArray();
    expect({ ...french?.attribs }).toEqual({
      calculator: "refinance",
      lang: "fr",
      style: `${roomOf("refinance", "full")};--ui-background-action:#005a9c;--ui-font-body:Lato, sans-serif;--ui-radius-small:10px;--ui-radius-large:10px`,
      apply: "https://brokerage.example/apply?a=1&b=2",
      agents: "Robin Ng <robin@brokerage.example>",
      "share-figures": "",
    });
    expect({ ...compact?.attribs }).toEqual({
      calculator: "payment",
      lang: "en",
      style: roomOf("payment", "compact"),
      compact: "",
    });
    const fallback = page("mortgage-calculator > a").last();
    expect(fallback.attr("href")).toBe("https://mortgages.example/resources/payment-calculator");
    expect(fallback.text()).toBe("Mortgage payment");
  });

  test("makes hostile settings harmless", async () => {
    const page = await read(filled.pages.hostile);
    expect({ ...page("mortgage-calculator").attr() }).toMatchObject({
      calculator: "payment",
      apply: "",
      agents: '"><script>alert(1)</script>',
      style: `${roomOf("payment", "full")};--ui-font-body:xbackgroundurlelsewhereexample`,
    });
    expect(page("script:not([src])").text()).not.toContain("alert");
  });

  test("has every script of WordPress that the block's editor needs", async () => {
    expect(filled.editor.unknown).toEqual([]);
    const { pathname } = new URL(filled.editor.source, wordPress.url);
    expect(await (await fetch(wordPress.url + pathname)).text()).toMatch(/registerBlockType/);
  });
});
