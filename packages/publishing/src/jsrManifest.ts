import type { Manifest } from "./doors.ts";

/** JSR publishes the sources themselves, without the tests beside them and without doors to data. */
export function jsrManifest({ name, version, license, exports }: Manifest) {
  const modules = Object.entries(exports).filter(([, target]) => target.endsWith(".ts"));
  return {
    name,
    version,
    license,
    exports: Object.fromEntries(modules),
    publish: {
      include: ["src", "README.md", "CHANGELOG.md", "LICENSE", "jsr.json"],
      exclude: ["src/**/*.test.ts"],
    },
  };
}
