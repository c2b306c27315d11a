import { z } from "zod";
import { webAddress } from "../fields.ts";
import { languagesOf } from "../folder/chosenFolder.ts";
import { FolderError } from "../folder/FolderError.ts";
import { readFolder } from "../folder/readFolder.ts";
import { allowedInWords, wrongValues } from "../folder/wrongValues.ts";
import type { SiteLanguage } from "../words.ts";
import {
  adConversion,
  adTagId,
  type Brokerage,
  brokerageSchema,
  siteOrigin,
  videoAddress,
} from "./brokerageSchema.ts";
import { refuseMisspelt } from "./misspelt.ts";

export type SiteVariables = Readonly<Record<string, string | undefined>>;

interface SiteVariable {
  readonly accepts: z.ZodType<string, string>;
  /** Returns the values of the brokerage's fields, by path. */
  readonly fields: (value: string) => Readonly<Record<string, string>>;
}

const setting = (accepts: SiteVariable["accepts"], ...paths: readonly string[]): SiteVariable => ({
  accepts,
  fields: (value) => Object.fromEntries(paths.map((path) => [path, value])),
});
const document = (name: string) => webAddress.describe(`${name}, which applicants agree to`);
const version = z.string().min(1).describe("version of the document, stored with each consent");

/** Environment variables that override values of the brokerage, in order of application. */
export const siteVariables = {
  SITE_URL: setting(siteOrigin.describe("the site's own address, without a path"), "siteUrl"),
  SITE_APPLICATION_PORTAL_URL: setting(
    webAddress.describe("where *Apply Now* leads"),
    "targets.applicationPortal",
  ),
  SITE_REVIEWS_URL: setting(webAddress.describe("page that collects reviews"), "targets.reviews"),
  SITE_BLOG_URL: setting(webAddress.describe("blog at another address"), "targets.blog"),
  // The footer and the application page link to these documents.
  SITE_PRIVACY_URL: setting(
    document("privacy policy"),
    "targets.privacy",
    "documents.privacy.href",
  ),
  SITE_PRIVACY_VERSION: setting(version, "documents.privacy.version"),
  SITE_TERMS_URL: setting(document("terms"), "targets.terms", "documents.terms.href"),
  SITE_TERMS_VERSION: setting(version, "documents.terms.version"),
  SITE_DISCLOSURE_URL: setting(document("disclosure"), "documents.disclosure.href"),
  SITE_DISCLOSURE_VERSION: setting(version, "documents.disclosure.version"),
  SITE_MAPS_URL: setting(webAddress.describe("map that shows the office"), "targets.maps"),
  SITE_VIDEO_CHANNEL_URL: setting(webAddress.describe("the podcast's channel"), "videos.channel"),
  SITE_VIDEO_SUBSCRIBE_URL: setting(
    webAddress.describe("where one subscribes to the podcast"),
    "videos.subscribe",
  ),
  SITE_VIDEO_WATCH_URL: setting(
    videoAddress.describe("where a video plays, with `{id}`"),
    "videos.watch",
  ),
  SITE_VIDEO_THUMBNAIL_URL: setting(
    videoAddress.describe("a video's picture, with `{id}`; without it the site draws covers"),
    "videos.thumbnail",
  ),
  // The page must name the form's provider: the host of its URL, unless the next variable is set.
  SITE_CONTACT_FORM_URL: {
    accepts: webAddress.describe("hosted contact form, shown in a frame"),
    fields: (src) => ({
      "contactForm.src": src,
      "contactForm.provider": src.split("/")[2] ?? src,
    }),
  },
  SITE_CONTACT_FORM_PROVIDER: setting(
    z.string().min(1).describe("who hosts the contact form; the host of its address if not set"),
    "contactForm.provider",
  ),
  SITE_AD_TAG_ID: setting(adTagId.describe("ad tag; without it none of it loads"), "adTag.id"),
  SITE_AD_CLICK_CONVERSION: setting(
    adConversion.describe("conversion of a press on *Apply Now*"),
    "adTag.clickConversion",
  ),
  SITE_AD_CONTACT_CONVERSION: setting(
    adConversion.describe("conversion of the contact form"),
    "adTag.contactConversion",
  ),
} as const satisfies Record<string, SiteVariable>;

