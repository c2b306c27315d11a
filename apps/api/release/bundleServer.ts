import { join } from "node:path";
import { brokeragePlugin } from "@mortgage-kit/content/vite";
import { rolldown } from "rolldown";

const api = join(import.meta.dirname, "..");

/**
 * Writes the server and the terminal's commands, with all they import, as plain JavaScript, for the
 * brokerage that `SITE_BROKERAGE` names now. The database's thread is a program of its own beside them.
 */
export async function bundleServer(folder: string): Promise<void> {
  const bundle = await rolldown({
    cwd: api,
    input: {
      server: "release/programs/server.js",
      leads: "release/programs/leads.js",
      sqliteThread: "src/leads/sqliteThread.ts",
    },
    platform: "node",
    plugins: [brokeragePlugin()],
    // Only asked for by those who installed it themselves.
    external: ["pg-native"],
    logLevel: "warn",
  });
  await bundle.write({ dir: folder, format: "esm", minify: true, sourcemap: false });
  await bundle.close();
}
