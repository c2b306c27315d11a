import { importFrom } from "./importFrom.ts";

// In a bundle this module is what the plugin of vitePlugin.ts puts in its place.
export const contentSource = await importFrom("index.ts", "content");
