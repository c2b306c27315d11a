import { join } from "node:path";

/** Where the default brokerage's site is built. */
export const defaultBuildDirectory = join(import.meta.dirname, "build");

/** Where this site is built; another brokerage's can so stand beside the default one's. */
export const buildDirectory = process.env.SITE_BUILD?.trim()
  ? join(import.meta.dirname, process.env.SITE_BUILD.trim())
  : defaultBuildDirectory;
