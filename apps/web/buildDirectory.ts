import { join } from "node:path";

export const defaultBuildDirectory = join(import.meta.dirname, "build");

/** Build folder of this site. SITE_BUILD keeps another brokerage's build apart from the default one's. */
export const buildDirectory = process.env.SITE_BUILD?.trim()
  ? join(import.meta.dirname, process.env.SITE_BUILD.trim())
  : defaultBuildDirectory;
