import type { FaqPage } from "@mortgage-kit/content";

export const faqPage: FaqPage = {
  hero: {
    title: "Good Questions, Plain Answers",
    subtitle:
      "What people ask us across the counter, written down. The answers are ours; the figures follow the rules of the day.",
  },
  filters: {
    label: "Kinds of question",
    allCategories: "Everything",
    searchLabel: "Search the answers",
    searchPlaceholder: "Try: camp, gift, shift...",
    relatedTitle: "Close To It",
    askTitle: "Ask one of us",
  },
  closing: {
    title: "Not Here?",
    text: "Then it is probably a better question than ours. Send it over, or leave your name and we ring you.",
    applyButton: "Leave My Name",
    contactButton: "Send A Question",
  },
  metadata: {
    title: "Questions And Answers",
    description:
      "Down payments, closing costs, camps, wells, shift work and renewals: what buyers and owners around Thunder Bay ask us, answered in plain words.",
  },
};
