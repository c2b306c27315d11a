import type { KitWords } from "./KitWords.tsx";
import { typedDollars } from "./typedDollars.ts";

export const kitWordsEn: KitWords = {
  step: (step, of) => `Step ${step} of ${of}`,
  complete: (percent) => `${percent}% complete`,
  showAsTable: "Show as a table",
  open: "Open",
  close: "Close",
  change: "Change",
  leaves: "Leaves",
  opensInNewTab: "(opens in a new tab)",
  dollarSign: { prefix: "$" },
  percentSign: "%",
  numbersOnly: "This takes a number, such as 120,000 or 5.5.",
  dollars: typedDollars("en-CA"),
};
