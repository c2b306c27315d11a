/**
 * Writes a page for each rule into a folder of the API reference and links the pages from its first
 * page.
 *
 *   node writeRulePages.ts path/to/reference
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type PublishedRule, type PublishedVector, rulePage, rulesPage } from "./rulePage.ts";
import { type FeedRules, rulesFeed } from "./rulesFeed.ts";
import { rulesJson } from "./rulesJson.ts";

const [reference] = process.argv.slice(2);
if (!reference) throw new Error("Name the folder of the API reference.");

const data = JSON.parse(rulesJson()) as FeedRules & {
  rules: PublishedRule[];
  checkedOn: string;
};
const { rules, checkedOn } = data;
const path = join(import.meta.dirname, "..", "vectors", "canada.json");
const vectors = JSON.parse(readFileSync(path, "utf8")) as PublishedVector[];

const folder = join(reference, "rules");
mkdirSync(folder, { recursive: true });
for (const rule of rules) {
  writeFileSync(join(folder, `${rule.id}.html`), rulePage(rule, vectors, checkedOn));
}
writeFileSync(join(folder, "index.html"), rulesPage(rules));
writeFileSync(join(folder, "rules.atom"), rulesFeed(data));

const first = join(reference, "index.html");
const html = readFileSync(first, "utf8");
const link =
  '<p><a href="rules/index.html">Dated rules: a page for each, with versions, sources and worked examples</a>; <a href="rules/rules.atom">feed of their changes</a></p>';
if (!html.includes("</h1>"))
  throw new Error(`${first} has no heading to put the rules' link under.`);
writeFileSync(first, html.replace("</h1>", `</h1>${link}`));
