import { cpSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { readBrokerages } from "../src/settings/brokerages.ts";
import { readSettings, SettingsError } from "../src/settings/readSettings.ts";
import { headersFile, type Pages, pagesWithoutMail, redirectsFile } from "./staticHost.ts";

const api = resolve(import.meta.dirname, "..");
const build = resolve(api, "../web/build");
const folder = join(api, "build/static-host");

interface Options {
  apiOrigin: string;
  embedAncestors: string[];
  sendsMail: boolean;
}

async function readOptions(env: NodeJS.ProcessEnv): Promise<Options> {
  const { API_ORIGIN: apiOrigin = "" } = env;
  if (URL.parse(apiOrigin)?.origin !== apiOrigin) {
    throw new SettingsError(
      `API_ORIGIN must be where the server is, such as https://api.example.com, but it is "${apiOrigin}".`,
    );
  }
  // The server's own settings decide which sites may frame the pages, so both hosts allow the same.
  const { embedAncestors, email } = readSettings(env, await readBrokerages(env));
  return { apiOrigin, embedAncestors, sendsMail: email !== undefined };
}

async function writeFolder(): Promise<void> {
  const { apiOrigin, embedAncestors, sendsMail } = await readOptions(process.env);
  const built: Pages = JSON.parse(readFileSync(join(build, "pages.json"), "utf8"));
  const pages = sendsMail ? built : pagesWithoutMail(built);
  rmSync(folder, { recursive: true, force: true });
  // Static hosts compress files themselves.
  cpSync(join(build, "client"), folder, {
    recursive: true,
    filter: (path) => !/\.(?:br|gz)$/.test(path),
  });
  // A static host serves a path from the index.html of its folder, so the page moves there.
  for (const { path, file } of built.withoutMail ?? []) {
    if (!sendsMail) renameSync(join(folder, file), join(folder, path, "index.html"));
    rmSync(join(folder, dirname(file)), { recursive: true });
  }
  writeFileSync(join(folder, "_headers"), headersFile(pages, embedAncestors));
  writeFileSync(join(folder, "_redirects"), redirectsFile(pages, apiOrigin));
  process.stdout.write(`${folder}\n`);
}

try {
  await writeFolder();
} catch (error) {
  if (!(error instanceof SettingsError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
