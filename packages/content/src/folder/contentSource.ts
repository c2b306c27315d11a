import { importFrom } from "./importFrom.ts";

// The plugin of vitePlugin.ts replaces this module in a bundle.
export const contentSource = await importFrom("index.ts", "content");
