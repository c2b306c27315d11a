import { groupedNumber } from "./groupedNumber.ts";

/** Built-in texts of the components, in one language. */
export interface KitWords {
  readonly step: (step: number, of: number) => string;
  readonly complete: (percent: number) => string;
  readonly showAsTable: string;
  /** Labels of the button of a closed part and of an open one. */
  readonly open: string;
  readonly close: string;
  /** Follows the name of a link. */
  readonly opensInNewTab: string;
  /** Position of the currency sign. */
  readonly dollarSign: { readonly prefix: string } | { readonly suffix: string };
  readonly percentSign: string;
  /** Messages about text in a number field that is not one number in its unit. */
  readonly notOneNumber: Readonly<Record<"unreadable" | "two-numbers" | "percent", string>>;
  /** Message in place of a part of the page that failed, and the button that shows it again. */
  readonly failed: Readonly<Record<"title" | "text" | "reload", string>>;
  /** Returns a number with separators. */
  readonly grouped: (value: number) => string;
}

export const kitWordsEn: KitWords = {
  step: (step, of) => `Step ${step} of ${of}`,
  complete: (percent) => `${percent}% complete`,
  showAsTable: "Show as a table",
  open: "Open",
  close: "Close",
  opensInNewTab: "(opens in a new tab)",
  dollarSign: { prefix: "$" },
  percentSign: "%",
  notOneNumber: {
    unreadable: "Enter a number, such as 120,000 or 5.5.",
    "two-numbers": "These are two numbers. Enter one.",
    percent: "A percentage? This takes dollars.",
  },
  failed: {
    title: "This part has stopped working.",
    text: "Your numbers are still here. A translation of the page by the browser can cause this.",
    reload: "Show it again",
  },
  grouped: groupedNumber("en-CA"),
};
