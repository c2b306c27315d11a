#!/usr/bin/env node
/** Writes `jsr.json`, the manifest for JSR, from the package.json in the current folder. */
import { writeFileSync } from "node:fs";
import { readManifest } from "./entryPoints.ts";
import { jsrManifest } from "./jsrManifest.ts";

const root = process.cwd();
const manifest = jsrManifest(readManifest(root), root);
writeFileSync("jsr.json", `${JSON.stringify(manifest, null, 2)}\n`);
