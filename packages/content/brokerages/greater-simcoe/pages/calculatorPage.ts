import type { CalculatorPage } from "@mortgage-kit/content";
/** Texts of every calculator's page. */
export const calculatorPage: CalculatorPage = {
  privacy: "Worked out in your browser. Nothing you enter is stored or sent.",
  /** Text before the estimated time. */
  takes: "Takes about",
  needsScript: {
    title: "This calculator needs JavaScript",
    text: "It works in your browser and nowhere else, so it cannot run while JavaScript is off. Turn it on and reload the page, or let us do the sums with you.",
    contactLink: "Ask us to work it out",
  },
};
