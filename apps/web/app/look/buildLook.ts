import { chosenFolder, loadSite } from "@mortgage-kit/content";
import { fontsOf } from "./fonts.ts";
import { siteTokens } from "./tokens.ts";

// The bundler evaluates the theme's stylesheet, so no caller can pass it the site.
const site = await loadSite(chosenFolder(process.env), "en");

export const fonts = fontsOf(site);
export const tokens = siteTokens(site, fonts);
