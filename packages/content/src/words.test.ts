import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { writeFilledStarter } from "../testing/filledStarter.ts";
import { stringsIn } from "../testing/stringsIn.ts";
import { chosenFolder } from "./folder/chosenFolder.ts";
import { loadSite } from "./loadSite.ts";
import { fillCount, wordsOf } from "./words.ts";

test("French texts have the placeholders of the English ones, and no-break spaces", () => {
  const [english, french] = [stringsIn(wordsOf("en")), stringsIn(wordsOf("fr"))];
  const holesOf = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted();
  expect(french.map(holesOf)).toEqual(english.map(holesOf));
  expect(french.filter((text) => / [:;?!%$»]|« |'/.test(text))).toEqual([]);
});

test("One process loads several brokerages, each in two languages", async () => {
  const other = join(mkdtempSync(join(tmpdir(), "brokerage-")), "starter");
  onTestFinished(() => rmSync(other, { recursive: true }));
  writeFilledStarter(other);
  const [first, second, french] = await Promise.all([
    loadSite(chosenFolder({}), "en"),
    loadSite(other, "en"),
    loadSite(other, "fr"),
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
