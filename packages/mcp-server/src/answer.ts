import { z } from "zod";

const quantity = z.object({
  name: z.string(),
  value: z.number().nullable(),
  unit: z.enum(["dollars", "percent", "months", "years", "payments"]),
});

/** Named figure. Its value is `null` if there is none, such as a break-even that is never reached. */
export type NamedFigure = z.infer<typeof quantity>;

const citedRule = z.object({
  id: z.string(),
  name: z.string(),
  place: z.string().describe("CA for all of Canada, a province's two letters, or a city"),
  effectiveFrom: z.string(),
  effectiveTo: z.string().optional(),
  citation: z.string(),
  url: z.string(),
  confidence: z.enum(["official", "second-hand", "convention", "unconfirmed"]),
  reviewBy: z.string().optional().describe("Check the source again after this day"),
});

/** Dated rule behind a figure, with its source. */
export type CitedRule = z.infer<typeof citedRule>;

const factValue = z.union([z.string(), z.number(), z.boolean(), z.null()]);

const fact = z.object({
  id: z.string().describe("Key of the fact in `facts`"),
  ask: z.string(),
  value: factValue.describe("Value used; null if unknown"),
  written: z.string().describe("The value in words"),
  assumed: z.boolean().describe("True if the person did not state it"),
  decides: z.boolean().describe("True if another value would change the answer"),
  options: z.array(factValue).describe("Values of a choice; empty for a number"),
  effect: z.string().describe("Answer with another value; empty if none changes it"),
});

/** Fact behind a verdict: the value used, and the effect of another one. */
export type StatedFact = z.infer<typeof fact>;

const verdict = z.object({
  id: z.string(),
  sentence: z.string().describe("The answer, with the number to act on"),
  because: z.string(),
  confidence: z
    .enum(["checked", "usual", "depends", "not-checked"])
    .describe(
      "usual if only usual facts are assumed, depends if a deciding one is, not-checked if a part is not counted",
    ),
  estimate: quantity.describe("Rule of thumb's figure, under its label"),
  lender: quantity.describe("Lender's figure; null if no lender could lend"),
  facts: z.array(fact).describe("Facts that a lender asks for, deciding ones first"),
});

/** Answer to one of the engine's questions. */
export type StatedVerdict = z.infer<typeof verdict>;

const publisher = z.object({ brokerage: z.string(), licence: z.string(), url: z.string() });

/** Brokerage whose site gives the answers, with its licence number. */
export type Publisher = z.infer<typeof publisher>;

/** Answer of every tool: the figure asked for, its derivation, and the rules behind it. */
export const answerSchema = z.object({
  refusal: z.string().describe("Why it cannot be done at all: say this first").optional(),
  asks: z
    .array(z.object({ id: z.string(), ask: z.string() }))
    .describe("Ask the person these before you give the figure, and call again with the answers")
    .optional(),
  figure: quantity.nullable().describe("What was asked for; null if a rule was looked up"),
  verdict: verdict.describe("Answer to a question").optional(),
  ruleValue: z.json().describe("Figures of the rule that was looked up").optional(),
  workings: z.array(quantity).describe("What went into the figure, in order"),
  rules: z.array(citedRule).describe("Dated rules that were applied"),
  rulesAsOf: z.string().describe("Day whose rules were applied"),
  notes: z.array(z.string()).describe("What was assumed, and what a lender may do otherwise"),
  publisher: publisher.describe("Brokerage that gives the answer: name it").optional(),
});

/**
 * Output schema in the tool list, which a model reads before its first question. The whole
 * `answerSchema`, repeated for every tool, was more than half of it; `answerParts` describes it once.
 */
export const listedAnswerSchema = { type: "object" as const };

/** Parts of every answer with their descriptions, as one sentence. */
export const answerParts = `Every answer has ${Object.entries(answerSchema.shape)
  .map(([part, { description = "" }]) => `${part} (${description})`)
  .join(", ")}.`;

export type ToolAnswer = z.infer<typeof answerSchema>;

type Unit = NamedFigure["unit"];
const inUnit = (unit: Unit) => (name: string, value: number | null) => ({ name, value, unit });

export const dollars = inUnit("dollars");
export const percent = inUnit("percent");
/** Percentage that is calculated, to two decimals: nobody reads a ratio further. */
export const ratio = (name: string, value: number | null) =>
  percent(name, value === null ? null : Math.round(value * 100) / 100);
export const months = inUnit("months");
export const years = inUnit("years");
export const payments = inUnit("payments");
