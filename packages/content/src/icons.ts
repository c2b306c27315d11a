import { z } from "zod";

/** Names of the icons that content may use. The site must map each to an icon in order to compile. */
const iconNames = [
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
