import { join } from "node:path";
import { chosenFolder } from "./chosenFolder.ts";

const folder = (file: string) => JSON.stringify(join(chosenFolder, file));

/** Sources that a bundle gets in place of the modules that choose a folder at run time. */
const replacements: Record<string, string> = {
  "chosenFolder.ts": `export const chosenFolder = ${folder("")};`,
  "contentSource.ts": `export { content as contentSource } from ${folder("index.ts")};`,
  "brokerageSource.ts": `export { brokerage as brokerageSource } from ${folder("brokerage.ts")};`,
};

/** Lets Vite bundle the chosen brokerage's folder and follow its changes. */
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
