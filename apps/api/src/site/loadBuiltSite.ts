import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { z } from "zod";
import { SettingsError } from "../settings/readSettings.ts";
import { earlierAssets } from "./keptAssets.ts";
import { type Representation, readSiteFile, uncompressedName } from "./representation.ts";

const page = z.object({ file: z.string(), contentSecurityPolicy: z.string().min(1) });

/** Manifest that the build writes beside the built folder: each path's file and policy. */
const manifestSchema = z.object({
  brokerage: z.string(),
  /** The site's origin, to which its pages and the links in mails lead. */
  siteUrl: z.string().optional(),
  /** Digest of the folder and the settings. */
  digest: z.string().optional(),
  pages: z.array(page.extend({ path: z.string().startsWith("/") })),
  /** Pages that replace others if no mail is configured. */
  withoutMail: z.array(page.extend({ path: z.string().startsWith("/") })).default([]),
  /** Pages that the server fills with its own pages' content, by language. */
  answers: z.partialRecord(z.enum(["en", "fr"]), page).default({}),
  notFound: z.array(
    page.extend({ under: z.string().startsWith("/"), isForNames: z.boolean().default(false) }),
  ),
  frames: z.array(page.extend({ path: z.string().startsWith("/") })).default([]),
  /** Path of each calculator's page by its question, by language. */
  questions: z.partialRecord(z.enum(["en", "fr"]), z.record(z.string(), z.string())).default({}),
});

export interface Page {
  body: Representation;
  contentSecurityPolicy: string;
}

/** The whole built site in memory: a few megabytes, with one lookup per request. */
export interface BuiltSite {
  pages: ReadonlyMap<string, Page>;
  withoutMail?: ReadonlyMap<string, Page>;
  answers?: Partial<Record<"en" | "fr", { html: string; contentSecurityPolicy: string }>>;
  files: ReadonlyMap<string, Representation>;
  frames: ReadonlyMap<string, Page>;
  questions?: Partial<Record<"en" | "fr", Record<string, string>>>;
  earlierAsset?: (path: string) => Representation | undefined;
  notFoundPage(path: string): Page;
}

/** Reads the built site. `keptSites` is the folder in which `keepAssets` keeps assets of earlier sites. */
export function loadBuiltSite(folder: string, keptSites?: string): BuiltSite {
  const manifest = readManifest(join(folder, "..", "pages.json"));
  const representations = readFiles(folder);
  const toPage = ({ file, contentSecurityPolicy }: z.infer<typeof page>): Page => {
    const body = representations.get(`/${file}`);
    if (!body)
      throw new SettingsError(`The site's list of pages names ${file}, which is not built.`);
    return { body, contentSecurityPolicy };
  };
  const pages = new Map(manifest.pages.map((entry) => [entry.path, toPage(entry)]));
  const withoutMail = new Map(manifest.withoutMail.map((entry) => [entry.path, toPage(entry)]));
  const frames = new Map(manifest.frames.map((entry) => [entry.path, toPage(entry)]));
  const notFound = manifest.notFound
    .map((entry) => ({ ...entry, page: toPage(entry) }))
    .sort((a, b) => b.under.length - a.under.length);
  const fallback = notFound.find(({ under }) => under === "/");
  if (!fallback) throw new SettingsError("The site's list of pages has no not-found page for /.");
  const answers = Object.entries(manifest.answers).map(([language, entry]) => {
    const { body, contentSecurityPolicy } = toPage(entry);
    return [language, { html: body.plain.bytes.toString("utf8"), contentSecurityPolicy }];
  });
  const files = new Map([...representations].filter(([path]) => !path.endsWith(".html")));
  return {
    pages,
    withoutMail,
    answers: Object.fromEntries(answers),
    files,
    frames,
    questions: manifest.questions,
    ...(keptSites !== undefined && { earlierAsset: earlierAssets(keptSites) }),
    notFoundPage: (path) =>
      (
        notFound.find(
          ({ under, isForNames }) =>
            path.startsWith(under) && !(isForNames && path.slice(under.length).includes("/")),
        ) ?? fallback
      ).page,
  };
}

/** Refuses a site that was built from another folder or with other settings than the server reads. */
export function assertBuiltFor(
  folder: string,
  { name, siteUrl }: { name: string; siteUrl: string },
  digest: string,
): void {
  const built = readManifest(join(folder, "..", "pages.json"));
  if (built.brokerage !== name) {
    throw new SettingsError(
      `The site in ${folder} was built for ${built.brokerage}, but SITE_BROKERAGE is ${name}: build the site again, or set SITE_BUILD or SITE_DIR to a build for that brokerage.`,
    );
  }
  if (built.siteUrl !== undefined && built.siteUrl !== siteUrl) {
    throw new SettingsError(
      `The site in ${folder} was built for ${built.siteUrl}, but SITE_URL is ${siteUrl}, to which the links in mails would lead. Leave SITE_URL out, or build the site again.`,
    );
  }
  if (built.digest === undefined || built.digest === digest) return;
  throw new SettingsError(
    `The site in ${folder} was built from version ${built.digest} of ${name}'s folder and settings, but this server reads version ${digest}. Build the site again, or use the SITE_ variables of its build.`,
  );
}

function readManifest(path: string): z.infer<typeof manifestSchema> {
  let text: string;
  try {
    text = readFileSync(path, "utf8");
  } catch {
    throw new SettingsError(
      `The site is not built: ${path} cannot be read. Build it first, or set SITE_DIR to none to serve only the API.`,
    );
  }
  try {
    return manifestSchema.parse(JSON.parse(text));
  } catch (cause) {
    throw new SettingsError(`The site's list of pages, ${path}, is not valid.`, { cause });
  }
}

function readFiles(folder: string): Map<string, Representation> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"));
  const present = new Set(names);
  return new Map(
    [...new Set(names.map(uncompressedName))].map((name) => [
      `/${name}`,
      readSiteFile(folder, name, present),
    ]),
  );
}

export const isBuilt = ({ pages, files, frames }: BuiltSite, path: string): boolean =>
  [pages, files, frames].some((known) => known.has(path));

/** Serves the reminder form only if its route exists. */
export function offerReminders(site: BuiltSite, isOn: boolean): BuiltSite {
  if (isOn || !site.withoutMail) return site;
  return { ...site, pages: new Map([...site.pages, ...site.withoutMail]) };
}
