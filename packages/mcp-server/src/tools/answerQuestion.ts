import { eachRule, ruleInForce } from "@mortgage-kit/calculator-engine/canada";
import {
  type Fact,
  type Figure,
  type Insight,
  insights,
  type QuestionId,
  type Questions,
  type RuleUsed,
  type Verdict,
} from "@mortgage-kit/calculator-engine/insight";
import { words as english } from "@mortgage-kit/calculator-engine/words/en";
import { words as french } from "@mortgage-kit/calculator-engine/words/fr";
import { z } from "zod";
import { dollars, type NamedFigure, type StatedFact } from "../answer.ts";
import { cite } from "../cite.ts";
import { defineTool } from "../defineTool.ts";
import {
  annualIncome,
  balance,
  downPayment,
  frequencies,
  money,
  on,
  price,
  province,
  rateOf,
  wholeMonths,
  yearsOf,
} from "./inputs.ts";

const name = (what: string) => {
  const rule = "must be a name of 1 to 60 characters";
  return z.string(rule).trim().min(1, rule).max(60, rule).describe(what);
};

const debt = z.strictObject({
  name: name("What the debt is called"),
  balance,
  payment: money("Paid on it a month"),
  rate: rateOf("Its interest"),
});

const offer = z.strictObject({
  name: name("Who makes the offer"),
  annualRate: rateOf("Offered"),
  termYears: yearsOf("Term offered"),
  cashBack: money("Cash the lender pays"),
  fees: money("What lender and lawyer take"),
});

const listOf = <Row extends z.ZodType>(row: Row, what: string, min: number) => {
  const rule = `must be a list of ${min} to 20`;
  return z.array(row, rule).min(min, rule).max(20, rule).describe(what);
};

/** Returns the rows with ids, which the engine requires. */
const withIds = <Row extends object>(rows: readonly Row[]) =>
  rows.map((row, index) => ({ ...row, id: String(index + 1) }));

/** Returns the schema of a question: its id and its inputs. */
const asking = <Id extends QuestionId, Shape extends z.ZodRawShape>(id: Id, shape: Shape) =>
  z.strictObject({ id: z.literal(id), ...shape });

const questions = [
  asking("affordability", {
    annualIncome,
    monthlyDebts: money("Payments a month on other loans"),
    downPayment,
    interestRate: rateOf("Interest"),
    loanTerm: yearsOf("Until the loan is repaid"),
  }),
  asking("payment", {
    loanAmount: money("Amount borrowed"),
    interestRate: rateOf("Interest"),
    loanTerm: yearsOf("Until the loan is repaid"),
    paymentFrequency: z
      .enum(frequencies, `must be one of ${frequencies.join(", ")}`)
      .default("monthly")
      .describe("How the borrower would rather pay; monthly unless given"),
  }),
  asking("refinance", {
    currentBalance: money("Owing today"),
    currentRate: rateOf("Interest today"),
    newRate: rateOf("Interest of the new mortgage"),
    yearsRemaining: yearsOf("Left of the amortization"),
    closingCosts: money("Costs of changing"),
  }),
  asking("rent-vs-buy", {
    homePrice: price,
    downPayment,
    interestRate: rateOf("Interest"),
    monthlyRent: money("Rent a month for a like home"),
    yearsToStay: yearsOf("Until they would move"),
    propertyTaxRate: rateOf("Property tax, of the price"),
  }),
  asking("debt-consolidation", {
    debts: listOf(debt, "Debts to put into one loan", 1),
    newRate: rateOf("Interest of the new loan"),
    newTerm: yearsOf("Until the new loan is repaid"),
  }),
  asking("closing-fees", { homePrice: price, downPayment, province }),
  asking("renewal", {
    balance,
    yearsRemaining: yearsOf("Left of the amortization"),
    currentRate: rateOf("Interest until the present term ends"),
    monthsRemaining: wholeMonths("Left of the present term; 0 at renewal"),
    prepaymentCharge: money("Charge for leaving before the term ends; 0 at renewal"),
    renewalRate: rateOf("Offered by the present lender for the next term"),
    renewalTerm: yearsOf("Next term with the present lender"),
    offers: listOf(offer, "Offers of other lenders; empty if none was asked", 0),
  }),
] as const;

/** Does not compile if a question of the engine is missing above. */
const ids: readonly z.output<(typeof questions)[number]>["id"][] = Object.keys(
  insights,
) as QuestionId[];
const question = z.discriminatedUnion("id", questions, {
  error: ({ code }) =>
    code === "invalid_union"
      ? `must be one of ${ids.join(", ")}`
      : "must be one of the questions, with its id and its inputs",
});
type Question = z.output<typeof question>;

