import { z } from "zod";
import { webAddress } from "../fields.ts";
import { FolderError } from "../folder/FolderError.ts";
import { languagesOf } from "../folder/languagesOf.ts";
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

export type SiteVariables = Readonly<Record<string, string | undefined>>;

interface SiteVariable {
  accepts: z.ZodType<string, string>;
  applied: (brokerage: Brokerage, value: string) => Brokerage;
}

type Part = "targets" | "contactForm" | "adTag";

const field =
  <P extends Part>(part: P, name: keyof Brokerage[P]): SiteVariable["applied"] =>
  (brokerage, value) => ({ ...brokerage, [part]: { ...brokerage[part], [name]: value } });

const documentField =
  (name: keyof Brokerage["documents"], property: "href" | "version"): SiteVariable["applied"] =>
  ({ documents, ...brokerage }, value) => ({
    ...brokerage,
    documents: { ...documents, [name]: { ...documents[name], [property]: value } },
  });

/** Sets a document's address for both the footer and the application page. */
const documentTarget =
  (name: "terms" | "privacy"): SiteVariable["applied"] =>
  (brokerage, href) =>
    documentField(name, "href")(field("targets", name)(brokerage, href), href);

const documentVersion = z.string().min(1);
/** Sets a podcast's address. Ignored without a podcast, because several brokerages may share variables. */
const ofPodcast =
  (name: keyof NonNullable<Brokerage["videos"]>): SiteVariable["applied"] =>
  (brokerage, value) =>
    brokerage.videos ? { ...brokerage, videos: { ...brokerage.videos, [name]: value } } : brokerage;

/** Environment variables that override values of the brokerage at build time, in order of application. */
export const siteVariables = {
  SITE_URL: {
    accepts: siteOrigin,
    applied: (brokerage, siteUrl) => ({ ...brokerage, siteUrl }),
  },
  SITE_APPLICATION_PORTAL_URL: {
    accepts: webAddress,
    applied: field("targets", "applicationPortal"),
  },
  SITE_REVIEWS_URL: { accepts: webAddress, applied: field("targets", "reviews") },
  SITE_BLOG_URL: { accepts: webAddress, applied: field("targets", "blog") },
  SITE_PRIVACY_URL: { accepts: webAddress, applied: documentTarget("privacy") },
  SITE_PRIVACY_VERSION: { accepts: documentVersion, applied: documentField("privacy", "version") },
  SITE_TERMS_URL: { accepts: webAddress, applied: documentTarget("terms") },
  SITE_TERMS_VERSION: { accepts: documentVersion, applied: documentField("terms", "version") },
  SITE_DISCLOSURE_URL: { accepts: webAddress, applied: documentField("disclosure", "href") },
  SITE_DISCLOSURE_VERSION: {
    accepts: documentVersion,
    applied: documentField("disclosure", "version"),
  },
  SITE_MAPS_URL: { accepts: webAddress, applied: field("targets", "maps") },
  SITE_VIDEO_CHANNEL_URL: { accepts: webAddress, applied: ofPodcast("channel") },
  SITE_VIDEO_SUBSCRIBE_URL: { accepts: webAddress, applied: ofPodcast("subscribe") },
  SITE_VIDEO_WATCH_URL: { accepts: videoAddress, applied: ofPodcast("watch") },
  SITE_VIDEO_THUMBNAIL_URL: { accepts: videoAddress, applied: ofPodcast("thumbnail") },
  SITE_CONTACT_FORM_URL: {
    accepts: webAddress,
    // The page must name the form's provider: the host of its URL, unless the next variable is set.
    applied: (brokerage, src) => ({
      ...brokerage,
      contactForm: { ...brokerage.contactForm, src, provider: src.split("/")[2] ?? src },
    }),
  },
  SITE_CONTACT_FORM_PROVIDER: {
    accepts: z.string().min(1),
    applied: field("contactForm", "provider"),
  },
  SITE_AD_TAG_ID: { accepts: adTagId, applied: field("adTag", "id") },
  SITE_AD_CLICK_CONVERSION: { accepts: adConversion, applied: field("adTag", "clickConversion") },
  SITE_AD_CONTACT_CONVERSION: {
    accepts: adConversion,
    applied: field("adTag", "contactConversion"),
  },
} as const satisfies Record<string, SiteVariable>;

function accepted(name: string, value: string, { accepts }: SiteVariable): string {
  const result = accepts.safeParse(value);
  if (result.success) return result.data;
  const wanted = result.error.issues[0]?.message ?? "another value";
  throw new Error(`${name} is "${value}", but it must be ${wanted}.`);
}

/**
 * Returns the brokerage with the overrides of the variables. Ignores unset and empty variables.
 * Throws for an invalid value.
 */
export function withVariables(brokerage: Brokerage, variables: SiteVariables): Brokerage {
  return Object.entries<SiteVariable>(siteVariables).reduce((changed, [name, variable]) => {
    const value = variables[name]?.trim();
    return value ? variable.applied(changed, accepted(name, value, variable)) : changed;
  }, brokerage);
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

/** Returns the brokerage by language. */
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
