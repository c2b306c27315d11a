import type { Site } from "../src/loadSite.ts";

type Whole = { [Name in keyof Site]-?: NonNullable<Site[Name]> };

const optional = ["services", "resources", "blog", "faqs", "podcast", "careers"] as const;

/** Returns a site whose optional parts are all present. Throws if one is missing. */
export function wholeSite(site: Site): Whole {
  const missing = optional.filter((name) => site[name] === undefined);
  if (missing.length > 0) throw new Error(`Left out: ${missing.join(", ")}.`);
  return site as Whole;
}