/** Variables that choose what is built. */
export const buildVariables = {
  SITE_BROKERAGE: z
    .string()
    .optional()
    .describe("a folder of `packages/content/brokerages`, or a path to another"),
  SITE_BUILD: z
    .string()
    .default("build")
    .describe("folder below `apps/web` that holds the built site; the server reads it too"),
  SITE_DATE: z
    .string()
    .optional()
    .describe("day such as 2026-11-28 on which the articles cite legal figures; today if not set"),
};

/** Returns the record with a value at a path, or unchanged if a part on the way is left out. */
function withField<T extends object>(record: T, path: readonly string[], value: string): T {
  const [key = "", ...rest] = path;
  if (rest.length === 0) return { ...record, [key]: value };
  const part: unknown = Reflect.get(record, key);
  if (typeof part !== "object" || part === null) return record;
  return { ...record, [key]: withField(part, rest, value) };
}

function accepted(name: string, value: string, { accepts }: SiteVariable): string {
  const result = accepts.safeParse(value);
  if (result.success) return result.data;
  const wanted = result.error.issues[0]?.message ?? "another value";
  throw new Error(`${name} is "${value}", but it must be ${wanted}.`);
}

/** Overrides the brokerage by the variables that are set. Throws for an invalid value or a misspelt name. */
export function withVariables(brokerage: Brokerage, variables: SiteVariables): Brokerage {
  refuseMisspelt(variables, Object.keys({ ...siteVariables, ...buildVariables }));
  let changed = brokerage;
  for (const [name, variable] of Object.entries<SiteVariable>(siteVariables)) {
    const value = variables[name]?.trim();
    if (!value) continue;
    for (const [path, field] of Object.entries(variable.fields(accepted(name, value, variable)))) {
      changed = withField(changed, path.split("."), field);
    }
  }
  return changed;
}

/** Checks the brokerage that a folder exports. Throws a FolderError that lists every invalid value. */
export function brokerageFrom(source: unknown, variables: SiteVariables = {}): Brokerage {
  const result = brokerageSchema.safeParse(source, { error: allowedInWords });
  if (result.success) return withVariables(result.data, variables);
  throw new FolderError(wrongValues(source, result.error.issues));
}

/** Brokerage as its pages and mails in a language show it. */
export interface LocalBrokerage {
  readonly brokerage: Brokerage;
  readonly language: SiteLanguage;
  /** Path before those of all pages: empty, or `/fr` for the pages of `index.fr.ts`. */
  readonly base: string;
}

/** Returns the path before those of a language's own pages. */
export const baseOf = (language: SiteLanguage): string => (language === "en" ? "" : `/${language}`);

/** Brokerage by the language of a visitor: in English where the brokerage has no other texts. */
export type Brokerages = Readonly<Record<SiteLanguage, LocalBrokerage>>;

/** Files that export the brokerage, by language. The French one exists if `index.fr.ts` does. */
export const brokerageFiles: Readonly<Record<SiteLanguage, string>> = {
  en: "brokerage.ts",
  fr: "fr/brokerage.ts",
};

export function brokeragesFrom({ en, fr }: { en: Brokerage; fr?: Brokerage }): Brokerages {
  const local = (brokerage: Brokerage, language: SiteLanguage) => ({
    brokerage,
    language,
    base: baseOf(language),
  });
  const english = local(en, "en");
  return { en: english, fr: fr ? local(fr, "fr") : english };
}

/** Loads and checks the brokerage of a folder, without the content that only pages show. */
export async function loadBrokerages(
  folder: string,
  variables: SiteVariables = {},
): Promise<Brokerages> {
  const load = (language: SiteLanguage) =>
    readFolder(folder, brokerageFiles[language], "brokerage", (source) =>
      brokerageFrom(source, variables),
    );
  const en = await load("en");
  return brokeragesFrom(languagesOf(folder).includes("fr") ? { en, fr: await load("fr") } : { en });
}
