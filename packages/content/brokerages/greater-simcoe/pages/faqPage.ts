import { pageMetadata, pageMetadataSchema } from "../pageMetadata.ts";

export const faqPage = {
  hero: {
    title: "You Have Questions, We Have Answers",
    subtitle:
      "From the first down payment to the last renewal. If your question is missing, ask us; we answer it and add it here.",
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
      "Clear answers on down payments, refinancing, rentals, self-employed income, rates and renewals, from mortgage agents in Orillia, Ontario.",
    ),
  ),
} as const;
