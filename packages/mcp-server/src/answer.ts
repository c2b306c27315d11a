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
  reviewBy: z.string().optional().describe("Look at the source again after this day"),
});

/** Dated rule behind a figure, with its source. */
export type CitedRule = z.infer<typeof citedRule>;

const factValue = z.union([z.string(), z.number(), z.boolean(), z.null()]);

const fact = z.object({
  id: z.string().describe("To be given under facts when the person has said it"),
  ask: z.string(),
  value: factValue.describe("The value counted with; null where it is not known"),
  written: z.string().describe("The same in words"),
  assumed: z.boolean().describe("Whether it was taken for granted, because nobody said it"),
  decides: z.boolean().describe("Whether another value would change the answer"),
  options: z.array(factValue).describe("The values of a choice; empty for a number"),
  effect: z.string().describe("The answer under another value; empty where none changes it"),
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
      "usual while only usual facts are assumed, depends while a deciding one is, not-checked while a part is not counted",
    ),
  estimate: quantity.describe("The figure of the rule of thumb, under its label"),
  lender: quantity.describe("The figure as a lender counts; null where no lender could lend"),
  facts: z.array(fact).describe("What a lender would ask, the most telling first"),
});

/** Answer to one of the site's seven questions. */
export type StatedVerdict = z.infer<typeof verdict>;

/** Answer of every tool: the figure asked for, its derivation, and the rules behind it. */
export const answerSchema = z.object({
  refusal: z.string().describe("Why it cannot be done at all: say this first").optional(),
  figure: quantity.nullable().describe("What was asked for; null where a rule was looked up"),
  verdict: verdict.describe("The answer to one of the seven questions").optional(),
  ruleValue: z.json().describe("The figures of the rule that was looked up").optional(),
  workings: z.array(quantity).describe("What went into the figure, in order"),
  rules: z.array(citedRule).describe("The dated rules that were applied"),
  rulesAsOf: z.string().describe("The day whose rules were applied"),
  notes: z.array(z.string()).describe("What was assumed, and what a lender may do otherwise"),
});

/**
 * Output schema in the tool list, which a model reads before its first question. The whole
 * `answerSchema`, repeated for every tool, was more than half of it; `answerParts` describes it once.
 */
export const listedAnswerSchema = {
  type: "object" as const,
  required: ["figure", "workings", "rules", "rulesAsOf", "notes"],
};

/** Parts of every answer with their descriptions, as one sentence. */
export const answerParts = `Every answer has ${Object.entries(answerSchema.shape)
  .map(([part, { description = "" }]) => `${part} (${description})`)
  .join(", ")}.`;

export type ToolAnswer = z.infer<typeof answerSchema>;

type Unit = NamedFigure["unit"];
const inUnit = (unit: Unit) => (name: string, value: number | null) => ({ name, value, unit });

export const dollars = inUnit("dollars");
export const percent = inUnit("percent");
export const months = inUnit("months");
export const years = inUnit("years");
export const payments = inUnit("payments");
