import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { load } from "cheerio";
import { reservedHeights } from "../src/reservedHeights.ts";
import { missing, startWordPress } from "./throwawayWordPress.ts";

/** Output of fillWordPress.php. */
interface Filled {
  readonly version: string;
  readonly pages: { readonly two: number; readonly hostile: number };
  /** HTML of the block before the calculators' origin is configured. */
  readonly without: { readonly visitor: string; readonly owner: string };
  readonly origins: Readonly<Record<string, string>>;
  readonly editor: {
    readonly source: string;
    readonly needs: readonly string[];
    readonly unknown: readonly string[];
  };
}

if (missing.length > 0) {
  process.stdout.write(
    `WordPress is not installed, so the plugin was NOT tried in one. Missing: ${missing.join(", ")}.\nOn Debian: apt-get install wordpress php-mysql mariadb-server. Another copy: WORDPRESS_PATH.\n`,
  );
} else {
  const { site, url, stop } = await startWordPress();
  try {
    const filled = fill(site);
    checkSettings(filled);
    checkTwoBlocks(await read(`${url}/?page_id=${filled.pages.two}`));
    checkHostileBlock(await read(`${url}/?page_id=${filled.pages.hostile}`));
    await checkEditor(filled, url);
    process.stdout.write(`The plugin does what it should in WordPress ${filled.version}.\n`);
  } finally {
    await stop();
  }
}

function fill(site: string): Filled {
  const printed = execFileSync("php", [join(import.meta.dirname, "fillWordPress.php"), site], {
    encoding: "utf8",
    // PHP is newer than this WordPress and prints deprecation notices, so only errors are shown.
    stdio: ["ignore", "pipe", "pipe"],
  });
  return JSON.parse(printed.split("\n").at(-1) ?? "");
}

async function read(address: string) {
  const answer = await fetch(address);
  const html = await answer.text();
  assert.equal(answer.status, 200, html.slice(0, 2000));
  assert.doesNotMatch(html, /<b>(?:Warning|Notice|Deprecated|Fatal error)<\/b>.*mortgage/);
  return load(html);
}

type Page = ReturnType<typeof load>;

function roomOf(id: keyof typeof reservedHeights, kind: "full" | "compact"): string {
  return `display:block;min-height:${reservedHeights[id][kind]}px`;
}

function checkSettings({ without, origins }: Filled): void {
  assert.equal(without.visitor, "");
  assert.match(without.owner, /Set the address of the calculators/);
  assert.deepEqual(origins, {
    "https://mortgages.example/embed/": "https://mortgages.example",
    "http://localhost:3000": "http://localhost:3000",
    "mortgages.example": "https://mortgages.example",
    "javascript:alert(1)": "",
  });
}

function checkTwoBlocks(page: Page): void {
  const scripts = page('script[src="https://mortgages.example/embed/v1.js"]');
  assert.equal(scripts.length, 1, "one loader, however many blocks");
  assert.equal(scripts.attr("type"), "module");
  const [french, compact] = page("mortgage-calculator").toArray();
  assert.ok(french && compact);
  assert.deepEqual(
    { ...french.attribs },
    {
      calculator: "refinance",
      lang: "fr",
      style: `${roomOf("refinance", "full")};--ui-background-action:#005a9c;--ui-font-body:Lato, sans-serif;--ui-radius-small:10px;--ui-radius-large:10px`,
      apply: "https://brokerage.example/apply?a=1&b=2",
      agents: "Robin Ng <robin@brokerage.example>",
      "share-figures": "",
    },
  );
  assert.deepEqual(
    { ...compact.attribs },
    {
      calculator: "payment",
      lang: "en",
      style: roomOf("payment", "compact"),
      compact: "",
    },
  );
  const fallback = page("mortgage-calculator > a").last();
  assert.equal(fallback.attr("href"), "https://mortgages.example/resources/payment-calculator");
  assert.equal(fallback.text(), "Mortgage payment");
}

function checkHostileBlock(page: Page): void {
  const element = page("mortgage-calculator");
  assert.equal(element.attr("calculator"), "payment");
  assert.equal(element.attr("apply"), "");
  assert.equal(element.attr("agents"), '"><script>alert(1)</script>');
  assert.equal(
    element.attr("style"),
    `${roomOf("payment", "full")};--ui-font-body:xbackgroundurlelsewhereexample`,
  );
  assert.equal(page("script:not([src])").text().includes("alert"), false);
}

async function checkEditor({ editor }: Filled, url: string): Promise<void> {
  assert.deepEqual(editor.unknown, [], "WordPress has every script that the block needs");
  const answer = await fetch(new URL(new URL(editor.source, url).pathname, url));
  assert.match(await answer.text(), /registerBlockType/);
}
