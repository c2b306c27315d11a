import { importFrom } from "./importFrom.ts";

// The plugin of vitePlugin.ts replaces this module in a bundle.
export const brokerageSource = await importFrom("brokerage.ts", "brokerage");
