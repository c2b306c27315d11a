import { readFileSync, rmSync } from "node:fs";
import { basename, join } from "node:path";

/** Removes fonts that no stylesheet names, such as the kit's where the brokerage has other fonts. */
export function dropUnusedFonts(client: string, built: readonly string[]): void {
  const styles = built
    .filter((name) => name.endsWith(".css"))
    .map((name) => readFileSync(join(client, name), "utf8"))
    .join("");
  for (const name of built) {
    if (name.endsWith(".woff2") && !styles.includes(basename(name))) rmSync(join(client, name));
  }
}
