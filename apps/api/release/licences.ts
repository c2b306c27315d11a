import { execFileSync } from "node:child_process";
import { globSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { chosenFolder } from "@mortgage-kit/content/brokerage";
import { z } from "zod";

const listed = z.record(
  z.string(),
  z.array(
    z.object({
      name: z.string(),
      versions: z.array(z.string()),
      paths: z.array(z.string()),
      license: z.string(),
      author: z.string().optional(),
      homepage: z.string().optional(),
    }),
  ),
);

/** Licences that only require their text to be distributed with the software. */
const permitted = new Set([
  "0BSD",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "ISC",
  "MIT",
  "MIT-0",
  "Unlicense",
]);

interface Part {
  title: string;
  text: string;
}

/** Workspaces that are distributed: the server, the site, and the calculators for other sites. */
const givenAway = ["@mortgage-kit/api", "@mortgage-kit/web", "@mortgage-kit/embed"];

type ShippedPackage = z.infer<typeof listed>[string][number];

const listOf = (root: string, ...command: string[]) =>
  JSON.parse(
    execFileSync(
      "pnpm",
      [...command, "--prod", ...givenAway.map((name) => `--filter-prod=${name}...`)],
      { cwd: root, encoding: "utf8", maxBuffer: 64 * 1024 * 1024 },
    ),
  );

export const shippedPackages = (root: string): ShippedPackage[] =>
  Object.values(listed.parse(listOf(root, "licenses", "list", "--json"))).flat();

type Component = Record<"bom-ref", string>;

/** Returns the software bill of materials, as CycloneDX 1.6. The same commit gives the same file. */
export function billOfMaterials(root: string, node: string, date: Date): string {
  const format = ["--sbom-format", "cyclonedx", "--sbom-spec-version", "1.6"];
  // Of several workspaces pnpm lists the components in a changing order, and part of the dependencies.
  const { serialNumber: _, dependencies: __, ...bill } = listOf(root, "sbom", ...format);
  bill.metadata.timestamp = date.toISOString();
  const purl = `pkg:generic/node@${node}`;
  bill.components.push({
    type: "platform",
    name: "node",
    version: node,
    purl,
    "bom-ref": purl,
    licenses: [{ license: { id: "MIT" } }],
  });
  bill.components.sort((a: Component, b: Component) => (a["bom-ref"] < b["bom-ref"] ? -1 : 1));
  return `${JSON.stringify(bill, undefined, 2)}\n`;
}

/** Returns each licence text once, below the titles of all parts with that text. */
export function gatherLicences(root: string, packages: ShippedPackage[]): string {
  const parts = [...packages.flatMap(partsOf), ...fontsOf(root)];
  const titles = Map.groupBy(parts, ({ text }) => text);
  return [...titles]
    .map(([text, same]) => `${same.map(({ title }) => title).join("\n")}\n\n${text}\n`)
    .toSorted()
    .join(`\n${"-".repeat(80)}\n\n`);
}

function partsOf({ name, versions, paths, license, author, homepage }: ShippedPackage): Part[] {
  if (!permitted.has(license)) {
    throw new Error(
      `${name} is under "${license}": look at what it asks for, then permit it here.`,
    );
  }
  return paths.map((path, place) => {
    const file = readdirSync(path).find((entry) => /^licen[cs]e/i.test(entry));
    const text = file
      ? readFileSync(join(path, file), "utf8").trim()
      : `${license}, ${author ? `by ${author}` : "by its authors"}, ${homepage ?? name}`;
    return { title: `${name} ${versions[place] ?? ""} (${license})`, text };
  });
}

/** Returns the licence of each typeface; the brokerage's own copy counts, if it has one of the kit's. */
function fontsOf(root: string): Part[] {
  const folders = [
    join(root, "packages/ui/src/theme/fonts"),
    join(chosenFolder(process.env), "fonts"),
  ];
  const files = folders.flatMap((folder) => globSync(join(folder, "*-OFL.txt")));
  return [...new Map(files.map((file) => [basename(file, "-OFL.txt"), file]))].map(
    ([name, file]) => ({
      title: `${name}, a typeface (OFL-1.1)`,
      text: readFileSync(file, "utf8").trim(),
    }),
  );
}
