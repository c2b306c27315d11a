import { frequencyLabelsEnglish } from "@mortgage-kit/calculator-engine/frequencies/en";
import type { Words } from "@mortgage-kit/calculator-engine/words";

export const resultWordsEn = {
  /** A name and its value in running text. */
  pair: (name: string, value: string) => `${name}: ${value}`,
  share: {
    title: "Share this answer",
    copied: "Copied:",
  },
  explanation: {
    title: "How it is worked out",
    contents: (steps: number) => `${steps} steps, both counts, assumptions`,
    steps: "The simple formula, step by step",
    inPictures: "In a picture and a table",
    source: "Where its figures were published",
  },
  estimate: {
    title: "By the simple formula",
    /** Quotes the advice of the rule behind the estimate. */
    says: (text: string) => `This rule says: “${text}”.`,
  },
  /** Picture of a down payment below the least that a lender takes; amounts in dollars. */
  shortDown: {
    title: (shortBy: string) => `Your down payment is ${shortBy} short.`,
    planned: "Your down payment",
    least: "The least for this price",
  },
  lender: {
    item: "Part",
    /** Replaces the lender's figure if no lender would lend. */
    none: "Not as it stands",
    /** The place that the figure was calculated for, as a city and a province. */
    place: (names: string) => `In ${names}.`,
    close: "The two figures are within 1% of each other.",
    rule: "The simple formula",
    lender: "A lender",
    toBridge: "Why they differ",
    bridge: "From the simple formula to a lender's figure",
    difference: "Difference",
    amount: "Amount",
    findings: "What else a lender would see",
    rules: "The rules behind it",
    named: "Each difference above names its rule.",
    checked: (day: string) =>
      `Each is used as it stood when last checked on ${day}. Rules change, and no figure here is an offer.`,
    inForce: (day: string) => `In force since ${day}. Source:`,
    unconfirmed: ", which leaves room for another reading: ask before you rely on it",
    confidence: {
      checked: "Every fact that could change it is known.",
      usual: "",
      depends: (facts: number) =>
        facts === 0
          ? ""
          : facts === 1
            ? "Based on one guess. Check it."
            : `Based on ${facts} guesses. Check them.`,
      notCounted: (parts: string) => `Not all is counted yet: answer “${parts}”.`,
    },
  },
  facts: {
    title: "What decides it",
    assumed: (value: string) => `We assumed: ${value}.`,
    untold: "Not given.",
    preset: (value: string) => `${value}, as on this site.`,
    more: "Tell us more",
    questions: (count: number) => (count === 1 ? "One more question" : `${count} more questions`),
    buyers: "Who is buying",
    reset: "Forget these answers",
  },
  thresholds: {
    title: "What would change it",
    text: "One number at a time, your others as they are, by a lender's count.",
  },
  loanRows: {
    failed: "This could not be fetched. Check your connection, then close and open it again.",
  },
  prime: {
    title: "If prime moves by …",
    line: "A point up or down, if the rate is variable",
  },
  borrowing: {
    title: "The rate with its fees",
    line: "APR and cost of borrowing, as a bank discloses them",
  },
  schedule: {
    title: "The schedule",
    line: (payment: string, span: string) => `${payment} a month for ${span}`,
    allYears: (years: number) => `All ${years} years`,
    firstYears: (years: number) => `Only the first ${years} years`,
    more: "Pay extra or more often",
    which: "Which mortgage",
    compounding: (payment: string) =>
      `Interest is compounded monthly here, as in the estimate above, so the regular payment is the same ${payment}. The last payment is whatever is still owed.`,
    table: "Payments by year",
    caption: "Payments by year; open a year to see its months",
    year: "Year",
    yearOf: (year: number) => `Year ${year}`,
    month: "Month",
    columns: {
      paid: "Paid",
      interest: "Interest",
      principal: "Principal",
      balance: "Still owed",
    },
  },
  extra: {
    title: "Try paying extra",
    monthly: "Extra every month",
    yearly: "Extra once a year",
    note: "Lenders limit how much you may pay early without a charge. Your contract says how much that is; we can look it up with you.",
    paidOff: (span: string, interest: string) =>
      `Paid off after ${span}, with ${interest} of interest.`,
    sooner: (span: string, sooner: string, saved: string) =>
      `Paid off after ${span}: ${sooner} sooner, and ${saved} less interest.`,
  },
  frequencies: {
    title: "What other payment frequencies would change",
    columns: {
      frequency: "Frequency",
      payment: "Payment",
      span: "Paid off after",
      interest: "Interest",
      saved: "Saved",
    },
    names: frequencyLabelsEnglish,
    yours: (name: string) => `${name} (your choice)`,
    note: "Every line has the same rate, compounded monthly. An accelerated bi-weekly payment is half of the monthly one, a weekly one a quarter. A year has 26 halves or 52 quarters, so you pay thirteen months in twelve, and the thirteenth goes to what you owe. That is what saves; the other frequencies save little by paying a few days sooner.",
  },
  compare: {
    title: "Compare results",
    text: (max: number) => `Up to ${max} side by side, while this page is open.`,
    table: "Your results side by side",
    figure: "Figure",
    current: "This result",
    numbered: (position: number) => `Result ${position}`,
    keep: "Keep to compare",
    remove: (name: string, value: string) => `Remove ${name.toLowerCase()} (${value})`,
    kept: "This result is kept. Change a number to see both side by side.",
    full: "All places are taken. Remove a result to keep this one.",
  },
  export: {
    title: "Send or save",
    line: "Agent, print, file, calendar",
    text: "Nothing is sent: a file is made in this page and goes only where you put it.",
    files: "Spreadsheet, private link, calendar",
    print: "Print",
    workbook: "Spreadsheet",
    framed: "If no file arrives, the page around this calculator does not allow downloads.",
    workbookFailed:
      "What makes the spreadsheet could not be fetched. Check your connection and press again.",
    copy: "Copy text",
    copied: "Copied.",
    refused: "Your browser keeps pages from copying:",
    byHand: "The text to copy",
    parts: {
      verdict: "What to do",
      entered: "What was entered",
      given: "What you told us",
      assumed: "What we assumed",
      result: "Result",
      advice: "What the rule says",
      laws: "Laws to check",
      assumptions: "What this estimate assumes",
    },
    /** Note at a value that was assumed. */
    assumed: "Assumed",
    openAgain: "Open this result again",
    workedOut: (day: string) => `Worked out on ${day}.`,
    caveat: "An estimate from the numbers entered, not an offer or advice.",
  },
  reminders: {
    show: "Reminders",
    title: "Days for your calendar",
    text: "A file that calendar programs open. It holds days, no figures but those of a check of a variable rate, and goes only where you put it.",
    renewalDay: "Day your term ends",
    hint: "Your statement or renewal letter has the exact day.",
    refused: "Enter a day after today, no more than 30 years away.",
    isVariable: "My rate is variable and my payment stays the same",
    days: "What the file holds",
    every: (day: string, months: number) => `From ${day}, every ${months} months`,
    download: "Download (.ics)",
    failed: "What makes the reminders could not be fetched. Check your connection and press again.",
    fileName: "mortgage-reminders",
    renewal: {
      title: "Your mortgage term ends",
      text: "Sign a renewal or change lenders by today. An unsigned renewal may continue at a rate that nobody would choose.",
    },
    ask: {
      title: "Ask for a renewal rate",
      text: (renewal: string) =>
        `Your mortgage term ends on ${renewal}, in 120 days. Lenders usually hold a rate for about that long: ask yours and others, so that a rise costs you nothing.`,
    },
    trigger: {
      title: "Check your variable rate",
      text: (payment: string, balance: string, rate: string) =>
        `A payment of about ${payment} a month on ${balance} only covers the interest once the rate reaches about ${rate}, the trigger rate. Compare it with your rate today: near it, ask your lender about a larger payment or a fixed rate.`,
    },
  },
  agent: {
    title: "Take this to an agent",
    text: "Untick what you would rather keep to yourself. The message below is all that is handed to your mail program, and nothing is sent until you send it there.",
    to: "To",
    lines: "Lines of the message",
    message: "Your message",
    open: "Open in my mail program",
    copy: "Copy the message",
    address: (email: string) => `It will be addressed to ${email}.`,
    isLong:
      "This is a long message, which some mail programs cut short: check its end, or copy it.",
    subject: (title: string) => `My result: ${title}`,
    greeting: (name: string) => `Hello ${name},`,
    opening: (title: string) =>
      `I used the “${title}” calculator on your site and this is what came out:`,
    openingAlone: (title: string) => `I used the “${title}” calculator on your site.`,
    closing: "Could we talk about it?",
  },
  forLater: {
    title: "Come back to it later",
    text: "A private link brings your numbers back. They stand in the part after the #, which is never sent. Whoever has the link can read them.",
    make: "Make a private link",
    link: "Your private link",
    copy: "Copy the link",
    tooLarge:
      "There is too much in it for a link. Save the spreadsheet or print the result instead.",
  },
  nextSteps: {
    title: "See also",
    pages: {
      callMe: "Have someone call me",
      apply: "Start my application",
      buyHome: "Get ready to buy",
      changeMortgage: "See how a refinance works",
      waitForRenewal: "Get ready for your renewal",
      combineDebts: "Bring your debts together",
      askSomebody: "Ask a person",
      bringPapers: "What To Bring",
    },
    /** Last line of a result for the office, if a form takes no more. */
    leftOut: (count: number) =>
      count === 1
        ? "One more line did not fit here: it is in the spreadsheet of the result."
        : `${count} more lines did not fit here: they are in the spreadsheet of the result.`,
  },
};

export type SharedResultWords = typeof resultWordsEn;

/** Words of one calculator's results: the shared ones and the engine's words for its question. */
export interface ResultWords extends SharedResultWords {
  readonly engineWords: Words;
}
