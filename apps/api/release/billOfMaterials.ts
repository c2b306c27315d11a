import type { ShippedPackage } from "./licences.ts";

interface Release {
  version: string;
  date: Date;
  node: string;
}

const purl = (name: string, version: string) =>
  `pkg:npm/${name.replace("@", "%40")}@${encodeURIComponent(version)}`;

/**
 * Returns the software bill of materials of a release, as CycloneDX 1.6. It has no serial number, so
 * that the same commit gives the same file.
 */
export function billOfMaterials(
  packages: readonly ShippedPackage[],
  fonts: readonly string[],
  { version, date, node }: Release,
): string {
  const components = packages.flatMap(({ name, versions, license, homepage }) =>
    versions.map((each) => ({
      type: "library",
      "bom-ref": purl(name, each),
      name,
      version: each,
      purl: purl(name, each),
      licenses: [{ license: { id: license } }],
      ...(homepage && { externalReferences: [{ type: "website", url: homepage }] }),
    })),
  );
  const runtime = {
    type: "platform",
    "bom-ref": `pkg:generic/node@${node}`,
    name: "node",
    version: node,
    purl: `pkg:generic/node@${node}`,
    licenses: [{ license: { id: "MIT" } }],
  };
  const root = {
    type: "application",
    "bom-ref": "brokerage",
    name: "brokerage",
    version,
    licenses: [{ license: { id: "MIT" } }],
  };
  const typefaces = fonts.map((name) => ({
    type: "file",
    "bom-ref": `typeface:${name}`,
    name,
    description: "A typeface",
    licenses: [{ license: { id: "OFL-1.1" } }],
  }));
  const all = [runtime, ...typefaces, ...components].toSorted((a, b) =>
    a["bom-ref"] < b["bom-ref"] ? -1 : 1,
  );
  const bill = {
    $schema: "http://cyclonedx.org/schema/bom-1.6.schema.json",
    bomFormat: "CycloneDX",
    specVersion: "1.6",
    version: 1,
    metadata: { timestamp: date.toISOString(), component: root },
    components: all,
    dependencies: [{ ref: "brokerage", dependsOn: all.map((part) => part["bom-ref"]) }],
  };
  return `${JSON.stringify(bill, undefined, 2)}\n`;
}
