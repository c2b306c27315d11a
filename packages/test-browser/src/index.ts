export { findChromium } from "./findChromium.ts";
export { chromiumArgs, fewProcesses, launchOptions } from "./launchOptions.ts";
