import type { FaqCategory } from "@mortgage-kit/content";
import { buying } from "./buying.ts";
import { theNorth } from "./theNorth.ts";

export const faqCategories: FaqCategory[] = [buying, theNorth];
