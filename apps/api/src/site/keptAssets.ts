import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from "node:fs";
import { cp } from "node:fs/promises";
import { join } from "node:path";
import { type Representation, readSiteFile, uncompressedName } from "./representation.ts";

// Pages opened before an upgrade request their own build's scripts, whose hashed names never collide.

const sitesKept = 5;

/** Asset folders of the pages, and of embedded calculators, which other sites may pin. */
const assetFolders = ["assets", "embed/assets"];

export function keptSitesIn(dataDir: string): string {
  return join(dataDir, "sites");
}

/** Returns a lookup among the assets of earlier sites, each read at its first request. */
export function earlierAssets(keptSites: string): (path: string) => Representation | undefined {
  const places = new Map<string, { site: string; present: ReadonlySet<string> }>();
  for (const site of foldersIn(keptSites)) {
    const present = new Set(assetFolders.flatMap((folder) => filesIn(site, folder)));
    for (const name of present) places.set(`/${uncompressedName(name)}`, { site, present });
  }
  const read = new Map<string, Representation>();
  return (path) => {
    const place = places.get(path);
    const known = read.get(path);
    if (known || !place) return known;
    const representation = readSiteFile(place.site, path.slice(1), place.present);
    read.set(path, representation);
    return representation;
  };
}

/** Copies the assets of the current site for later servers, and removes those of the oldest sites. */
export async function keepAssets(siteDir: string, keptSites: string, now: Date): Promise<void> {
  if (!existsSync(join(siteDir, "assets"))) return;
  mkdirSync(keptSites, { recursive: true, mode: 0o700 });
  const kept = join(keptSites, identify(siteDir));
  if (!existsSync(kept)) {
    const partial = mkdtempSync(join(keptSites, ".partial-"));
    for (const folder of assetFolders.filter((name) => existsSync(join(siteDir, name)))) {
      await cp(join(siteDir, folder), join(partial, folder), { recursive: true });
    }
    renameSync(partial, kept);
  }
  utimesSync(kept, now, now);
  const newestFirst = foldersIn(keptSites).toSorted((a, b) => servedAt(b) - servedAt(a));
  for (const site of newestFirst.slice(sitesKept)) rmSync(site, { recursive: true, force: true });
}

const servedAt = (site: string) => statSync(site).mtimeMs;

function filesIn(site: string, folder: string): string[] {
  const path = join(site, folder);
  return existsSync(path) ? readdirSync(path).map((name) => `${folder}/${name}`) : [];
}

function foldersIn(keptSites: string): string[] {
  if (!existsSync(keptSites)) return [];
  return readdirSync(keptSites)
    .filter((name) => !name.startsWith("."))
    .map((name) => join(keptSites, name))
    .filter((site) => existsSync(join(site, "assets")));
}

/** Identifies a built site by its asset names and its pages, which name scripts by hash. */
function identify(siteDir: string): string {
  const pages = readFileSync(join(siteDir, "..", "pages.json"));
  const names = assetFolders
    .flatMap((folder) => filesIn(siteDir, folder))
    .toSorted()
    .join("\n");
  return createHash("sha256").update(pages).update(names).digest("hex").slice(0, 16);
}
