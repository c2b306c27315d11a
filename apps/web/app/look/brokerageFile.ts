import { existsSync } from "node:fs";
import { join } from "node:path";

export function brokerageFile(field: string, name: string, folder: string): string {
  const path = join(folder, name);
  if (existsSync(path)) return path;
  throw new Error(`look.ts: ${field} is "${name}", but must be a file of ${folder}.`);
}
