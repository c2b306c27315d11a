import { createHash } from "node:crypto";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { themeParameters } from "../src/frame/frameOptions.ts";
import { reservedHeights } from "../src/reservedHeights.ts";
import { bundleFiles } from "./bundleFiles.ts";
import type { Renderer } from "./bundleOptions.ts";
import { customElements, elementTypes } from "./elementTypes.ts";
import { framePage } from "./framePage.ts";
import { pluginName, wordpressPlugin } from "./wordpressPlugin.ts";

const renderer: Renderer = process.argv.includes("--react") ? "react" : "preact";
const folder = join(import.meta.dirname, renderer === "react" ? "../build-react" : "../build");

const { scripts, entries, needs } = await bundleFiles(renderer);
rmSync(join(folder, "client"), { recursive: true, force: true });
for (const [path, code] of scripts) write(`client/${path}`, code);

const loader = entry("v1");
const frameHeight = entry("frame-height");
// v1.js is a copy of the newest loader without a content hash. Its chunks are one folder below.
write(
  "client/v1.js",
  [...scripts.keys()].reduce(
    (code, path) => code.replaceAll(`./${basename(path)}`, `./${path}`),
    scriptOf(loader),
  ),
);
write("client/frame-height.js", scriptOf(frameHeight));
const page = framePage({ loader, frame: entry("frame") });
write("client/frame.html", page.html);
write(
  "manifest.json",
  `${JSON.stringify(
    {
      loader: pinned(loader),
      frameHeight: pinned(frameHeight),
      framePolicy: page.contentSecurityPolicy,
      themeParameters,
      reservedHeights,
    },
    null,
    1,
  )}\n`,
);

write("client/custom-elements.json", customElements());
write("client/mortgage-calculator.d.ts", elementTypes());
write(`client/${pluginName}.zip`, wordpressPlugin());
write("needs.json", JSON.stringify(Object.fromEntries(needs)));

function entry(name: string): string {
  const path = entries.get(name);
  if (!path) throw new Error(`The bundle has no entry ${name}.`);
  return path;
}

function scriptOf(path: string): string {
  return scripts.get(path) ?? "";
}

/** Returns a script's path and its integrity hash, for a tag that pins this version. */
function pinned(path: string) {
  const digest = createHash("sha384").update(scriptOf(path)).digest("base64");
  return { path, integrity: `sha384-${digest}` };
}

function write(name: string, content: string | Uint8Array): void {
  const path = join(folder, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}
