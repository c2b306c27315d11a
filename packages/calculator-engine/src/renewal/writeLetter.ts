import { capitalize, type Formatter, key } from "../words/Formatter.ts";
import type { FurtherAdvice } from "../words/QuestionWords.ts";
import type { RenewalCount } from "./renewalCount.ts";
import type { Letter, PublishedRate } from "./renewalLetter.ts";
import type { RenewalVerdict } from "./renewalVerdict.ts";

type TextOf<Id extends string, Values extends (string | null)[]> = Readonly<
  Record<Id, (...values: Values) => string>
>;

interface LetterTexts {
  readonly payment: TextOf<"rises" | "falls" | "stays", [amount: string]>;
  readonly ask: (change: string, rate: string | null) => string;
  readonly askIn: (time: string, change: string) => string;
  readonly qualifyFor: (change: string, rate: string) => string;
  readonly sign: (rate: string, change: string) => string;
  readonly contract: (years: string) => string;
  readonly fromTo: (now: string, renewed: string) => string;
  readonly ours: (today: PublishedRate, rate: string) => string;
  readonly market: (rate: string, term: string, day: string) => string;
  /** Ends the sentence of a rate. */
  readonly saves: (interest: string, time: string) => string;
  readonly half: (worth: string, time: string) => string;
  /** Says what another offer, or a blend without a name, costs or saves against the letter. */
  readonly other: TextOf<
    "more" | "less" | "same",
    [name: string | null, amount: string, time: string]
  >;
  /** Says what a lower rate takes, and what becomes of a second mortgage. */
  readonly qualify: (rate: string, payment: string, share: string) => string;
  readonly second: string;
  readonly labels: Readonly<
    Record<"letter" | "rates" | "say" | "qualify" | "move" | "hold" | "longer", string>
  >;
  readonly say: TextOf<NonNullable<Letter["say"]>["id"], [rate: string, term: string]>;
  readonly hold: TextOf<NonNullable<Letter["hold"]>["id"], [day: string, rate: string]>;
  readonly longer: (term: string, payment: string, interest: string) => string;
}

type OnLetter<Id extends RenewalVerdict["id"]> = Omit<
  Extract<RenewalVerdict, { readonly id: Id }>,
  "id"
>;
type AskForLess = OnLetter<"ask-for-less">;

const roughly = (value: number, format: Formatter) => format.roughly({ value, unit: "dollars" });

function changeOf(
  { payment: texts }: LetterTexts,
  { paymentNow, payment }: Letter,
  { dollars }: Formatter,
  mark = (amount: string) => amount,
): string {
  const rise = payment - paymentNow;
  if (Math.abs(rise) < 0.5) return texts.stays(mark(dollars(payment)));
  return texts[rise > 0 ? "rises" : "falls"](mark(dollars(Math.abs(rise))));
}

const fromTo = (texts: LetterTexts, { paymentNow, payment }: Letter, { dollars }: Formatter) =>
  texts.fromTo(dollars(paymentNow), dollars(payment));

/** Writes today's rate beside the letter's; empty for a market rate that is no lower. */
function ratesOf(texts: LetterTexts, { today }: Letter, format: Formatter): string {
  if (!today) return "";
  const { annualRate, years, marketOn, isLower, saved, over } = today;
  const rate = format.percent(annualRate);
  if (marketOn && !isLower) return "";
  const rates = marketOn
    ? texts.market(rate, format.years(years), format.date(marketOn))
    : texts.ours(today, rate);
  return rates + (isLower ? texts.saves(roughly(saved, format), format.length(over)) : ".");
}

function qualifyOf(texts: LetterTexts, { qualify }: Letter, { percent, dollars }: Formatter) {
  if (!qualify) return "";
  const { annualRate, payment, share } = qualify;
  return texts.qualify(percent(annualRate), dollars(payment), percent(share));
}

/** Says what another offer, or a blend without a name, costs or saves against the letter. */
function otherOf(texts: LetterTexts, other: AskForLess["other"], format: Formatter): string {
  if (!other) return "";
  const { value } = other.gain;
  const compared = Math.abs(value) < 0.5 ? "same" : value < 0 ? "more" : "less";
  const amount = roughly(Math.abs(value), format);
  return texts.other[compared](other.name, amount, format.length(other.over.value));
}

function hingeOf(
  texts: LetterTexts,
  { letter, worth, term, other = null }: OnLetter<"letter-is-fair"> & Partial<AskForLess>,
  format: Formatter,
): string {
  const half = worth && term ? texts.half(format.roughly(worth), format.length(term.value)) : "";
  return [
    fromTo(texts, letter, format),
    letter.contractYears && texts.contract(format.years(letter.contractYears)),
    qualifyOf(texts, letter, format) || ratesOf(texts, letter, format) || half,
    otherOf(texts, other, format),
  ]
    .filter(Boolean)
    .join(" ");
}

interface OnRenewal {
  readonly verdict: RenewalVerdict;
  readonly lender: RenewalCount;
}

function adviceOf(texts: LetterTexts, { verdict, lender }: OnRenewal, format: Formatter) {
  const { letter } = lender;
  const { labels } = texts;
  const { today, qualify, say, hold, longer } = letter;
  const { years, percent, dollars } = format;
  // The verdict on a letter itself says how the payment changes, and today's rate.
  const unlessSaid = (text: string) => ("letter" in verdict ? "" : text);
  return [
    { label: labels.letter, text: unlessSaid(fromTo(texts, letter, format)) },
    { label: labels.rates, text: unlessSaid(ratesOf(texts, letter, format)) },
    {
      label: labels.say,
      text: say ? texts.say[say.id](percent(say.annualRate), years(say.years)) : "",
    },
    {
      label: labels.qualify,
      text: qualify ? unlessSaid(`${qualifyOf(texts, letter, format)} `) + texts.second : "",
    },
    {
      label: hold?.id === "over" ? labels.move : labels.hold,
      text: hold ? texts.hold[hold.id](format.date(hold.day), percent(today?.annualRate ?? 0)) : "",
    },
    {
      label: labels.longer,
      text: longer
        ? texts.longer(
            years(longer.years),
            dollars(longer.payment),
            roughly(longer.interest, format),
          )
        : "",
    },
  ].filter(({ text }) => text);
}

/** Returns the functions that write the verdicts on a renewal letter, and what to do about it. */
export const writeLetter = (texts: LetterTexts) => ({
  ask({ letter, askIn, target }: AskForLess, format: Formatter): string {
    const change = changeOf(texts, letter, format, key);
    if (askIn.value > 0) return texts.askIn(format.length(askIn.value), change);
    return texts.ask(capitalize(change), target && format.about(target));
  },
  qualify: ({ letter, target }: OnLetter<"qualify-first">, format: Formatter) =>
    texts.qualifyFor(capitalize(changeOf(texts, letter, format, key)), format.about(target)),
  sign: ({ letter, rate }: OnLetter<"letter-is-fair">, format: Formatter) =>
    texts.sign(format.about(rate), changeOf(texts, letter, format, key)),
  hinge: (verdict: Parameters<typeof hingeOf>[1], format: Formatter) =>
    hingeOf(texts, verdict, format),
  whatToDo(answer: OnRenewal, format: Formatter): FurtherAdvice {
    const { verdict, lender } = answer;
    if (verdict.id === "paid-off") return { summary: "", advice: [] };
    const change = `${texts.labels.letter}, ${changeOf(texts, lender.letter, format)}.`;
    const summary = "letter" in verdict ? "" : change;
    return { summary, advice: adviceOf(texts, answer, format) };
  },
});
