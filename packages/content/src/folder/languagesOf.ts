import { existsSync } from "node:fs";
import { join } from "node:path";
import type { SiteLanguage } from "../words.ts";

/** Returns the languages of a folder: English, and French if it has `index.fr.ts`. */
export const languagesOf = (folder: string): SiteLanguage[] => [
  "en",
  ...(existsSync(join(folder, "index.fr.ts")) ? (["fr"] as const) : []),
];
