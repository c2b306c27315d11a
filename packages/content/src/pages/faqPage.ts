import { pageMetadata, pageMetadataSchema } from "../pageMetadata.ts";

export const faqPage = {
  hero: {
    title: "You Have Questions, We Have Answers",
    subtitle:
      "Thirty-six of them, from first down payments to renewals. If yours is missing, ask; it may be the thirty-seventh.",
  },
  filters: {
    label: "Categories",
    allCategories: "All Categories",
    searchLabel: "Search questions",
    searchPlaceholder: "Search questions...",
  },
  closing: {
    title: "Still Have Questions?",
    text: "Start an application and we will call you, or write to us first. Either way a licensed person answers.",
    applyButton: "Start Your Application",
    contactButton: "Contact Us",
  },
  metadata: pageMetadataSchema.parse(
    pageMetadata(
      "Mortgage Questions and Answers",
      "Thirty-six clear answers on down payments, refinancing, rentals, self-employed income, rates and renewals, from mortgage agents in Orillia, Ontario.",
    ),
  ),
} as const;
