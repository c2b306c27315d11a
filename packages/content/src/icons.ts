import { z } from "zod";

/** The pictures a text may ask for. The site maps each to a line icon, and fails to compile if it misses one. */
export const iconNames = [
  "anchor",
  "badge-check",
  "banknote",
  "briefcase",
  "building",
  "calculator",
  "calendar",
  "chart",
  "clipboard",
  "clock",
  "coins",
  "compass",
  "file",
  "graduation",
  "handshake",
  "home",
  "key",
  "laptop",
  "mail",
  "map-pin",
  "message",
  "percent",
  "phone",
  "piggy-bank",
  "receipt",
  "refresh",
  "scale",
  "search",
  "shield",
  "star",
  "trending-up",
  "users",
  "wallet",
] as const;

export const icon = z.enum(iconNames);
export type IconName = z.infer<typeof icon>;
