import { typedDollars } from "./typedDollars.ts";

/** Built-in texts of the components, in one language. */
export interface KitWords {
  readonly step: (step: number, of: number) => string;
  readonly complete: (percent: number) => string;
  readonly showAsTable: string;
  /** On the button of a part that is shut, and of one that is open. */
  readonly open: string;
  readonly close: string;
  /** The columns of a waterfall's table: what a row adds or takes, and what that leaves. */
  readonly change: string;
  readonly leaves: string;
  /** Follows the name of a link. */
  readonly opensInNewTab: string;
  /** Position of the currency sign. */
  readonly dollarSign: { readonly prefix: string } | { readonly suffix: string };
  readonly percentSign: string;
  /** Answers what is typed into a number field and is no number. */
  readonly numbersOnly: string;
  /** An amount as it was typed, with separators. */
  readonly dollars: (amount: number) => string;
}

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
