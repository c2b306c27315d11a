import { readdirSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { create } from "tar";

/** Packs a folder; from the same files and date, the same bytes. */
export async function packArchive(folder: string, date: Date): Promise<string> {
  const archive = `${folder}.tar.gz`;
  const top = basename(folder);
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).toSorted();
  await create(
    {
      file: archive,
      cwd: dirname(folder),
      gzip: { level: 9 },
      portable: true,
      mtime: date,
      noDirRecurse: true,
    },
    [top, ...names.map((name) => join(top, name))],
  );
  return archive;
}
