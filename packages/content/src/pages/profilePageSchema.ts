import { z } from "zod";
import { text, textOf } from "../fields.ts";

const card = z.strictObject({ title: text, description: textOf(20) });

/** Texts of every profile. In a card, `{firstName}` is the member's first name. */
export const profilePageSchema = z.strictObject({
  applyButton: text,
  viewRatesButton: text,
  aboutTitle: text,
  cardsTitle: text,
  /** Label of the link to a member's booking page. */
  bookingButton: text.optional(),
  cards: z.strictObject({ ask: card, afford: card, apply: card, rates: card }),
  rates: z.strictObject({ title: text, button: text, footnote: text }),
  testimonialsTitle: text,
  closing: z.strictObject({ title: text, text, contactButton: text, applyButton: text }),
});

export type ProfilePage = z.output<typeof profilePageSchema>;
