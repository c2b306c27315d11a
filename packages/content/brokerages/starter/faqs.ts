import type { ContentSource } from "@mortgage-kit/content";

export const faqs: ContentSource["faqs"] = {
  page: {
    hero: { title: "Questions And Answers", subtitle: "If yours is missing, ask us." },
    filters: {
      label: "Categories",
      allCategories: "All",
      searchLabel: "Search questions",
      searchPlaceholder: "Search questions...",
      relatedTitle: "Related Answers",
      askTitle: "Ask a person",
    },
    closing: {
      title: "Still Wondering?",
      text: "Start an application, or write to us first. Either way a licensed person answers.",
      applyButton: "Start Your Application",
      contactButton: "Contact Us",
    },
    metadata: {
      title: "Questions And Answers",
      description:
        "Down payments, insurance, pre-approvals and renewals: short answers to what people ask before they arrange a mortgage with us.",
    },
  },
  categories: [
    {
      id: "basics",
      title: "The Basics",
      icon: "Key",
      description: "What to know before you start.",
      faqs: [
        {
          question: "How much do I need for a down payment?",
          answer:
            "At least {minimumDownPaymentFirstTierPercent} of the first {minimumDownPaymentFirstTierLimit} of the price and {minimumDownPaymentSecondTierPercent} of the rest, as long as the price is under {insuredPriceCap}. With less than {conventionalDownPaymentPercent} down the mortgage has to be insured, and the premium is added to it.",
          onHomePage: true,
        },
        {
          question: "What does it cost to work with a broker?",
          answer:
            "On an ordinary mortgage, nothing: the lender pays us when it closes. Where a file needs an alternative or private lender there may be a fee. You hear it in dollars before you decide.",
          onHomePage: true,
        },
        {
          question: "Which rate will a lender test me at?",
          answer:
            "The higher of your contract rate plus {stressTestBufferPoints} percentage points and {stressTestFloorPercent}. Your income has to carry the payment at that rate, though you pay the lower one.",
          onHomePage: true,
        },
        {
          question: "When should I start on my renewal?",
          answer:
            "Four to six months before the date. Then there is time to hold a rate, compare lenders and move without a charge if another one is better.",
        },
      ],
    },
  ],
};
