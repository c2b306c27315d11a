import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { readXlsx, type Sheet } from "hucre/xlsx";

const places = [process.env.SOFFICE_PATH, "/usr/bin/soffice", "/usr/bin/libreoffice"];

/** Path of the installed LibreOffice; undefined without one. */
export const sofficePath = places.find((path) => path && existsSync(path));

/** Settings that make LibreOffice recalculate opened files, whatever results they contain. */
const alwaysRecalculate = `<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry">
<item oor:path="/org.openoffice.Office.Calc/Formula/Load">
<prop oor:name="OOXMLRecalcMode" oor:op="fuse"><value>0</value></prop>
</item></oor:items>`;

const timeoutMs = 240_000;

export async function recalculate(
  soffice: string,
  files: ReadonlyMap<string, Uint8Array>,
): Promise<ReadonlyMap<string, readonly Sheet[]>> {
  const place = await mkdtemp(join(tmpdir(), "workbooks-"));
  const [profile, before, after] = [join(place, "profile"), join(place, "in"), join(place, "out")];
  try {
    await mkdir(join(profile, "user"), { recursive: true });
    await mkdir(before);
    await writeFile(join(profile, "user", "registrymodifications.xcu"), alwaysRecalculate);
    const paths = [...files].map(([name, bytes]) => ({
      path: join(before, `${name}.xlsx`),
      bytes,
    }));
    await Promise.all(paths.map(({ path, bytes }) => writeFile(path, bytes)));
    const args = [
      `-env:UserInstallation=${pathToFileURL(profile)}`,
      "--headless",
      ...["--convert-to", "xlsx", "--outdir", after],
      ...paths.map(({ path }) => path),
    ];
    await promisify(execFile)(soffice, args, { timeout: timeoutMs });
    const made = await readdir(after);
    const read = made.map(async (file) => {
      const { sheets } = await readXlsx(await readFile(join(after, file)));
      return [file.replace(/\.xlsx$/, ""), sheets] as const;
    });
    return new Map(await Promise.all(read));
  } finally {
    await rm(place, { recursive: true, force: true });
  }
}
