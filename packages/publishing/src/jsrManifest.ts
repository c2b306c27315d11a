import { type Manifest, moduleDoors } from "./doors.ts";

/**
 * JSR publishes the sources themselves, without the tests beside them and without doors to data. It knows no
 * patterns, so each door of one is named.
 */
export function jsrManifest({ name, version, license, exports }: Manifest, root: string) {
  return {
    name,
    version,
    license,
    exports: Object.fromEntries(moduleDoors(exports, root)),
    publish: {
      include: ["src", "README.md", "CHANGELOG.md", "LICENSE", "jsr.json"],
      exclude: ["src/**/*.test.ts"],
    },
  };
}
