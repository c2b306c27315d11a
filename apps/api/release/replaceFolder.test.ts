import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../testing/onEachEngine.ts";
import { replaceFolder } from "./replaceFolder.ts";

test("a build that fails leaves the earlier release, and the next one replaces it", async () => {
  const parent = temporaryFolder();
  const releases = join(parent, "release");
  const build = (name: string, text: string) => async (folder: string) => {
    writeFileSync(join(folder, name), text);
    if (text === "fails") throw new Error(text);
  };
  const found = () =>
    readdirSync(releases).map((name) => [name, readFileSync(join(releases, name), "utf8")]);
  await replaceFolder(releases, build("first", "works"));
  await expect(replaceFolder(releases, build("second", "fails"))).rejects.toThrow("fails");
  expect(found()).toEqual([["first", "works"]]);
  await replaceFolder(releases, build("third", "works"));
  expect(found()).toEqual([["third", "works"]]);
  expect(readdirSync(parent)).toEqual(["release"]);
});
