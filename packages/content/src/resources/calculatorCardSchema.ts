import { z } from "zod";
import { text, textOf } from "../fields.ts";
import { icon } from "../icons.ts";
import { pageMetadataSchema } from "../pages/pageMetadata.ts";

/** Ids of all calculators. A brokerage shows those with a card, in the order of its cards. */
export const calculatorCardIds = [
  "affordability",
  "payment",
  "refinance",
  "rent-vs-buy",
  "debt-consolidation",
  "closing-fees",
  "renewal",
  "leaving",
  "home-income",
  "fixed-or-variable",
] as const;

/** Card on the resources page. Its texts also name the calculator and head its page. */
export const calculatorCardSchema = z
  .strictObject({
    id: z.enum(calculatorCardIds),
    title: text,
    description: textOf(40),
    estimatedTime: z.string().regex(/^\d+-\d+ min$/, { error: "minutes such as 3-5 min" }),
    icon,
    /** Background of the card's icon. */
    colour: z.enum(["water", "land", "deep", "shallow"]),
    metadata: pageMetadataSchema,
  })
  .transform((card) => ({ ...card, route: calculatorPath(card.id) }));

/** Returns the path of a calculator's page. */
export function calculatorPath(id: (typeof calculatorCardIds)[number]): string {
  return `/resources/${id}-calculator`;
}

export type CalculatorCardSource = z.input<typeof calculatorCardSchema>;
export type CalculatorCard = z.output<typeof calculatorCardSchema>;
