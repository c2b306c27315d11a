import { type Manifest, moduleEntryPoints } from "./entryPoints.ts";

/**
 * Returns the manifest for JSR, which publishes the sources themselves, without their tests and
 * without entry points to data. JSR knows no patterns, so each of a pattern's entry points is
 * named.
 */
export function jsrManifest({ name, version, license, exports }: Manifest, root: string) {
  return {
    name,
    version,
    license,
    exports: Object.fromEntries(moduleEntryPoints(exports, root)),
    publish: {
      include: ["src", "README.md", "CHANGELOG.md", "LICENSE", "jsr.json"],
      exclude: ["src/**/*.test.ts"],
    },
  };
}
