import { z } from "zod";
import { faqCategorySchema } from "./faqSchema.ts";
import { firstTimeBuyers } from "./firstTimeBuyers.ts";
import { investmentProperties } from "./investmentProperties.ts";
import { mortgageBasics } from "./mortgageBasics.ts";
import { ratesAndTerms } from "./ratesAndTerms.ts";
import { refinancing } from "./refinancing.ts";
import { selfEmployed } from "./selfEmployed.ts";

export const faqCategories = z
  .array(faqCategorySchema)
  .length(6)
  .parse([
    firstTimeBuyers,
    refinancing,
    investmentProperties,
    selfEmployed,
    mortgageBasics,
    ratesAndTerms,
  ]);

/** The questions the home page answers, in the order of the FAQ page. */
export const homeFaqs = faqCategories
  .flatMap((category) => category.faqs)
  .filter((faq) => faq.onHomePage);
