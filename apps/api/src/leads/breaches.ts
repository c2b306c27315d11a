import { z } from "zod";
import { register } from "./register.ts";
import { yearsLater } from "./retention.ts";

/** Years that PIPEDA requires a breach record to be kept, from the day it was found. */
export const breachYears = 2;

const day = z.iso.date();

/** Breach record that the regulations require, with or without harm. */
const breachEntry = z.object({
  /** The day it happened, as far as that is known, and the day it was found. */
  occurred: day,
  found: day,
  /** Circumstances of the breach, without names. */
  circumstances: z.string(),
  /** Kind of information, such as names and telephone numbers. */
  information: z.string(),
  people: z.int().nullable(),
  realRisk: z.boolean(),
  /** Reason for or against a real risk of significant harm. */
  because: z.string(),
  /** Day of the report to the Privacy Commissioner, and of the notice to the people affected. */
  reported: day.nullable(),
  notified: day.nullable(),
  /** Measures taken. */
  note: z.string().nullable(),
});

export type Breach = z.infer<typeof breachEntry>;

export const breaches = register("breach", breachEntry);

/** Returns the steps that a breach with a real risk of harm still requires. */
export function openSteps({ realRisk, reported, notified }: Breach): string[] {
  if (!realRisk) return [];
  return [
    ...(reported ? [] : ["report it to the Privacy Commissioner"]),
    ...(notified ? [] : ["tell the people concerned"]),
  ];
}

export const breachKeptUntil = ({ found }: Breach): string =>
  yearsLater(new Date(found), breachYears).toISOString().slice(0, 10);
