import { existsSync } from "node:fs";
import { join } from "node:path";
import { brokerageFolder } from "@mortgage-kit/content";

/** Returns the path of a file that `look.ts` names. Throws if the brokerage's folder lacks it. */
export function brokerageFile(field: string, name: string, folder = brokerageFolder): string {
  const path = join(folder, name);
  if (existsSync(path)) return path;
  throw new Error(`look.ts: ${field} is "${name}", but must be a file of ${folder}.`);
}
