import { readFileSync, rmSync } from "node:fs";
import { basename, join } from "node:path";

/** The kit brings its own fonts along where a brokerage has others, and then nothing asks for them. */
export function dropUnusedFonts(client: string, built: readonly string[]): void {
  const styles = built
    .filter((name) => name.endsWith(".css"))
    .map((name) => readFileSync(join(client, name), "utf8"))
    .join("");
  for (const name of built) {
    if (name.endsWith(".woff2") && !styles.includes(basename(name))) rmSync(join(client, name));
  }
}
