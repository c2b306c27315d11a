import { adAnswers } from "./adAnswers.ts";
import { markAdChoice } from "./adChoice.ts";
import { adTag } from "./adTag.ts";

/**
 * Script in the head of every page of a site with an ad tag: its question is there or not from the
 * first paint.
 */
markAdChoice();
adAnswers();
adTag();
