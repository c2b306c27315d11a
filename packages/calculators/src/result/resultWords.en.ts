import type { Words } from "@simcoe/calculator-engine/words";
import { frequenciesEn } from "../language/frequencies.en.ts";

/** What is said about the results of all calculators. */
export const resultWordsEn = {
  /** A name and its value in running text. */
  pair: (name: string, value: string) => `${name}: ${value}`,
  picture: "A picture of it",
  explanation: {
    title: "How we got this",
    contents: (steps: number) => `${steps} steps, each with your numbers`,
    source: "Where its figures were published",
  },
  lender: {
    title: "How a Canadian lender would look at this",
    toBridge: "Why they differ, line by line",
    differences: (count: number) =>
      count === 1 ? "One difference, with its rule" : `${count} differences, with their rules`,
    questions: (count: number) => `${count} questions that a lender would ask`,
    missing: "Missing from the least down payment",
    same: "Here a lender would come to the same figure.",
    bridge: "From our figure to a lender's",
    difference: "Difference",
    why: "Why it differs",
    findings: "What else a lender would see",
    asks: "What a lender would ask",
    early: "A lender would ask this first",
    assumed: (assumptions: string) => `Assumed until you say otherwise: ${assumptions}.`,
    reset: "Back to what was assumed",
    yes: "yes",
    no: "no",
    unknown: "not known",
    rules: "The rules behind it",
    named: "Each difference above names its rule.",
    checked: (day: string) =>
      `All are used as they stood when last checked on ${day}. Rules change, and no figure here is an offer.`,
    inForce: (day: string) => `In force since ${day}. Source:`,
    unconfirmed: ", which leaves room for another reading: ask before you rely on it",
  },
  questions: {
    compounding: { label: "Kind of rate" },
    ownedHome: {
      label: "Has a buyer owned a home before?",
      hint: "Anywhere, or a share of one. Four years means lived in none this year and the four before.",
      options: {
        recently: "Yes",
        earlier: "Yes, but in none for four years",
        never: "No, nobody ever",
      },
    },
    citizenOrPermanentResident: {
      label: "All buyers are citizens or permanent residents of Canada",
    },
    newlyBuilt: { label: "Newly built home" },
    province: { label: "Province" },
    city: { label: "City", hint: "Some cities tax a purchase as well." },
    municipalRate: {
      label: "The municipality's own tax rate",
      hint: "Ask the municipality. In Quebec, what it charges above $500,000.",
    },
    elsewhere: {
      ON: "Anywhere but Toronto",
      QC: "Another municipality",
      NS: "Anywhere but Halifax",
    },
    monthsRemaining: {
      label: "Months left of the present term",
      hint: "0 at renewal, when leaving costs nothing.",
    },
    rateType: {
      label: "The present mortgage's rate is",
    },
  },
  tippingPoints: {
    title: "What would change the answer",
    text: "One number at a time, with your others as they are.",
    more: (count: number) =>
      count === 1 ? "One more turning point" : `${count} more turning points`,
  },
  check: {
    verdict: (verdict: string, sentence: string) => `${verdict} ${sentence}`,
    /** At a figure of the result that the check refutes. */
    refuted: "The check does not bear this out",
  },
  schedule: {
    title: "The schedule, payment by payment",
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
    download: "Download the schedule (CSV)",
    fileName: (loan: string) => `${loan}-schedule`,
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
    names: frequenciesEn,
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
    keep: "Keep this result",
    remove: (name: string, value: string) => `Remove ${name.toLowerCase()} (${value})`,
    kept: "This result is kept. Change a number to see both side by side.",
    full: "All places are taken. Remove a result to keep this one.",
  },
  takeaway: {
    title: "Take it with you",
    text: "No sign-up. It is made in this page and goes only where you put it.",
    print: "Print",
    csv: "Download (CSV)",
    workbook: "Spreadsheet",
    workbookFailed:
      "What makes the spreadsheet could not be fetched. Check your connection and press again; the CSV file works without one.",
    copy: "Copy text",
    copied: "Copied.",
    refused: "Your browser keeps pages from copying:",
    byHand: "The text to copy",
    parts: {
      entered: "What was entered",
      result: "Result",
      advice: "What it means",
      assumptions: "What this estimate assumes",
    },
    workedOut: (day: string) => `Worked out on ${day}.`,
    caveat: "An estimate from the numbers entered, not an offer or advice.",
    columns: { part: "Part", name: "Name", value: "Value", unit: "Unit", note: "Note" },
    calculator: "Calculator",
    day: "Day",
    from: "From",
    units: { dollars: "CAD", percent: "%", years: "years", months: "months" },
  },
  agent: {
    show: "To an agent",
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
  shareLink: {
    show: "Private link",
    title: "Come back to it later",
    text: "A private link brings your numbers back. They stand in the part after the #, which browsers send to nobody, us included. Whoever has the link can read them.",
    make: "Make a private link",
    link: "Your private link",
    copy: "Copy the link",
  },
  nextSteps: {
    title: "Carry on from here",
    calculators: "Use these numbers in another calculator",
    handOver: "You see them there first, and browsers send them to nobody.",
    pages: {
      apply: {
        title: "Start an application",
        text: "Three fields, and an agent calls you back with what lenders would really offer.",
      },
      buyHome: {
        title: "Get ready to buy",
        text: "A pre-approval turns an estimate into a price you can bid with.",
      },
      changeMortgage: {
        title: "See how a refinance works",
        text: "What a lender asks for, what it costs to leave the present one, and how long it takes.",
      },
      waitForRenewal: {
        title: "Wait for your renewal",
        text: "At renewal you can change lenders without a charge. Start four to six months before.",
      },
      combineDebts: {
        title: "Bring your debts together",
        text: "With less to pay each month there is more room for a mortgage.",
      },
      askSomebody: {
        title: "Ask a person",
        text: "Somebody on the team has seen a case like yours. Asking costs nothing.",
      },
    },
  },
};

export type SharedResultWords = typeof resultWordsEn;

/** The same with the engine's words for the calculator's own question. */
export interface ResultWords extends SharedResultWords {
  readonly engine: Words;
}
