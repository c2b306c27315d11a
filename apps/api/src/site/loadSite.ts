import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { z } from "zod";
import { SettingsError } from "../env.ts";
import { contentType } from "./contentType.ts";
import { createRepresentation, type Representation } from "./representation.ts";

const page = z.object({ file: z.string(), contentSecurityPolicy: z.string().min(1) });

/** What the site's build writes beside the built folder: which file answers which path, and its policy. */
const manifestSchema = z.object({
  pages: z.array(page.extend({ path: z.string().startsWith("/") })),
  notFound: z.array(page.extend({ under: z.string().startsWith("/") })),
});

export type Page = { body: Representation; contentSecurityPolicy: string };

/** The whole built site in memory; it is a few megabytes, and a look-up is then all a request costs. */
export type Site = {
  pages: ReadonlyMap<string, Page>;
  files: ReadonlyMap<string, Representation>;
  /** The not-found page for a path. */
  notFoundPage(path: string): Page;
};

export function loadSite(folder: string): Site {
  const manifest = readManifest(join(folder, "..", "pages.json"));
  const representations = readFiles(folder);
  const toPage = ({ file, contentSecurityPolicy }: z.infer<typeof page>): Page => {
    const body = representations.get(`/${file}`);
    if (!body)
      throw new SettingsError(`The site's list of pages names ${file}, which is not built.`);
    return { body, contentSecurityPolicy };
  };
  const pages = new Map(manifest.pages.map((entry) => [entry.path, toPage(entry)]));
  const notFound = manifest.notFound
    .map((entry) => ({ under: entry.under, page: toPage(entry) }))
    .sort((a, b) => b.under.length - a.under.length);
  const fallback = notFound.find(({ under }) => under === "/");
  if (!fallback) throw new SettingsError("The site's list of pages has no not-found page for /.");
  const files = new Map([...representations].filter(([path]) => !path.endsWith(".html")));
  return {
    pages,
    files,
    notFoundPage: (path) => (notFound.find(({ under }) => path.startsWith(under)) ?? fallback).page,
  };
}

function readManifest(path: string): z.infer<typeof manifestSchema> {
  let text: string;
  try {
    text = readFileSync(path, "utf8");
  } catch {
    throw new SettingsError(
      `The site is not built: ${path} cannot be read. Build it first, or set SITE_DIR to none to serve the API alone.`,
    );
  }
  try {
    return manifestSchema.parse(JSON.parse(text));
  } catch (cause) {
    throw new SettingsError(`The site's list of pages, ${path}, cannot be understood.`, { cause });
  }
}

function readFiles(folder: string): Map<string, Representation> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"));
  const present = new Set(names);
  const read = (name: string) => readFileSync(join(folder, name));
  return new Map(
    names
      .filter((name) => !isCompressedSibling(name, present))
      .map((name) => [
        `/${name}`,
        createRepresentation({
          type: contentType(name),
          cacheControl: cacheControl(name),
          bytes: read(name),
          compressed: {
            ...(present.has(`${name}.br`) && { br: read(`${name}.br`) }),
            ...(present.has(`${name}.gz`) && { gzip: read(`${name}.gz`) }),
          },
        }),
      ]),
  );
}

function isCompressedSibling(name: string, present: ReadonlySet<string>): boolean {
  return /\.(?:br|gz)$/.test(name) && present.has(name.replace(/\.\w+$/, ""));
}

/** Names under assets/ carry a hash of their content. Nothing says no-store, which would cost the back/forward cache. */
function cacheControl(name: string): string {
  if (name.startsWith("assets/")) return "public, max-age=31536000, immutable";
  return name.endsWith(".html") ? "no-cache" : "public, max-age=3600";
}
