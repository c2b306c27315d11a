import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { chosenFolder, loadSite } from "@mortgage-kit/content";
import { foreignTo } from "@mortgage-kit/content/testing";
import { termsConsent } from "@mortgage-kit/contracts";
import { load } from "cheerio";
import { buildDirectory, defaultBuildDirectory } from "../buildDirectory.ts";
import { builtPages } from "./builtPages.ts";
import { expectedSite } from "./expectedSite.ts";
import { expect, test } from "./site.ts";

// Tests of every brokerage except the default one: nothing of the default one is left, and no page
// links to a page that the brokerage omits.

const textual = /\.(html|css|js|svg|xml|txt|json|webmanifest)$/;
// A brokerage without its own fonts uses the kit's, one of which the default brokerage uses too.
const pictures = expectedSite.look.fonts
  ? /\.(svg|png|ico|jpg|webp|avif|woff2)$/
  : /\.(svg|png|ico|jpg|webp|avif)$/;

const filesIn = (folder: string) =>
  readdirSync(join(folder, "client"), { recursive: true, encoding: "utf8" }).map((name) =>
    join(folder, "client", name),
  );
/** Returns a pattern that matches the text, but not as part of a longer word. */
const asWord = (word: string) =>
  new RegExp(`(?<![\\w-])${word.replace(/[^\w\s]/g, "\\$&")}(?![\\w-])`);
const digest = (file: string) => createHash("sha256").update(readFileSync(file)).digest("hex");

test("No file contains a text of the default brokerage", async () => {
  const words = foreignTo(expectedSite, await loadSite(chosenFolder({}), "en")).filter(
    // The form of every brokerage refuses an application with this sentence.
    (word) => word !== termsConsent.refusal,
  );
  expect(words.length).toBeGreaterThan(500);
  const left = filesIn(buildDirectory)
    .filter((file) => textual.test(file))
    .flatMap((file) => {
      const text = readFileSync(file, "utf8").replaceAll("&#x27;", "'").replaceAll("&amp;", "&");
      const isLeft = (word: string) => text.includes(word) && asWord(word).test(text);
      return words.filter(isLeft).map((word) => `${file}: ${word}`);
    });
  expect(left).toEqual([]);
});

test("No picture or font of the default brokerage is published", () => {
  test.skip(buildDirectory === defaultBuildDirectory, "The default brokerage is not built.");
  const theirs = new Set(
    filesIn(defaultBuildDirectory)
      .filter((file) => pictures.test(file))
      .map(digest),
  );
  expect(theirs.size).toBeGreaterThan(50);
  const left = filesIn(buildDirectory).filter(
    (file) => pictures.test(file) && theirs.has(digest(file)),
  );
  expect(left).toEqual([]);
});

test("Portraits and the logo are the brokerage's files", async ({ page, request }) => {
  const pictured = expectedSite.team.members.filter(({ image }) => image);
  const { logo } = expectedSite.look;
  test.skip(pictured.length === 0 && !logo, "It has neither.");
  await page.goto("/our-team");
  for (const { name, image } of pictured) {
    const picture = page.locator(`img[src="${image}"]`).first();
    await picture.scrollIntoViewIfNeeded();
    const width = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
    await expect.poll(width, { message: name }).toBeGreaterThan(0);
  }
  if (logo) {
    const served = await (await request.get("/logo.svg")).text();
    expect(served).toBe(readFileSync(join(expectedSite.folder, "pictures", logo), "utf8"));
    const shown = page.locator('img[src="/logo.svg"]').first();
    const [own, given] = await shown.evaluate((image: HTMLImageElement) => [
      image.naturalWidth / image.naturalHeight,
      image.width / image.height,
    ]);
    expect(own).toBeCloseTo(given ?? 0, 1);
  }
});

test("A page that the brokerage omits responds with 404", async ({ request }) => {
  const paths = new Set(builtPages.map(({ path }) => path));
  const without = ["/our-team", "/resources", "/blogs", "/faqs", "/careers", "/podcast"].filter(
    (path) => !paths.has(path),
  );
  for (const path of without) {
    const answer = await request.get(path);
    expect([path, answer.status()]).toEqual([path, 404]);
  }
});

test("Files with fixed names have the brokerage's content", async ({ request }) => {
  const manifest = await (await request.get("/site.webmanifest")).json();
  expect(manifest.name).toBe(expectedSite.brokerage.name);
  for (const { src } of manifest.icons) expect((await request.get(src)).ok()).toBe(true);
  const home = await (await request.get("/")).text();
  expect(load(home)("title").text()).toBe(expectedSite.home.page.metadata.title);
  expect(home.includes("aggregateRating")).toBe(expectedSite.brokerage.claims.rating !== undefined);
  expect(await (await request.get("/llms.txt")).text()).toContain(
    `# ${expectedSite.brokerage.name}`,
  );
});
