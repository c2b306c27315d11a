import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { examplePages } from "./builtPages.ts";
import { expect, test } from "./site.ts";

const checker = createRequire(import.meta.url).resolve("vnu-jar/build/dist/vnu.jar");
// A run of a few seconds ends before Java's second compiler and its parallel collector pay off.
const java = ["-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xss8m", "-jar", checker];
const hasJava = () => spawnSync("java", ["-version"]).status === 0;

test("Pages pass the Nu HTML checker", () => {
  test.skip(!hasJava(), "The Nu HTML checker needs Java, which this machine has not.");
  test.setTimeout(300_000);
  const files = examplePages.map(({ file }) => file);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
  // Ignores what the checker does not know yet: a link that expects an element, and some CSS. The dots
  // match the checker's quotation marks, which Java misreads on a command line without a locale.
  const unknown =
    ".*(CSS: (Unrecognized at-rule .@container.|.(container|container-type|interpolate-size|paint-order).: Property)|.link. element with a .blocking. attribute).*";
  const options = ["--errors-only", "--format", "gnu", "--filterpattern", unknown];
  const { status, stderr } = spawnSync("java", [...java, ...options, ...files], {
    encoding: "utf8",
  });
  expect(stderr).toBe("");
  expect(status).toBe(0);
});
