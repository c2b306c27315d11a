import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { contentFrom } from "../src/contentFrom.ts";
import { identifyingTexts } from "../testing/identifyingTexts.ts";
import { stringsIn } from "../testing/stringsIn.ts";
import { content as greaterSimcoe } from "./greater-simcoe/index.ts";

const repository = join(import.meta.dirname, "../../..");
const brokerages = "packages/content/brokerages";

/** Files outside a brokerage's folder that may name the brokerage, with the reason. */
const exceptions: Record<string, string> = {
  "README.md": "introduces the product by the site it was made for",
  [`${brokerages}/default.ts`]: "says which brokerage is published when nobody chooses",
  [`${brokerages}/invented.test.ts`]: "tests its people and addresses",
  "packages/content/src/folder/chosenFolder.test.ts":
    "publishes a copy of a folder under another name",
  "packages/calculator-engine/src/canada/censusAreas.ts": "lists municipalities of all Canada",
  "packages/calculator-engine/src/canada/cases.json": "has cases of some of them",
  "packages/content/scripts/rates.test.ts": "publishes rates in a copy of a folder",
  "packages/content/src/contentFrom.test.ts": "takes parts away from the folder that has them all",
};

const tracked = execFileSync("git", ["ls-files"], { cwd: repository, encoding: "utf8" })
  .split("\n")
  .filter((file) => /\.(ts|tsx|mdx|json|css|html|yaml|yml|js|md|svg|php|txt|py)$/.test(file))
  .filter((file) => existsSync(join(repository, file)));

const sources = tracked
  .filter((file) => !(file in exceptions) && !/pnpm-lock|CHANGELOG/.test(file))
  .map((file) => ({ file, text: readFileSync(join(repository, file), "utf8") }));

/** Returns the spellings of an identifying text. A colour also has its `rgb()` notation. */
function spellings(text: string): string[] {
  const [, ...channels] = /^#(..)(..)(..)$/.exec(text) ?? [];
  if (channels.length === 0) return [text];
  return [text, `rgb(${channels.map((channel) => Number.parseInt(channel, 16)).join(", ")})`];
}

test("No file outside its folder names a brokerage, its people, places or colours", () => {
  const content = contentFrom(greaterSimcoe);
  const common = new Set(["#ffffff", "#000000"]);
  const colours = stringsIn(content.look.palette).filter(
    (colour) => !common.has(colour.slice(0, 7)),
  );
  const texts = [...new Set([...identifyingTexts(content), ...colours])];
  const words = texts.flatMap(spellings).map((text) => ({
    text,
    pattern: new RegExp(`(?<![\\w-])${text.replace(/[.#()]/g, "\\$&")}(?![\\w-])`, "i"),
  }));
  const outside = sources.filter(({ file }) => !file.startsWith(`${brokerages}/greater-simcoe/`));
  const found = outside.flatMap(({ file, text }) =>
    words.filter(({ pattern }) => pattern.test(text)).map(({ text }) => `${file}: ${text}`),
  );
  expect(found).toEqual([]);
});
