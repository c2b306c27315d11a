import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

const cache = join(import.meta.dirname, "../node_modules/.cache/postbuild");
const maxAgeMs = 30 * 24 * 60 * 60 * 1000;

/**
 * Returns what an earlier build computed from the same input, or computes and keeps it.
 *
 * @param kind Names the computation, with the version of what computes it.
 */
export async function keptByContent(
  kind: string,
  input: string | Uint8Array,
  compute: () => Promise<Uint8Array>,
  folder = cache,
): Promise<Uint8Array> {
  const name = createHash("sha256").update(`${kind}\n`).update(input).digest("hex");
  const file = join(folder, name.slice(0, 2), name);
  try {
    const kept = await readFile(file);
    const now = new Date();
    await utimes(file, now, now);
    return kept;
  } catch {
    const result = await compute();
    await mkdir(dirname(file), { recursive: true });
    // Another build may write the same file.
    const written = `${file}.${process.pid}`;
    await writeFile(written, result);
    await rename(written, file);
    return result;
  }
}

/** Removes what no build has used for a month. */
export async function dropOldResults(folder = cache): Promise<void> {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  await forEach(names, async (name) => {
    const info = await stat(join(folder, name));
    if (info.isFile() && Date.now() - info.mtimeMs > maxAgeMs) await rm(join(folder, name));
  });
}

/** Handles items, eight at once: the compressors and the picture library have threads of their own. */
export async function forEach<Item>(
  items: readonly Item[],
  handle: (item: Item) => Promise<unknown>,
): Promise<void> {
  const waiting = items.values();
  const worker = async () => {
    for (const item of waiting) await handle(item);
  };
  await Promise.all(Array.from({ length: 8 }, worker));
}
