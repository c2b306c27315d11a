import { writeFileSync } from "node:fs";
import { join } from "node:path";
import {
  brokerageFiles,
  chosenFolder,
  folderDigest,
  languagesOf,
  siteVariables,
} from "@mortgage-kit/content/brokerage";
import { rolldown } from "rolldown";

const api = join(import.meta.dirname, "..");

const released = { server: "release/programs/server.js", leads: "release/programs/leads.js" };

/** Bundles programs and the database thread for a brokerage and its site variables. */
export async function bundleServer(
  folder: string,
  env: Readonly<Record<string, string | undefined>> = process.env,
  programs: Record<string, string> = released,
): Promise<void> {
  const bundle = await rolldown({
    cwd: api,
    input: { ...programs, sqliteThread: "src/store/sqliteThread.ts" },
    platform: "node",
    plugins: [bundledBrokerage(chosenFolder(env))],
    // Optional driver of `pg`, which is not shipped.
    external: ["pg-native"],
    logLevel: "warn",
  });
  await bundle.write({ dir: folder, format: "esm", minify: true, sourcemap: false });
  await bundle.close();
  const set = Object.keys(siteVariables).filter((name) => env[name]?.trim());
  const site = Object.fromEntries(set.map((name) => [name, env[name]]));
  writeFileSync(join(folder, "site.json"), `${JSON.stringify(site, null, 2)}\n`);
}

/** Returns a plugin that bundles a brokerage's data, because a release has no folder to read. */
function bundledBrokerage(folder: string) {
  const languages = languagesOf(folder);
  const replaced = join(api, "src/settings/brokerages.ts");
  const code = `
    import { brokerageFrom, brokeragesFrom, siteDigest } from "@mortgage-kit/content/brokerage";
    ${languages.map((language) => `import { brokerage as ${language} } from ${JSON.stringify(join(folder, brokerageFiles[language]))};`).join("\n")}
    export const readBrokerages = async (env) =>
      brokeragesFrom({ ${languages.map((language) => `${language}: brokerageFrom(${language}, env)`).join(", ")} });
    export const readSiteDigest = (env, brokerages) =>
      siteDigest("${folderDigest(folder)}", brokerages);
  `;
  return {
    name: "bundled-brokerage",
    load: (id: string) => (id === replaced ? { code, moduleType: "ts" as const } : null),
  };
}
