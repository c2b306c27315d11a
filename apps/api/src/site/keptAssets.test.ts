import { cpSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gunzipSync, gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../testing/onEachEngine.ts";
import { keepAssets, keptSitesIn } from "./keptAssets.ts";
import { loadBuiltSite } from "./loadBuiltSite.ts";

const day = (date: number) => new Date(Date.UTC(2026, 2, date));

/** Returns a built site whose one page requests the script. */
function builtSite(script: string): string {
  const client = join(temporaryFolder(), "client");
  mkdirSync(join(client, "assets"), { recursive: true });
  writeFileSync(join(client, "index.html"), script);
  writeFileSync(join(client, "assets", script), `from ${script}`);
  writeFileSync(join(client, "assets", `${script}.gz`), gzipSync(`from ${script}`));
  const entry = { file: "index.html", contentSecurityPolicy: `script-src ${script}` };
  const pages = {
    brokerage: "Small Site Mortgages",
    pages: [{ path: "/", ...entry }],
    notFound: [{ under: "/", ...entry }],
  };
  writeFileSync(join(client, "../pages.json"), JSON.stringify(pages));
  return client;
}

test("assets of the site before an upgrade are still served", async () => {
  const kept = keptSitesIn(temporaryFolder());
  await keepAssets(builtSite("a-1.js"), kept, day(1));
  const site = loadBuiltSite(builtSite("a-2.js"), kept);
  expect(site.files.has("/assets/a-1.js")).toBe(false);
  const asset = site.earlierAsset?.("/assets/a-1.js");
  expect(asset?.plain.bytes.toString()).toBe("from a-1.js");
  expect(asset?.compressed.gzip).toBeDefined();
  expect(asset?.cacheControl).toContain("immutable");
  expect(asset?.type).toContain("javascript");
  for (const path of ["/assets/a-3.js", "/assets/../../pages.json", "/assets/a-1.js.gz", "/"]) {
    expect(site.earlierAsset?.(path)).toBeUndefined();
  }
});

test("a site that was never replaced, or keeps nothing, has no earlier assets", () => {
  expect(loadBuiltSite(builtSite("a-1.js")).earlierAsset).toBeUndefined();
  const kept = join(temporaryFolder(), "none");
  expect(loadBuiltSite(builtSite("a-1.js"), kept).earlierAsset?.("/assets/a-1.js")).toBeUndefined();
});

test("the assets of the last five sites are kept, each once", async () => {
  const kept = keptSitesIn(temporaryFolder());
  const sites = [1, 2, 3, 4, 5, 6].map((number) => builtSite(`a-${number}.js`));
  for (const [index, site] of sites.entries()) await keepAssets(site, kept, day(index + 1));
  // A rollback serves an older site again, so it is no longer among the oldest.
  await keepAssets(sites[1] ?? "", kept, day(7));
  await keepAssets(builtSite("a-7.js"), kept, day(8));
  const { earlierAsset } = loadBuiltSite(builtSite("a-8.js"), kept);
  const found = [1, 2, 3, 4, 5, 6, 7].filter((number) => earlierAsset?.(`/assets/a-${number}.js`));
  expect(found).toEqual([2, 4, 5, 6, 7]);
  expect(readdirSync(kept)).toHaveLength(5);
});

test("a release with only compressed files serves the same responses", () => {
  const whole = builtSite("a-1.js");
  const html = Buffer.from("<p>Text that is worth compressing</p>".repeat(20));
  writeFileSync(join(whole, "index.html"), html);
  writeFileSync(join(whole, "index.html.br"), brotliCompressSync(html));
  const compact = join(temporaryFolder(), "client");
  cpSync(join(whole, "../pages.json"), join(compact, "../pages.json"));
  cpSync(whole, compact, { recursive: true, filter: (path) => !path.endsWith("index.html") });
  expect(readdirSync(compact)).not.toContain("index.html");
  expect(loadBuiltSite(compact).pages.get("/")).toEqual(loadBuiltSite(whole).pages.get("/"));
  const gzip = loadBuiltSite(compact).pages.get("/")?.body.compressed.gzip?.bytes ?? Buffer.of();
  expect(gunzipSync(gzip)).toEqual(html);
  expect([...loadBuiltSite(compact).files.keys()]).toEqual([...loadBuiltSite(whole).files.keys()]);
});
