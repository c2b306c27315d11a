import { copyFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build, type Rolldown } from "vite";

interface PartSize {
  readonly script: number;
  readonly styles: number;
}

/** Returns what a part of a package adds to an app that has React, in bytes, minified and gzipped. */
export async function partSize(project: string, folder: string): Promise<PartSize> {
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
  const bytesOf = (extension: string) =>
    output
      .filter(({ fileName }) => fileName.endsWith(extension))
      .map((file) => (file.type === "chunk" ? file.code : file.source))
      .reduce((sum, source) => sum + gzipSync(source).length, 0);
  return { script: bytesOf(".js"), styles: bytesOf(".css") };
}
