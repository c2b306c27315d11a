import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { stringsIn } from "../testing/stringsIn.ts";
import { chosenFolder, folderOf } from "./folder/chosenFolder.ts";
import { loadSite } from "./loadSite.ts";
import { fillCount, wordsOf } from "./words.ts";

const repository = join(import.meta.dirname, "../../..");

/** Folders and files whose texts visitors do not read, with their readers. */
const otherReaders: Record<string, string> = {
  "apps/api/src/commands/": "staff at a terminal",
  "apps/api/src/leads/": "the administrator, in errors and logs",
  "apps/api/src/metrics/": "monitoring",
  "apps/api/src/deliveries/": "the administrator, in problems of deliveries",
  "apps/api/src/site/": "the administrator, when the server starts",
  "apps/api/src/announce.ts": "the administrator, when the server starts",
  "apps/api/src/startServer.ts": "the administrator, when the server starts",
  "apps/api/src/env.ts": "the administrator, in refused settings",
  "apps/api/src/variables.ts": "the administrator, in refused settings",
  "apps/api/src/app.ts": "the administrator, in the log",
  "apps/api/src/feed/fetchFeed.ts": "the administrator, in the log",
  "apps/api/src/routes/bankRates.ts": "developers, in the API's description",
  "apps/api/src/routes/health.ts": "developers, in the API's description",
  "apps/api/src/routes/openApi.ts": "developers, in the API's description",
  "apps/api/src/routes/reminderLinks.ts": "developers, in the API's description",
  "apps/api/src/routes/staffApplication.ts": "developers, in the API's description",
  "apps/api/src/routes/wordpressFeed.ts": "developers, in the API's description",
  "apps/embed/src/noteWords.ts": "visitors, in both languages: the embed has no content",
  "apps/embed/src/options/problemWords.ts": "owners of other sites, in both languages",
  "apps/embed/src/v1.ts": "owners of other sites, in the console",
  "apps/web/app/look/": "the person who builds the site",
  "apps/web/app/pageScript/gtag.ts": "developers, in the console",
};

/** Lines that describe the API or stop a build or a request that no visitor makes. */
const forDevelopers =
  /\b(?:summary|description|title): |\.describe\(|Idempotency-Key|new Response\(|Error\(|\.(?:warn|info|error)\(/;

const texts = /"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`|>\s*([^<>{}`"=;()]+?)\s*</g;
const sentence = /^[A-Z][\w'’]*,?(?: [^\s]+){2,}$/;

const sources = execFileSync(
  "git",
  ["ls-files", "apps/web/app", "apps/api/src", "apps/embed/src"],
  {
    cwd: repository,
    encoding: "utf8",
  },
)
  .split("\n")
  .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|stories)\.tsx?$/.test(file))
  .filter((file) => !Object.keys(otherReaders).some((start) => file.startsWith(start)));

test("No other source file of web, server and embed has a sentence that a visitor reads", () => {
  const found = sources.flatMap((file) => {
    const code = readFileSync(join(repository, file), "utf8")
      .replace(/\/\*[\s\S]*?\*\//g, "")
      .replace(/(^|\s)\/\/.*$/gm, "");
    return code.split("\n").flatMap((line, index, lines) => {
      const context = `${lines[index - 1]}${line}`;
      if (forDevelopers.test(context)) return [];
      return [...line.matchAll(texts)]
        .map((match) => (match[1] ?? match[2] ?? match[3] ?? "").trim())
        .filter((text) => sentence.test(text) && (text.match(/\b[a-z]{2,}\b/g) ?? []).length > 1)
        .map((text) => `${file}: ${text}`);
    });
  });
  expect(sources.length).toBeGreaterThan(200);
  expect(found).toEqual([]);
});

test("French texts have the placeholders of the English ones, and no-break spaces", () => {
  const [english, french] = [stringsIn(wordsOf("en")), stringsIn(wordsOf("fr"))];
  const holesOf = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted();
  expect(french.map(holesOf)).toEqual(english.map(holesOf));
  expect(french.filter((text) => / [:;?!%$»]|« |'/.test(text))).toEqual([]);
});

test("One process loads several brokerages, each in two languages", async () => {
  const [first, second, french] = await Promise.all([
    loadSite(chosenFolder({}), "en"),
    loadSite(folderOf("lakehead"), "en"),
    loadSite(folderOf("lakehead"), "fr"),
  ]);
  expect(first.brokerage.name).not.toBe(second.brokerage.name);
  expect(french.brokerage).toEqual(second.brokerage);
  expect(french.pages.map(({ path }) => path)).toEqual(second.pages.map(({ path }) => path));
  expect(second.pages[0]?.label).toBe("Home");
  expect(french.pages[0]?.label).toBe("Accueil");
  expect(stringsIn(french.words).filter((text) => text.split(" ").length > 3)).not.toContainEqual(
    expect.stringMatching(/\b(the|your|with|this)\b/),
  );
});

test("A count has its plural form of the language", () => {
  const { related } = wordsOf("en").search;
  expect([0, 1, 2].map((count) => fillCount(related, count, "en"))).toEqual([
    "0 related answers",
    "1 related answer",
    "2 related answers",
  ]);
  expect(fillCount(wordsOf("fr").search.related, 0, "fr")).toBe("0 réponse connexe");
});
