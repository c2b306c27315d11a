import { readFileSync } from "node:fs";
import { join } from "node:path";
import { minifySync, transformWithOxc } from "vite";

/** Gives what writes a call of a function from the folder `inPage`, as small as it gets, for a page. */
export async function inPage(name: "hydrateWhenIdle" | "paintInTurn") {
  const file = join(import.meta.dirname, "inPage", `${name}.ts`);
  const { code } = await transformWithOxc(readFileSync(file, "utf8"), file, { sourcemap: false });
  const called = `(${code.replace("export ", "").trim()})`;
  return (...values: readonly unknown[]): string => {
    const given = values.map((value) => JSON.stringify(value)).join();
    const { code: small, errors } = minifySync(`${name}.js`, `${called}(${given})`);
    if (errors[0]) throw new Error(`${file} cannot be made smaller: ${errors[0].message}`);
    return small;
  };
}
