import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join, posix } from "node:path";
import { setImmediate } from "node:timers/promises";
import { promisify } from "node:util";
import { brotliCompress, gzip, type ZlibOptions } from "node:zlib";
import { readPartsManifest } from "@mortgage-kit/bundling/partsManifest";
import { checkSite, describeResults, type PublishedSite } from "@mortgage-kit/compliance/check";
import { regulators } from "@mortgage-kit/compliance/regulators";
import type { SitePage } from "@mortgage-kit/content";
import { folderDigest, loadBrokerages, siteDigest } from "@mortgage-kit/content/brokerage";
import { type CheerioAPI, load } from "cheerio";
import { localPath } from "../app/navigation/localPath.ts";
import { pngKind, pngOf, socialImageSvg } from "../app/pictures/socialImage.ts";
import { socialImagePath } from "../app/seo/pageMeta.ts";
import { renderedSites } from "../app/site.ts";
import { buildDirectory } from "../buildDirectory.ts";
import { addEmbed } from "./addEmbed.ts";
import { allowedHosts } from "./allowedHosts.ts";
import { dropOldResults, forEach, keptByContent } from "./contentCache.ts";
import { contentSecurityPolicy } from "./contentSecurityPolicy.ts";
import { forEachNode } from "./namesIn.ts";
import { checkContent, dropUnusedAssets, isLive, scriptFiles } from "./pageScripts.ts";
import { styleAdder } from "./pageStyles.ts";
import { type BuiltPage, publishedSite } from "./publishedSite.ts";
import { scriptAdder } from "./scriptAdder.ts";

const brotliCompressed = promisify(brotliCompress);
const gzipped = promisify<Uint8Array, ZlibOptions, Uint8Array>(gzip);
const isPage = (name: string) => name.endsWith("index.html");
const compressible = /\.(?:html|css|js|svg|xml|txt|json|webmanifest)$/;

/** Writes a `.br` and a `.gz` beside a text file, so the server never compresses. */
async function compress(path: string): Promise<void> {
  const { brotli, zlib } = process.versions;
  const bytes = await readFile(path);
  const small = await keptByContent(`br ${brotli}`, bytes, () => brotliCompressed(bytes));
  await writeFile(`${path}.br`, small);
  const plain = () => gzipped(bytes, { level: 9 });
  await writeFile(`${path}.gz`, await keptByContent(`gz ${zlib}`, bytes, plain));
}

function checkDuties(published: PublishedSite): void {
  const checked = checkSite(published);
  const warnings = describeResults(checked, "warning");
  if (warnings.length > 0) {
    process.stderr.write(`\nDuties to look at before an examiner does:\n${lines(warnings)}\n`);
  }
  const failures = describeResults(checked, "not met");
  if (failures.length === 0) return;
  const regulator = `${published.regulator}, ${regulators[published.regulator].name}`;
  throw new Error(
    `The site cannot be published: it does not meet these duties of ${regulator}.\n${lines(failures)}`,
  );
}

const lines = (texts: readonly string[]) => texts.map((text) => `  ${text}`).join("\n");

const sites = await renderedSites(process.env);
const [site] = sites;
const client = join(buildDirectory, "client");
const built = readdirSync(client, { recursive: true, encoding: "utf8" });

/** Pages served with status 404 for unknown paths below a prefix, or only for one name below it. */
const notFoundPages: { under: string; path: string; isForNames?: boolean }[] = [
  ...(site.blog ? [{ under: "/blogs/", path: "/blogs/not-found", isForNames: true }] : []),
  ...sites.map(({ base }) => ({ under: `${base}/`, path: `${base}/404` })),
];

/** Pages that the server fills with its own pages' content; they are not served by themselves. */
const answerPaths = sites.map(({ base }) => `${base}/answer`);

/** Fallback pages for a server that cannot send mail, each with the path of the page it replaces. */
const withoutMail = sites.map(({ base }) => ({
  path: `${base}/remind-me/off`,
  replaced: `${base}/remind-me`,
}));

/** Pages that are served only in the place of another. */
const fallbackPaths = [...withoutMail.map(({ path }) => path), ...answerPaths];

/** Functions that add scripts, the most specific path first. */
const adders = sites
  .map(({ base, brokerage, words }) => ({
    base,
    addScripts: scriptAdder(words, brokerage.adTag.id !== undefined, client),
    /** The server's own pages show what a visitor entered, so they never have the ad tag. */
    addAnswerScripts: scriptAdder(words, false, client),
  }))
  .reverse();
const hosts = allowedHosts(site.brokerage);
const read = (name: string) => readFileSync(join(client, name), "utf8");

// Unknown paths get a not-found page, and navigation loads documents, never route data.
for (const name of built) if (name.endsWith(".data")) rmSync(join(client, name));
rmSync(join(client, "__spa-fallback.html"), { force: true });

const parts = readPartsManifest(client);
const sheets = built.filter((name) => /^assets[\\/][^\\/]+\.css$/.test(name));
// The client build's stylesheet covers only live parts; the server build's covers every page.
const siteSheet = read(sheets.find((name) => name !== parts.styles) ?? "");
const addStyles = styleAdder(siteSheet, read(parts.styles), client);

const usedScripts = new Set<string>();
/** Pages that the server serves, in their own place or for unknown paths. */
const served: BuiltPage[] = [];
const pages: ReturnType<typeof finish>[] = [];
const compressing: Promise<void>[] = [];
for (const name of built.filter(isPage)) {
  pages.push(finish(name));
  compressing.push(compress(join(client, name)));
  // The compressors have threads of their own, which get a page only in a pause.
  await setImmediate();
}

