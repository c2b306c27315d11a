import { lateFonts } from "./lateFonts.ts";

/** What has to be settled in the head of every page, before anything is drawn. */
lateFonts();
