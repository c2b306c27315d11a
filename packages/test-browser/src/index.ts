export { findChromium } from "./findChromium.ts";
export { chromiumArgs, launchOptions } from "./launchOptions.ts";
