import type { ProcessStep } from "@mortgage-kit/content";

export const processSteps: ProcessStep[] = [
  {
    number: 1,
    title: "Apply Online",
    description:
      "Fill in one secure form, from your phone if you like. It takes minutes, costs nothing and commits you to nothing. We call to hear what you are planning.",
  },
  {
    number: 2,
    title: "We Find A Loan",
    description:
      "We take your file to the lenders that suit it, argue your case and bring back the best offers side by side: rate, payment, penalty and what you may pay ahead.",
  },
  {
    number: 3,
    title: "You Got This",
    description:
      "You choose. We handle the documents, the appraisal and the lawyer, tell you the cash you need to the dollar, and check in until the money moves.",
  },
];
