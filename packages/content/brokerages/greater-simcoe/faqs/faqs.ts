import type { FaqCategory } from "@mortgage-kit/content";
import { firstTimeBuyers } from "./firstTimeBuyers.ts";
import { investmentProperties } from "./investmentProperties.ts";
import { mortgageBasics } from "./mortgageBasics.ts";
import { ratesAndTerms } from "./ratesAndTerms.ts";
import { refinancing } from "./refinancing.ts";
import { selfEmployed } from "./selfEmployed.ts";

export const faqCategories: FaqCategory[] = [
  firstTimeBuyers,
  refinancing,
  investmentProperties,
  selfEmployed,
  mortgageBasics,
  ratesAndTerms,
];
