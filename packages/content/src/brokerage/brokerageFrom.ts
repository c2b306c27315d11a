import { z } from "zod";
import { brokerage as published } from "./brokerage.ts";
import {
  adConversion,
  adTagId,
  type Brokerage,
  siteOrigin,
  videoAddress,
  webAddress,
} from "./brokerageSchema.ts";

/** The build-time variables that override an outside target, and what each must look like. */
export const siteVariables = {
  SITE_URL: siteOrigin,
  SITE_APPLICATION_PORTAL_URL: webAddress,
  SITE_REVIEWS_URL: webAddress,
  SITE_BLOG_URL: webAddress,
  SITE_PRIVACY_URL: webAddress,
  SITE_TERMS_URL: webAddress,
  SITE_MAPS_URL: webAddress,
  SITE_VIDEO_CHANNEL_URL: webAddress,
  SITE_VIDEO_SUBSCRIBE_URL: webAddress,
  SITE_VIDEO_WATCH_URL: videoAddress,
  SITE_VIDEO_THUMBNAIL_URL: videoAddress,
  SITE_CONTACT_FORM_URL: webAddress,
  SITE_CONTACT_FORM_PROVIDER: z.string().min(1),
  SITE_AD_TAG_ID: adTagId,
  SITE_AD_CLICK_CONVERSION: adConversion,
  SITE_AD_CONTACT_CONVERSION: adConversion,
} as const satisfies Record<string, z.ZodType<string, string>>;

export type SiteVariable = keyof typeof siteVariables;
type Environment = Readonly<Record<string, string | undefined>>;

function readVariable(env: Environment, name: SiteVariable): string | undefined {
  const value = env[name]?.trim();
  if (!value) return undefined;
  const result = siteVariables[name].safeParse(value);
  if (result.success) return result.data;
  const wanted = result.error.issues[0]?.message ?? "a valid value";
  throw new Error(`${name} is "${value}", but it must be ${wanted}.`);
}

const withoutUndefined = <T extends object>(fields: T) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };

/** The brokerage with the overrides of an environment. Unset and empty variables change nothing. */
export function brokerageFrom(env: Environment, brokerage: Brokerage = published): Brokerage {
  const read = (name: SiteVariable) => readVariable(env, name);
  return {
    ...brokerage,
    ...withoutUndefined({ siteUrl: read("SITE_URL") }),
    targets: {
      ...brokerage.targets,
      ...withoutUndefined({
        applicationPortal: read("SITE_APPLICATION_PORTAL_URL"),
        reviews: read("SITE_REVIEWS_URL"),
        blog: read("SITE_BLOG_URL"),
        privacy: read("SITE_PRIVACY_URL"),
        terms: read("SITE_TERMS_URL"),
        maps: read("SITE_MAPS_URL"),
      }),
    },
    videos: {
      ...brokerage.videos,
      ...withoutUndefined({
        channel: read("SITE_VIDEO_CHANNEL_URL"),
        subscribe: read("SITE_VIDEO_SUBSCRIBE_URL"),
        watch: read("SITE_VIDEO_WATCH_URL"),
        thumbnail: read("SITE_VIDEO_THUMBNAIL_URL"),
      }),
    },
    contactForm: {
      ...brokerage.contactForm,
      ...withoutUndefined({
        src: read("SITE_CONTACT_FORM_URL"),
        provider: read("SITE_CONTACT_FORM_PROVIDER"),
      }),
    },
    adTag: {
      ...brokerage.adTag,
      ...withoutUndefined({
        id: read("SITE_AD_TAG_ID"),
        clickConversion: read("SITE_AD_CLICK_CONVERSION"),
        contactConversion: read("SITE_AD_CONTACT_CONVERSION"),
      }),
    },
  };
}
