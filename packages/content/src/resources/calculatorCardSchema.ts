import { type QuestionId, questionIds } from "@mortgage-kit/calculator-engine/insight";
import { z } from "zod";
import { text, textOf } from "../fields.ts";
import { icon } from "../icons.ts";
import { pageMetadataSchema } from "../pages/pageMetadata.ts";

/** Card on the resources page. Its texts also name the calculator and head its page. */
export const calculatorCardSchema = z
  .strictObject({
    id: z.enum(questionIds),
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
export function calculatorPath(id: QuestionId): string {
  return `/resources/${id}-calculator`;
}

export type CalculatorCardSource = z.input<typeof calculatorCardSchema>;
export type CalculatorCard = z.output<typeof calculatorCardSchema>;
