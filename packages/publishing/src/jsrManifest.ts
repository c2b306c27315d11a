import { type Manifest, moduleEntryPoints } from "./entryPoints.ts";

/**
 * Returns the manifest for JSR, which publishes the sources. It excludes tests and entry points to
 * data. JSR does not support patterns, so they are expanded.
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
