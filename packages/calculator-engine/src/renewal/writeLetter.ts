import { capitalize, type Formatter, key } from "../words/Formatter.ts";
import type { FurtherAdvice } from "../words/QuestionWords.ts";
import type { RenewalCount, RenewalVerdict } from "./renewalInsight.ts";
import type { Letter, PublishedRate } from "./renewalLetter.ts";

type TextOf<Id extends string, Values extends (string | null)[]> = Readonly<
  Record<Id, (...values: Values) => string>
>;

export interface LetterTexts {
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

export function writeLetter(texts: LetterTexts) {
  const { labels } = texts;
  const roughly = (value: number, format: Formatter) => format.roughly({ value, unit: "dollars" });

  function changeOf(
    { paymentNow, payment }: Letter,
    { dollars }: Formatter,
    mark = (amount: string) => amount,
  ): string {
    const rise = payment - paymentNow;
    if (Math.abs(rise) < 0.5) return texts.payment.stays(mark(dollars(payment)));
    return texts.payment[rise > 0 ? "rises" : "falls"](mark(dollars(Math.abs(rise))));
  }

  const fromTo = ({ paymentNow, payment }: Letter, { dollars }: Formatter) =>
    texts.fromTo(dollars(paymentNow), dollars(payment));

  /** Writes today's rate beside the letter's; empty for a market rate that is no lower. */
  function ratesOf({ today }: Letter, format: Formatter): string {
    if (!today) return "";
    const { annualRate, years, marketOn, isLower, saved, over } = today;
    const rate = format.percent(annualRate);
    if (marketOn && !isLower) return "";
    const rates = marketOn
      ? texts.market(rate, format.years(years), format.date(marketOn))
      : texts.ours(today, rate);
    return rates + (isLower ? texts.saves(roughly(saved, format), format.length(over)) : ".");
  }

  function qualifyOf({ qualify }: Letter, { percent, dollars }: Formatter): string {
    if (!qualify) return "";
    const { annualRate, payment, share } = qualify;
    return texts.qualify(percent(annualRate), dollars(payment), percent(share));
  }

  return {
    ask({ letter, askIn, target }: AskForLess, format: Formatter): string {
      const change = changeOf(letter, format, key);
      if (askIn.value > 0) return texts.askIn(format.length(askIn.value), change);
      return texts.ask(capitalize(change), target && format.about(target));
    },
    qualify: ({ letter, target }: OnLetter<"qualify-first">, format: Formatter) =>
      texts.qualifyFor(capitalize(changeOf(letter, format, key)), format.about(target)),
    sign: ({ letter, rate }: OnLetter<"letter-is-fair">, format: Formatter) =>
      texts.sign(format.about(rate), changeOf(letter, format, key)),
    hinge(
      { letter, ...more }: OnLetter<"letter-is-fair"> & Partial<AskForLess>,
      format: Formatter,
    ) {
      const { worth, term, other } = more;
      const half =
        worth && term ? texts.half(format.roughly(worth), format.length(term.value)) : "";
      const value = other?.gain.value ?? 0;
      const compared = Math.abs(value) < 0.5 ? "same" : value < 0 ? "more" : "less";
      return [
        fromTo(letter, format),
        letter.contractYears && texts.contract(format.years(letter.contractYears)),
        qualifyOf(letter, format) || ratesOf(letter, format) || half,
        other &&
          texts.other[compared](
            other.name,
            roughly(Math.abs(value), format),
            format.length(other.over.value),
          ),
      ]
        .filter(Boolean)
        .join(" ");
    },
    whatToDo(
      { verdict, lender }: { readonly verdict: RenewalVerdict; readonly lender: RenewalCount },
      format: Formatter,
    ): FurtherAdvice {
      if (verdict.id === "paid-off") return { summary: "", advice: [] };
      const { letter } = lender;
      const { today, qualify, say, hold, longer } = letter;
      const { years, percent, dollars } = format;
      // The verdict on a letter itself says how the payment changes, and today's rate.
      const isOnLetter = "letter" in verdict;
      const advice = [
        { label: labels.letter, text: isOnLetter ? "" : fromTo(letter, format) },
        { label: labels.rates, text: isOnLetter ? "" : ratesOf(letter, format) },
        {
          label: labels.say,
          text: say ? texts.say[say.id](percent(say.annualRate), years(say.years)) : "",
        },
        {
          label: labels.qualify,
          text: qualify
            ? `${isOnLetter ? "" : `${qualifyOf(letter, format)} `}${texts.second}`
            : "",
        },
        {
          label: hold?.id === "over" ? labels.move : labels.hold,
          text: hold
            ? texts.hold[hold.id](format.date(hold.day), percent(today?.annualRate ?? 0))
            : "",
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
      return { summary: isOnLetter ? "" : `${capitalize(changeOf(letter, format))}.`, advice };
    },
  };
}
