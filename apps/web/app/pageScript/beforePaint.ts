import { lateFonts } from "./lateFonts.ts";

/** Script in the head of every page that must run before the first paint. */
lateFonts();

// Sections below the first screen are then laid out at once: see SiteFrame.css.ts.
if (location.hash) document.documentElement.dataset.part = "";
