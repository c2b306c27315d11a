import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  chmodSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { create, extract } from "tar";
import { z } from "zod";
import { readBrokerages, readSiteDigest } from "../src/settings/brokerages.ts";
import { readSettings } from "../src/settings/readSettings.ts";
import { assertBuiltFor } from "../src/site/loadBuiltSite.ts";
import { bundleServer } from "./bundleServer.ts";
import { billOfMaterials, gatherLicences, shippedPackages } from "./licences.ts";
import { releaseVersion } from "./releaseVersion.ts";
import { replaceFolder } from "./replaceFolder.ts";

const cache = join(import.meta.dirname, "../node_modules/.cache/node");

/** Copies Node and its licence from npm, because the installed one comes without a licence. */
async function fetchNode(version: string, target: string, folder: string): Promise<void> {
  const unpacked = join(cache, `${target}-${version}`);
  if (!existsSync(join(unpacked, "LICENSE"))) {
    mkdirSync(unpacked, { recursive: true });
    const packed = execFileSync(
      "npm",
      ["pack", "--silent", "--prefer-offline", `node-${target}@${version}`],
      { cwd: unpacked, encoding: "utf8", shell: process.platform === "win32" },
    ).trim();
    await extract({ file: join(unpacked, packed), cwd: unpacked, strip: 1 }, [
      "package/bin/node",
      "package/LICENSE",
    ]);
  }
  mkdirSync(join(folder, "bin"), { recursive: true });
  copyFileSync(join(unpacked, "bin/node"), join(folder, "bin/node"));
  chmodSync(join(folder, "bin/node"), 0o755);
  copyFileSync(join(unpacked, "LICENSE"), join(folder, "LICENSE-node.txt"));
}

const target = "linux-x64";
const api = resolve(import.meta.dirname, "..");
const root = resolve(api, "../..");

const git = (...args: string[]) =>
  execFileSync("git", args, { cwd: root, encoding: "utf8" }).trim();

/** Returns the day and commit of the release, with `-changed` if files differ. */
function readCommit(): { commit: string; date: Date } {
  const [day = "", hash = "", seconds = "0"] = git(
    "log",
    "-1",
    "--format=%cd %h %ct",
    "--date=format:%Y.%m.%d",
  ).split(" ");
  const isChanged = git("status", "--porcelain") !== "";
  return {
    commit: `${day}-${hash}${isChanged ? "-changed" : ""}`,
    date: new Date(Number(seconds) * 1000),
  };
}

function pinnedNode(): string {
  const manifest = z.object({ devDependencies: z.object({ node: z.string() }) });
  const text = readFileSync(join(root, "package.json"), "utf8");
  return manifest.parse(JSON.parse(text)).devDependencies.node;
}

function writePrograms(folder: string): void {
  for (const name of ["server", "leads"]) {
    const program = join(folder, "bin", name);
    cpSync(join(import.meta.dirname, "programs/run.sh"), program);
    chmodSync(program, 0o755);
  }
}

const sha256 = (file: string) => createHash("sha256").update(readFileSync(file)).digest("hex");

const { commit, date } = readCommit();
const node = pinnedNode();

/** Builds a release and its archive in a folder. */
async function build(releases: string): Promise<string> {
  const folder = join(releases, "unnamed");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await fetchNode(node, target, folder);
  await bundleServer(join(folder, "server"));
  writePrograms(folder);
  await copySite(join(folder, "site"));
  cpSync(join(api, "deploy"), join(folder, "deploy"), { recursive: true });
  // An image must not contain the settings, which are kept beside the files of compose.
  writeFileSync(join(folder, ".dockerignore"), "deploy/*.env\ndeploy/*.env.*\n");
  for (const name of ["OPERATIONS.md", "SETTINGS.md", "README.md"]) {
    cpSync(join(api, name), join(folder, name));
  }
  cpSync(join(root, "LICENSE"), join(folder, "LICENSE"));
  writeFileSync(
    join(folder, "LICENSES-third-party.txt"),
    gatherLicences(root, shippedPackages(root)),
  );
  writeFileSync(join(folder, "sbom.cdx.json"), billOfMaterials(root, node, date));
  const version = releaseVersion(commit, folder);
  writeFileSync(join(folder, "VERSION"), `${version}\n`);
  const named = join(releases, `brokerage-${version}-${target}`);
  rmSync(named, { recursive: true, force: true });
  renameSync(folder, named);
  await packArchive(named, date);
  return named;
}

const releases = join(api, "build/release");
const name = await replaceFolder(releases, async (beside) => {
  const folder = await build(beside);
  const archive = `${folder}.tar.gz`;
  const digest = sha256(archive);
  if (process.argv.includes("--twice")) {
    const again = sha256(`${await build(beside)}.tar.gz`);
    if (again !== digest) throw new Error(`Built twice, the archives differ: ${digest}, ${again}.`);
    process.stdout.write("Built twice, the archives are the same.\n");
  }
  const bill = join(beside, "sbom.cdx.json");
  cpSync(join(folder, "sbom.cdx.json"), bill);
  const sums = [archive, bill].map((file) => `${sha256(file)}  ${basename(file)}\n`);
  writeFileSync(join(beside, "SHA256SUMS"), sums.join(""));
  return basename(folder);
});
const folder = join(releases, name);
const archive = `${folder}.tar.gz`;
const megabytes = (statSync(archive).size / 1_000_000).toFixed(1);
process.stdout.write(`${folder}\n${archive} (${megabytes} MB, Node ${node})\n`);

/**
 * Copies the built site. Throws if another folder or other settings built it. Of a file with a Brotli
 * copy it copies only that; the server derives the others.
 */
async function copySite(folder: string): Promise<void> {
  const brokerages = await readBrokerages(process.env);
  const { siteDir = "", brokerage } = readSettings(
    { SITE_BUILD: process.env.SITE_BUILD },
    brokerages,
  );
  assertBuiltFor(siteDir, brokerage, readSiteDigest(process.env, brokerages));
  cpSync(join(siteDir, "../pages.json"), join(folder, "pages.json"));
  cpSync(siteDir, join(folder, "client"), {
    recursive: true,
    filter: (path) => !existsSync(`${path.replace(/\.gz$/, "")}.br`),
  });
}

/** Packs a folder into an archive beside it. The same files and date give the same bytes. */
async function packArchive(folder: string, date: Date): Promise<void> {
  const top = basename(folder);
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).toSorted();
  await create(
    {
      file: `${folder}.tar.gz`,
      cwd: dirname(folder),
      gzip: { level: 9 },
      portable: true,
      mtime: date,
      noDirRecurse: true,
    },
    [top, ...names.map((name) => join(top, name))],
  );
}
