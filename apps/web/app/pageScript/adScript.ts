import { adAnswers } from "./adAnswers.ts";
import { markAdChoice } from "./adChoice.ts";
import { adTag } from "./adTag.ts";

/**
 * Script in the head of every page of a site with an ad tag. It runs there so that the first paint
 * already shows or hides the consent question.
 */
markAdChoice();
adAnswers();
adTag();
