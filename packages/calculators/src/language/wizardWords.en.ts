import type { OfferedRate } from "@mortgage-kit/calculator-engine/canada";

const rateClasses = { insured: "insured", insurable: "insurable", uninsured: "not insured" };

const nameOf = ({ years, kind = "fixed" }: OfferedRate) => `${years}-year ${kind}`;
const classOf = ({ class: of }: OfferedRate) => (of ? `, ${rateClasses[of]}` : "");

export const wizardWordsEn = {
  next: "Next",
  back: "Back",
  remove: "Remove",
  calculate: "Calculate",
  calculateAgain: "Calculate Again",
  allCalculators: "All Calculators",
  /** Words in place of a verdict whose code has not arrived. */
  loading: {
    waiting: "Working it out",
    failed: "The verdict could not be loaded. Check your connection; we keep trying.",
    retry: "Try again",
  },
  whatYouEntered: "What you entered",
  /** Error at an invalid number; `last` is the value that the result still uses. */
  unusable: (last: string) => `This cannot be used. The answer is still for ${last}.`,
  /** Button that fills in the page's own rate of a class of mortgages, or of any. */
  todaysRate: (offered: OfferedRate, rate: string) =>
    `Use our ${nameOf(offered)} today, ${rate}${classOf(offered)}`,
  /** Said of the page's own rate that is entered. */
  ourRate: (offered: OfferedRate) => `Our ${nameOf(offered)} today${classOf(offered)}`,
  choose: "Choose one",
  /** Units after the number of a field. */
  suffixes: { months: "months", years: "years" },
  unlikely: {
    highRate: (rate: number) => `Really ${rate}%? Mortgages cost far less.`,
    lowRate: (rate: number) => `Really ${rate}%? For 5.5%, enter 5.5.`,
    highCardRate: (rate: number) => `Really ${rate}%? The law allows less.`,
    smallAmount: (amount: number) => `Really $${amount}? For thousands, type ${amount}k.`,
    downPayment: "This is more than the home costs.",
    longTerm: (years: number, longest: number) =>
      `Really ${years} years? The longest is ${longest}.`,
  },
  row: (name: string, summary: string) => `${name}: ${summary}`,
  missing: (label: string, issue: string) => `${label}: ${issue}`,
  /** Label of the disclosure with a compact result's details. */
  details: "Everything about this result",
  assumptions: {
    title: "What This Estimate Assumes",
    text: "An estimate is as good as what it assumes. This one assumes the following.",
  },
  arrived: {
    opened: "Opened from a private link",
    openedText: "Its numbers were read in your browser and are no longer in the address bar.",
    unreadable: "This link could not be read",
    unreadableText:
      "It may have been cut short or made by an older version of this page. Your numbers can be entered below as usual.",
    tooLarge: "Too many numbers for a link",
    tooLargeText: "They stay on the page that you left: go back to it to see them.",
    from: (title: string) => `From your “${title}” calculation`,
    fromRates: "From the page of rates",
    /** Note about the stated facts that the other calculator hands over. */
    facts: (count: number) =>
      count === 1
        ? "With the one fact you told a lender there."
        : `With the ${count} facts you told a lender there.`,
    use: "Use these numbers",
    startFresh: "Start fresh",
  },
};

export type WizardWords = typeof wizardWordsEn;
