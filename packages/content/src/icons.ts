import { z } from "zod";

/** Names of the icons that content may use. Each must be an icon of the kit, or the site does not compile. */
const iconNames = [
  "Anchor",
  "BadgeCheck",
  "Banknote",
  "Briefcase",
  "Building",
  "Calculator",
  "Calendar",
  "ChartColumn",
  "ClipboardList",
  "Clock",
  "Coins",
  "Compass",
  "FileText",
  "GraduationCap",
  "Handshake",
  "House",
  "Key",
  "Laptop",
  "Mail",
  "MapPin",
  "MessageCircle",
  "Percent",
  "Phone",
  "PiggyBank",
  "Receipt",
  "RefreshCw",
  "Scale",
  "Search",
  "ShieldCheck",
  "Star",
  "TrendingUp",
  "Users",
  "Wallet",
] as const;

export const icon = z.enum(iconNames);
export type IconName = z.infer<typeof icon>;
