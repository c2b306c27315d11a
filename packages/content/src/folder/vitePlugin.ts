import { join } from "node:path";
import { chosenFolder } from "./chosenFolder.ts";

const folder = (file: string) => JSON.stringify(join(chosenFolder, file));

/** Replacements in a bundle for the modules that choose the folder at run time. */
const replacements: Record<string, string> = {
  "chosenFolder.ts": `export const chosenFolder = ${folder("")};`,
  "contentSource.ts": `export { content as contentSource } from ${folder("index.ts")};`,
  "brokerageSource.ts": `export { brokerage as brokerageSource } from ${folder("brokerage.ts")};`,
};

/** Returns a Vite plugin that bundles the chosen brokerage's folder and watches its files. */
export function brokeragePlugin() {
  return {
    name: "brokerage",
    enforce: "pre" as const,
    load(id: string) {
      const [file = ""] = id.split("?");
      const name = Object.keys(replacements).find(
        (replaced) => file === join(import.meta.dirname, replaced),
      );
      return name === undefined ? null : replacements[name];
    },
  };
}
