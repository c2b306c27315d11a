import { z } from "zod";

const textTo = (max: number) =>
  z
    .string()
    .trim()
    .min(1, { error: "a text" })
    .max(max, { error: `at most ${max} characters long` });
const text = textTo(60);
const colour = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^#[0-9a-f]{6}$/, { error: "a colour such as #1d4f91" });
const phone = z
  .string()
  .trim()
  .regex(/^\d{3}-\d{3}-\d{4}$/, { error: "a telephone number such as 613-555-0142" });
const postalCode = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z]\d[A-Z] \d[A-Z]\d$/, { error: "a postal code such as K1A 0A0" });
const email = z.email({ error: "an e-mail address" });

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

/** Territories, which are rejected because their regulators are unknown. */
const territories = ["YT", "NT", "NU"];

export type Province = keyof typeof provinces;

export const personSchema = z.strictObject({
  name: text.regex(/^\S+(\s\S+)+$/, { error: "a first and a last name" }),
  /** The title of the licence, such as Mortgage Agent Level 2. */
  level: text,
  /** Licence number, which some regulators require wherever the person is advertised. */
  licence: text.optional(),
  phone,
  email,
});

/** Schema of the answers, both for the questions and for an answers file. */
export const answersSchema = z.strictObject({
  /** Folder name: in packages/content/brokerages, or in the current folder outside the repository. */
  folder: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, { error: "lower-case words joined by hyphens" }),
  name: textTo(120),
  city: textTo(40),
  province: z.enum(Object.keys(provinces) as [Province, ...Province[]], {
    error: ({ input }) =>
      territories.includes(String(input))
        ? "a province: no regulator of mortgage brokers is known here for a territory, and a site is checked against its regulator's duties"
        : `one of ${Object.keys(provinces).join(", ")}`,
  }),
  /** Street and number of the office. A placeholder replaces a missing street or postal code. */
  street: text.optional(),
  postalCode: postalCode.optional(),
  phone,
  email,
  licence: text,
  colours: z.strictObject({ main: colour, action: colour }),
  people: z
    .array(personSchema, { error: "a list of people" })
    .min(1, { error: "a list of at least one person" }),
});

export type Answers = z.infer<typeof answersSchema>;
