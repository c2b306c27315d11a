/** Brokerage that is published if `SITE_BROKERAGE` is not set. */
export const defaultBrokerage = "greater-simcoe";