/** Returns the question's inputs in the engine's format. */
function inputsOf({ id: _, ...asked }: Question): Questions[QuestionId]["inputs"] {
  if ("debts" in asked) return { ...asked, debts: withIds(asked.debts) };
  if ("offers" in asked) return { ...asked, offers: withIds(asked.offers) };
  if ("province" in asked) return { ...asked, loanType: "conventional" };
  return asked;
}

/** Verdicts that mean a refusal. A verdict without a lender's figure is a refusal too. */
const refusals = new Set(["not-until", "nothing-down", "nothing-fits", "not-possible"]);

const byId = new Map(eachRule().map((rule) => [rule.id, rule]));
const citeUsed = (used: readonly RuleUsed[]) =>
  used.flatMap(({ id, effectiveFrom }) => {
    const rule = byId.get(id);
    return rule ? [cite(ruleInForce<unknown>({ rule, on: effectiveFrom }))] : [];
  });

function inUnits({ value, unit }: Omit<Figure, "id">, named: string): NamedFigure {
  if (unit === "fraction") return { name: named, value: value * 100, unit: "percent" };
  if (unit === "number") throw new Error(`${named} has no unit.`);
  return { name: named, value, unit };
}

/** Words of each language, and the name of a difference in it. */
const languages = {
  en: { words: english, difference: "Difference: " },
  fr: { words: french, difference: "Écart\u00a0: " },
};
type Language = keyof typeof languages;
const languageIds = Object.keys(languages) as Language[];

function stateFact(fact: Fact, asked: string, words: typeof english): StatedFact {
  const { ask, value, effect } = words.fact(fact, asked);
  const { id, assumed, decides, options } = fact;
  return {
    ...{ id, ask, value: fact.value, written: value, assumed, decides },
    options: [...options],
    effect,
  };
}

const factValue = z.union(
  [z.string(), z.number(), z.boolean(), z.null()],
  "must be a text, a number, true, false or null",
);

export const answerQuestion = defineTool({
  name: "answer_question",
  title: "One question, one verdict",
  description:
    "Answers a whole question rather than one figure: what can be afforded, what a lender asks a month, whether to refinance, rent or buy, combine debts, what closing takes in cash, whether to sign a renewal letter. One sentence to act on, the rule of thumb's figure beside a lender's, and the facts that would change it: ask the person for those that are assumed, and give them as facts.",
  inputs: z.strictObject({
    question: question.describe("The question's id, with its inputs"),
    facts: z
      .record(z.string(), factValue, "must be facts by their ids")
      .describe(
        "What the person has said to a lender's questions, by the ids of an earlier answer's facts",
      )
      .exactOptional(),
    language: z
      .enum(languageIds, `must be one of ${languageIds.join(", ")}`)
      .describe("Language of sentences, names and notes; en unless given")
      .exactOptional(),
    on,
  }),
  answer({ question: asked, facts = {}, language = "en", on: day }) {
    const { words, difference } = languages[language];
    const insight = insights[asked.id] as unknown as Insight<unknown, unknown, object, Verdict>;
    const answer = insight.answer(inputsOf(asked), facts, day === undefined ? {} : { on: day });
    const { verdict, lender } = answer;
    const { sentence, hinge, because, usesLimit } = words.verdict(answer);
    const labels = words.labels(asked.id, lender.estimate.id);
    const lenderFigure: NamedFigure = lender.figure
      ? inUnits(lender.figure, labels.lender)
      : dollars(labels.lender, null);
    const limit = words.limit(lender.limit);
    return {
      // The exceptions of a prohibition belong to the refusal.
      ...((lender.figure === null || refusals.has(verdict.id)) && {
        refusal: verdict.id === "not-until" ? `${sentence} ${because}` : sentence,
      }),
      verdict: {
        ...{ id: verdict.id, sentence, confidence: verdict.confidence },
        because: [hinge, because].filter(Boolean).join(" "),
        estimate: inUnits(lender.estimate, labels.estimate),
        lender: lenderFigure,
        facts: answer.facts.map((fact) => stateFact(fact, asked.id, words)),
      },
      figure: lenderFigure,
      workings: [
        ...lender.bridge.map((step) =>
          dollars(`${difference}${words.bridgeStep(step).label}`, step.amount),
        ),
        ...lender.findings.map((found) => inUnits(found, words.heading(words.figure(found)))),
      ],
      rules: citeUsed(lender.rulesUsed),
      rulesAsOf: answer.on,
      notes: [...(usesLimit ? [] : [limit]), ...lender.notes.map((note) => words.note(note))],
    };
  },
});
