import type { Part } from "@mortgage-kit/publishing/parts";

/** Files of the packed package that hold several modules, because pages load them together. */
export const parts: readonly Part[] = [
  // The list of the calculators, and what their views share, also run on a server.
  { name: "list", roots: ["calculators"] },
  { name: "views", roots: ["*/*View"], least: 2 },
  { name: "words.en", roots: ["language/en"] },
  { name: "words.fr", roots: ["language/fr"] },
  // The form: every calculator's first question, without the loaders of all views.
  { name: "calculator", roots: ["CalculatorWithView"] },
  // A page of one calculator reads what its address brings before the first question.
  { name: "link", roots: ["ownPage"] },
  { name: "result", roots: ["*/*Result"], least: 2 },
  // Modules that a press of a button loads.
  { name: "writers", roots: ["result/export/writers"] },
  { name: "loanRows", roots: ["result/loanRows/loanRows"] },
];
