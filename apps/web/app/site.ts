import { brokerageFrom } from "@mortgage-kit/content";

/** The brokerage as this build publishes it. Read in loaders only, so it stays out of the browser. */
export const site = brokerageFrom(process.env);

/** The day whose rules the texts cite: the day of the build unless it says otherwise. */
export const siteDate = process.env.SITE_DATE?.trim() || new Date().toISOString().slice(0, 10);
