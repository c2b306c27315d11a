import { z } from "zod";
import { text, textOf } from "../fields.ts";

const card = z.strictObject({ title: text, description: textOf(20) });

/** The words that every profile has. In a card, `{firstName}` is the member's. */
export const profilePageSchema = z.strictObject({
  applyButton: text,
  viewRatesButton: text,
  aboutTitle: text,
  cardsTitle: text,
  /** Leads to the calendar of a member who has one. */
  bookingButton: text.optional(),
  cards: z.strictObject({ ask: card, afford: card, apply: card, rates: card }),
  rates: z.strictObject({ title: text, button: text, footnote: text }),
  testimonialsTitle: text,
  closing: z.strictObject({ title: text, text, contactButton: text, applyButton: text }),
});

export type ProfilePage = z.output<typeof profilePageSchema>;
