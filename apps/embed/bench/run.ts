import { hostPage } from "./hostPage.ts";
import { sizesOf } from "./sizes.ts";

const calculators = [
  "affordability",
  "payment",
  "refinance",
  "rentVsBuy",
  "debtConsolidation",
  "closingFees",
];

console.table(
  Object.fromEntries(
    calculators.flatMap((calculator) =>
      ["en", "fr"].map((language) => [`${calculator} ${language}`, sizesOf(calculator, language)]),
    ),
  ),
);

console.table(await hostPage());
