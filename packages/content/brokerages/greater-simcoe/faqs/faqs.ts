import type { ContentSource } from "@mortgage-kit/content";
import { firstTimeBuyers } from "./firstTimeBuyers.ts";
import { investmentProperties } from "./investmentProperties.ts";
import { mortgageBasics } from "./mortgageBasics.ts";
import { ratesAndTerms } from "./ratesAndTerms.ts";
import { refinancing } from "./refinancing.ts";
import { selfEmployed } from "./selfEmployed.ts";

export const faqs: ContentSource["faqs"] = {
  page: {
    hero: {
      title: "You Have Questions, We Have Answers",
      subtitle: "Is yours missing? Ask us: we answer it and add it here.",
    },
    filters: {
      label: "Categories",
      allCategories: "All Categories",
      searchLabel: "Search questions",
      searchPlaceholder: "Search questions...",
      relatedTitle: "Related Answers",
      askTitle: "Ask a person",
    },
    closing: {
      title: "Still Have Questions?",
      text: "Start an application and we will call you, or write to us first. Either way a licensed person answers.",
      applyButton: "Start Your Application",
      contactButton: "Contact Us",
    },
    metadata: {
      title: "Mortgage Questions and Answers",
      description:
        "Clear answers on down payments, refinancing, rentals, self-employed income, rates and renewals, from mortgage agents in Orillia, Ontario.",
    },
  },
  categories: [
    firstTimeBuyers,
    refinancing,
    investmentProperties,
    selfEmployed,
    mortgageBasics,
    ratesAndTerms,
  ],
};
