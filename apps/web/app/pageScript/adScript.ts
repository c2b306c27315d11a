import { adAnswers } from "./adAnswers.ts";
import { markAdChoice } from "./adChoice.ts";
import { adTag } from "./adTag.ts";

/** Runs in the head, so that the first paint already shows or hides the consent question. */
markAdChoice();
adAnswers();
adTag();
