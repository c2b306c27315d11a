import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { headersFile, type Pages, redirectsFile } from "./staticHost.ts";

const api = resolve(import.meta.dirname, "..");
const build = resolve(api, "../web/build");
const folder = join(api, "build/static-host");

const { API_ORIGIN: apiOrigin = "" } = process.env;
if (URL.parse(apiOrigin)?.origin !== apiOrigin) {
  process.stderr.write(
    `API_ORIGIN must be where the server is, such as https://api.example.com, but it is "${apiOrigin}".\n`,
  );
  process.exit(1);
}
const pages: Pages = JSON.parse(readFileSync(join(build, "pages.json"), "utf8"));
rmSync(folder, { recursive: true, force: true });
// A static host compresses by itself.
cpSync(join(build, "client"), folder, {
  recursive: true,
  filter: (path) => !/\.(?:br|gz)$/.test(path),
});
writeFileSync(join(folder, "_headers"), headersFile(pages));
writeFileSync(join(folder, "_redirects"), redirectsFile(pages, apiOrigin));
process.stdout.write(`${folder}\n`);
