import { copyFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build, type Rolldown } from "vite";

/** What a part of a package adds to an app that has React already: script and styles, minified and gzipped. */
export async function partSize(project: string, folder: string): Promise<number> {
  const entry = join(project, "part.tsx");
  copyFileSync(join(import.meta.dirname, "parts", `${folder}.tsx`), entry);
  const built = await build({
    root: project,
    configFile: false,
    logLevel: "error",
    build: {
      write: false,
      rolldownOptions: {
        input: entry,
        external: /^react(-dom)?(\/|$)/,
        preserveEntrySignatures: "strict",
      },
    },
  });
  const { output } = built as Rolldown.RolldownOutput;
  return output
    .filter(({ fileName }) => /\.(js|css)$/.test(fileName))
    .map((file) => (file.type === "chunk" ? file.code : file.source))
    .reduce((sum, source) => sum + gzipSync(source).length, 0);
}
