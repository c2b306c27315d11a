import type { CalculatorPage } from "@mortgage-kit/content";
/** The words that every calculator's page has. */
export const calculatorPage: CalculatorPage = {
  privacy: "Worked out in your browser. Nothing you enter is stored or sent.",
  /** Before the estimated time. */
  takes: "Takes about",
  needsScript: {
    title: "This calculator needs JavaScript",
    text: "It works in your browser and nowhere else, so it cannot run while JavaScript is off. Turn it on and reload the page, or let us do the sums with you.",
    contactLink: "Ask us to work it out",
  },
};
