export { chromiumArgs } from "./chromiumArgs.ts";
export { findChromium } from "./findChromium.ts";
