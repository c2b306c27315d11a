import { cpSync, existsSync } from "node:fs";
import { join } from "node:path";

/** Copies a built site in its smallest form: the server makes the others from what is compressed. */
export function copySite(build: string, folder: string): void {
  if (!existsSync(join(build, "pages.json"))) {
    throw new Error(`The site is not built: ${build} has no pages.json. Run pnpm release:server.`);
  }
  cpSync(join(build, "pages.json"), join(folder, "pages.json"));
  cpSync(join(build, "client"), join(folder, "client"), {
    recursive: true,
    filter: (path) => !existsSync(`${path.replace(/\.gz$/, "")}.br`),
  });
}
