import type { ProcessStep, StatSource } from "@mortgage-kit/content";
import { claims } from "./claims.ts";

export const processSteps: ProcessStep[] = [
  {
    number: 1,
    title: "You Tell Us",
    description:
      "A quarter of an hour by telephone, at your table or on the dock. We ask what you earn, what you owe and what you would like to be different.",
  },
  {
    number: 2,
    title: "We Ask Around",
    description:
      "We write your file once, properly, and take it to the lenders that know the North. You see each answer beside the others, fees and fine print included.",
  },
  {
    number: 3,
    title: "You Decide",
    description:
      "Take the offer, or sleep on it, or leave it. If you take it, we book the appraiser, feed the lawyer and ring you the morning it funds.",
  },
];

export const stats: StatSource[] = [
  { claim: claims.lenders, label: "Lenders We Can Ask" },
  { claim: claims.yearsOfExperience, label: "Years Between The Three Of Us" },
  { claim: "9", label: "Towns We Drive To" },
];
