/** The brokerage that is published where `SITE_BROKERAGE` names no other. */
export const defaultBrokerage = "greater-simcoe";
