import { adAnswers } from "./adAnswers.ts";
import { markAdChoice } from "./adChoice.ts";
import { adTag } from "./adTag.ts";

/** What only a site with an ad tag does, in the head of every page: its question is there or not from the first paint. */
markAdChoice();
adAnswers();
adTag();
