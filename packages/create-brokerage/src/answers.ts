import { z } from "zod";

const text = z.string().trim().min(1, { error: "something" });
const colour = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^#[0-9a-f]{6}$/, { error: "a colour such as #1d4f91" });
const phone = z
  .string()
  .trim()
  .regex(/^\d{3}-\d{3}-\d{4}$/, { error: "a telephone number such as 613-555-0142" });
const email = z.email({ error: "an e-mail address" });

/** The authority that licenses mortgage brokerages, and what it is called when one is named in short. */
export const regulators = {
  AB: "Real Estate Council of Alberta",
  BC: "British Columbia Financial Services Authority",
  MB: "Manitoba Financial Services Agency",
  NB: "Financial and Consumer Services Commission of New Brunswick",
  NL: "Government of Newfoundland and Labrador, Digital Government and Service NL",
  NS: "Service Nova Scotia",
  ON: "Financial Services Regulatory Authority of Ontario",
  PE: "Government of Prince Edward Island, Financial and Consumer Services",
  QC: "Autorité des marchés financiers",
  SK: "Financial and Consumer Affairs Authority of Saskatchewan",
} as const;

export const provinces = {
  AB: "Alberta",
  BC: "British Columbia",
  MB: "Manitoba",
  NB: "New Brunswick",
  NL: "Newfoundland and Labrador",
  NS: "Nova Scotia",
  ON: "Ontario",
  PE: "Prince Edward Island",
  QC: "Quebec",
  SK: "Saskatchewan",
} as const;

export type Province = keyof typeof provinces;

export const personSchema = z.strictObject({
  name: text.regex(/^\S+(\s\S+)+$/, { error: "a first and a last name" }),
  /** The title of the licence, such as Mortgage Agent Level 2. */
  level: text,
  phone,
  email,
});

/** What the questions ask for, and what an answers file holds. */
export const answersSchema = z.strictObject({
  /** The folder below packages/content/brokerages. */
  folder: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, { error: "lower-case words joined by hyphens" }),
  name: text.max(40, { error: "at most 40 characters long" }),
  city: text,
  province: z.enum(Object.keys(provinces) as [Province, ...Province[]], {
    error: `one of ${Object.keys(provinces).join(", ")}`,
  }),
  phone,
  email,
  licence: text,
  colours: z.strictObject({ main: colour, action: colour }),
  people: z.array(personSchema).min(1),
});

export type Answers = z.infer<typeof answersSchema>;
export type Person = z.infer<typeof personSchema>;
