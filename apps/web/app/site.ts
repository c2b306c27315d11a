import { brokerageFrom } from "@simcoe/content";

/** The brokerage as this build publishes it. Read in loaders only, so it stays out of the browser. */
export const site = brokerageFrom(process.env);
