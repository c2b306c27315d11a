import type { FaqCategory } from "@simcoe/content";
import { buying } from "./buying.ts";
import { theNorth } from "./theNorth.ts";

export const faqCategories: FaqCategory[] = [buying, theNorth];