dropUnusedAssets(client, built, [...usedScripts, siteSheet].join());
// Pages load only their own parts of the stylesheets.
for (const name of [...sheets, "parts.json"]) rmSync(join(client, name));

const at = (path: string) => pages.find((page) => page.path === path);
const special = [...notFoundPages.map(({ path }) => path), ...fallbackPaths];
const manifest = {
  brokerage: site.brokerage.name,
  siteUrl: site.brokerage.siteUrl,
  digest: siteDigest(folderDigest(site.folder), await loadBrokerages(site.folder, process.env)),
  pages: pages.filter(({ path }) => !special.includes(path)),
  answers: Object.fromEntries(sites.map(({ base, language }) => [language, at(`${base}/answer`)])),
  withoutMail: withoutMail.flatMap(({ path, replaced }) => {
    const page = at(path);
    return page ? { ...page, path: replaced } : [];
  }),
  notFound: notFoundPages.map(({ path, ...where }) => {
    const page = at(path);
    if (!page)
      throw new Error(`The page for unknown paths under ${where.under} was not built: ${path}`);
    return { ...page, ...where };
  }),
  frames: addEmbed(site, client),
  questions: Object.fromEntries(
    sites.map(({ base, language, calculatorPages }) => [
      language,
      Object.fromEntries(calculatorPages.map(({ id, route }) => [id, base + route])),
    ]),
  ),
};
writeFileSync(join(buildDirectory, "pages.json"), `${JSON.stringify(manifest, null, 1)}\n`);
checkDuties(publishedSite(sites, served, client));
const others = readdirSync(client, { recursive: true, encoding: "utf8" }).filter(
  (name) => compressible.test(name) && !isPage(name),
);
await Promise.all([
  ...compressing,
  drawSocialImages(client),
  forEach(others, (name) => compress(join(client, name))),
]);
await dropOldResults();

/** Adds styles and scripts to a prerendered page, and writes it. Returns its entry of the manifest. */
function finish(name: string) {
  const file = name.replaceAll("\\", "/");
  const path = posix.join("/", posix.dirname(file));
  const page = load(read(file), { scriptingEnabled: false, sourceCodeLocationInfo: true });
  for (const name of scriptFiles(page, parts)) usedScripts.add(name);
  const isAnswer = answerPaths.includes(path);
  checkContent(page);
  page('link[rel="modulepreload"]').remove();
  addStyles(page, isAnswer);
  if (isAnswer) removeAdTag(page);
  else checkFilled(path, page);
  const adder = adders.find(({ base }) => path === base || path.startsWith(`${base}/`));
  const add = isAnswer ? adder?.addAnswerScripts : adder?.addScripts;
  add?.(page);
  if (!isLive(page)) dropComments(page);
  paintHeadingFirst(page);
  const html = page.html();
  writeFileSync(join(client, file), html);
  const framedBySite = path.endsWith("/contact-form");
  const policy = contentSecurityPolicy(page, { hosts, framedBySite });
  const shown = { path, file, isLive: isLive(page), contentSecurityPolicy: policy };
  if (!fallbackPaths.includes(path)) served.push({ path, file, content: { html, page } });
  return shown;
}

/** Removes the marks that React leaves for a hydration, which a page without live parts never has. */
function dropComments(page: CheerioAPI): void {
  forEachNode(page, (node) => {
    if (node.type === "comment") page(node).remove();
  });
}

/**
 * Delays the first paint until the page's heading and what follows it are there. A frame with the
 * header alone would lay the page out once more, before the words that a visitor came for.
 */
function paintHeadingFirst(page: CheerioAPI): void {
  const heading = page("main h1").first();
  const last = page("main h1 + :not(noscript)").first();
  const expected = last.length > 0 ? last : heading;
  if (expected.length === 0) return;
  const id = expected.attr("id") ?? "beside-heading";
  expected.attr("id", id);
  page("head").append(`<link rel="expect" href="#${id}" blocking="render">`);
}

/** Throws for a page that shows a `{name}` without a value, such as a figure that does not exist. */
function checkFilled(path: string, page: CheerioAPI): void {
  forEachNode(page, (node) => {
    if ("name" in node) return !/^(?:script|style|template)$/.test(node.name);
    const [name] = (node.type === "text" && /\{\w+\}/.exec(node.data)) || [];
    if (name) throw new Error(`The page ${path} shows ${name}, for which there is no value.`);
    return true;
  });
}

function removeAdTag(page: CheerioAPI): void {
  page("html").removeAttr("data-ad-tag").removeAttr("data-click-conversion");
  page("[data-ad-question]").remove();
}

/** Draws outside prerendering, which limits a request to ten seconds: too few on a busy machine. */
async function drawSocialImages(folder: string): Promise<void> {
  const pictures = sites.flatMap((site) => site.pages.map((page) => ({ site, page })));
  await forEach(pictures, async ({ site, page }) => {
    const file = join(folder, socialImagePath(localPath(site, page.path)));
    await mkdir(dirname(file), { recursive: true });
    const svg = socialImageSvg(site, titleOf(page));
    await writeFile(file, await keptByContent(pngKind, svg, () => pngOf(svg)));
  });
}

/** Returns a page's title without the brokerage's name, which has a line of its own in the image. */
function titleOf({ metadata }: SitePage) {
  const parts = metadata.title.split(" | ");
  return parts.filter((part) => part !== site.brokerage.name).join(", ");
}
