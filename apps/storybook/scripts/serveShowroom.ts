import { existsSync } from "node:fs";
import { join } from "node:path";
import { preview } from "vite";

export const outDir = join(import.meta.dirname, "../storybook-static");

/** Serves the built Storybook on a free local port. Throws if it is not built. */
export async function serveShowroom(): Promise<{ origin: string; close: () => void }> {
  if (!existsSync(outDir)) {
    throw new Error("There is no built showroom. Run `pnpm storybook:build` first.");
  }
  const server = await preview({
    ...{ configFile: false, appType: "mpa", build: { outDir } },
    preview: { host: "127.0.0.1", port: 0 },
  });
  const { origin } = new URL(server.resolvedUrls?.local[0] ?? "");
  return { origin, close: () => server.close() };
}
