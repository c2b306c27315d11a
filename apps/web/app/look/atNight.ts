import { tokens } from "./buildLook.ts";

/** Returns a filter for screens with dark colours, or no style if the brokerage has none. */
export const atNight = (filter: string) =>
  tokens.dark ? { "@media": { "screen and (prefers-color-scheme: dark)": { filter } } } : {};
