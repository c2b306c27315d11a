import type { Part } from "@mortgage-kit/publishing/parts";

/** Files of the packed package that hold several modules, because pages load them together. */
export const parts: readonly Part[] = [
  // A form: every calculator's first question.
  { name: "form", roots: ["{createWizard,define,parseNumber}"] },
  {
    name: "form",
    roots: [
      "{finance/*,words/index,canada/place,canada/rules/landTransferTaxBrackets,typicalPropertyTax,words/frequencies.*}",
    ],
  },
  { name: "form", roots: ["*/*Estimate"], least: 3 },
  // Other questions count leaving a mortgage too.
  { name: "form", roots: ["leaving/leavingEstimate"] },
  // An estimate keeps its own file, so that a page with one loads no other.
  { roots: ["*/*Estimate"] },
  // A result: what most questions need, and what only some do.
  { name: "insight", roots: ["*/*Insight"], least: 8 },
  { name: "purchase", roots: ["*/*Insight"], least: 2 },
  // The words of a result.
  { name: "insight", roots: ["*/*Words.en", "*/*Words.fr"], least: 2 },
  { name: "words.en", roots: ["*/*Words.en"], least: 2 },
  { name: "words.fr", roots: ["*/*Words.fr"], least: 2 },
];
