import { importFrom } from "./importFrom.ts";

// In a bundle, the plugin in vitePlugin.ts replaces this module.
export const brokerageSource = await importFrom("brokerage.ts", "brokerage");
