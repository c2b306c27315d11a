import { createHash } from "node:crypto";
import { createReadStream, existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import { z } from "zod";
import { syncFile, UnusableFile } from "../store/sqliteFile.ts";

const manifest = z.object({
  file: z.string(),
  bytes: z.int(),
  sha256: z.string(),
  takenAt: z.iso.datetime(),
  applications: z.int(),
  newestReceivedAt: z.string().nullable(),
  /** Newest hash of the audit log, for comparison with `leads audit --verify`. */
  auditHead: z.string(),
  encryptedTo: z.array(z.string()),
});

type BackupManifest = z.infer<typeof manifest>;

export const manifestOf = (file: string) => `${file}.manifest.json`;

export async function sha256Of(file: string): Promise<string> {
  const hash = createHash("sha256");
  for await (const chunk of createReadStream(file)) hash.update(chunk);
  return hash.digest("hex");
}

export function writeManifest(file: string, content: BackupManifest): void {
  const path = manifestOf(file);
  const partial = `${path}.partial`;
  writeFileSync(partial, `${JSON.stringify(content, undefined, 2)}\n`, { mode: 0o600 });
  syncFile(partial);
  renameSync(partial, path);
  syncFile(path);
}

export function readManifest(file: string): BackupManifest | undefined {
  const path = manifestOf(file);
  if (!existsSync(path)) return undefined;
  try {
    return manifest.parse(JSON.parse(readFileSync(path, "utf8")));
  } catch {
    throw new UnusableFile(`${path} cannot be read as a manifest.`);
  }
}

/** Compares a backup with its manifest; false without one. Throws `UnusableFile` if they differ. */
export async function matchesManifest(file: string): Promise<boolean> {
  const kept = readManifest(file);
  if (!kept) return false;
  const actual = await sha256Of(file);
  if (actual === kept.sha256) return true;
  throw new UnusableFile(
    `${file} is not what ${basename(manifestOf(file))} describes: its SHA-256 is ${actual} instead of ${kept.sha256}, so it is damaged or another file.`,
  );
}
