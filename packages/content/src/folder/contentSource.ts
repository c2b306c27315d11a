import { importFrom } from "./importFrom.ts";

// In a bundle, the plugin in vitePlugin.ts replaces this module.
export const contentSource = await importFrom("index.ts", "content");
