import { brokerageFrom } from "@mortgage-kit/content";

/** Brokerage that this build publishes. Read it only in loaders, so it stays out of browser code. */
export const site = brokerageFrom(process.env);

/** ISO date whose rules the texts cite: SITE_DATE, or else the build's date in UTC. */
export const siteDate = process.env.SITE_DATE?.trim() || new Date().toISOString().slice(0, 10);
