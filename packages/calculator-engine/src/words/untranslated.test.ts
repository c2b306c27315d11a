import { globSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { untranslated } from "./untranslated.ts";

test.each([
  ["a text", { label: "Rent a month" }, ["label"]],
  ["a text deeper down", { steps: [{ title: "What does it cost?" }] }, ["steps.0.title"]],
  ["a function's text", { or: (left: string) => `about ${left} a year` }, ["or"]],
  ["one word", { label: "Condition" }, []],
  ["a function without a text", { or: (left: string) => left }, []],
])(
  "%s that is the same in both languages is found only if it says something",
  (_, words, paths) => {
    expect(untranslated(words, { ...words })).toEqual(paths);
    expect(untranslated(words, {})).toEqual([]);
  },
);

const folder = join(import.meta.dirname, "..");
const files = globSync("**/*{Words,Form,frequencies}.en.ts", { cwd: folder });

test.each(files)("%s is translated whole", async (file) => {
  const [english, french] = await Promise.all([
    import(join(folder, file)),
    import(join(folder, file.replace(".en.", ".fr."))),
  ]);
  const inFrench = (name: string) => name.replace("English", "French");
  const names = Object.keys(english).filter((name) => name.endsWith("English"));
  expect(names.length).toBeGreaterThan(0);
  for (const name of names) {
    expect(untranslated(english[name], french[inFrench(name)]), name).toEqual([]);
  }
});
