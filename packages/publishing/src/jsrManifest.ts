import type { Manifest } from "./doors.ts";

/** JSR publishes the sources themselves, without the tests beside them. */
export function jsrManifest({ name, version, license, exports }: Manifest) {
  return {
    name,
    version,
    license,
    exports,
    publish: {
      include: ["src", "README.md", "CHANGELOG.md", "LICENSE", "jsr.json"],
      exclude: ["src/**/*.test.ts"],
    },
  };
}
