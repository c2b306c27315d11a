import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { readSettings, SettingsError } from "../src/env.ts";
import { headersFile, type Pages, redirectsFile } from "./staticHost.ts";

const api = resolve(import.meta.dirname, "..");
const build = resolve(api, "../web/build");
const folder = join(api, "build/static-host");

function readOrigins(env: NodeJS.ProcessEnv): { apiOrigin: string; embedAncestors: string[] } {
  const { API_ORIGIN: apiOrigin = "" } = env;
  if (URL.parse(apiOrigin)?.origin !== apiOrigin) {
    throw new SettingsError(
      `API_ORIGIN must be where the server is, such as https://api.example.com, but it is "${apiOrigin}".`,
    );
  }
  // As the server reads it: the frames are for the same pages, whoever serves them.
  return { apiOrigin, embedAncestors: readSettings(env).embedAncestors };
}

function writeFolder(): void {
  const { apiOrigin, embedAncestors } = readOrigins(process.env);
  const pages: Pages = JSON.parse(readFileSync(join(build, "pages.json"), "utf8"));
  rmSync(folder, { recursive: true, force: true });
  // A static host compresses by itself.
  cpSync(join(build, "client"), folder, {
    recursive: true,
    filter: (path) => !/\.(?:br|gz)$/.test(path),
  });
  writeFileSync(join(folder, "_headers"), headersFile(pages, embedAncestors));
  writeFileSync(join(folder, "_redirects"), redirectsFile(pages, apiOrigin));
  process.stdout.write(`${folder}\n`);
}

try {
  writeFolder();
} catch (error) {
  if (!(error instanceof SettingsError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
