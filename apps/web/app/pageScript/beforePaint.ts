import { lateFonts } from "./lateFonts.ts";

/** Script in the head of every page that must run before the first paint. */
lateFonts();
