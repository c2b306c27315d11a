import { z } from "zod";

const quantity = z.object({
  name: z.string(),
  value: z.number().nullable(),
  unit: z.enum(["dollars", "percent", "months", "years", "payments"]),
});

/** A named figure; `null` without one, such as a break-even that is never reached. */
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

/** A dated rule behind a figure, with where it can be read. */
export type CitedRule = z.infer<typeof citedRule>;

/** Answer of every tool: the figure asked for, its derivation, and the rules it rests on. */
export const answerSchema = z.object({
  refusal: z.string().describe("Why it cannot be done at all: say this first").optional(),
  figure: quantity.nullable().describe("What was asked for; null where a rule was looked up"),
  ruleValue: z.json().describe("The figures of the rule that was looked up").optional(),
  workings: z.array(quantity).describe("What went into the figure, in order"),
  rules: z.array(citedRule).describe("The dated rules that were applied"),
  rulesAsOf: z.string().describe("The day whose rules were applied"),
  notes: z.array(z.string()).describe("What was assumed, and what a lender may do otherwise"),
});

export type Answer = z.infer<typeof answerSchema>;

type Unit = NamedFigure["unit"];
const inUnit = (unit: Unit) => (name: string, value: number | null) => ({ name, value, unit });

export const dollars = inUnit("dollars");
export const percent = inUnit("percent");
export const months = inUnit("months");
export const years = inUnit("years");
export const payments = inUnit("payments");
