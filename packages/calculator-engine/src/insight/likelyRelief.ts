import { dayOf } from "../canada/rules/ruleInForce.ts";
import { dollars } from "../quantity.ts";
import type { HomeAsked, InsuranceCircumstances, Purchase } from "./insuranceCosts.ts";
import type { Note } from "./note.ts";

/**
 * Quebec's refundable credit for the transfer duties of first-time buyers, as two second-hand pages report
 * it. No official text was found, so it is no rule, is counted nowhere, and is only named.
 */
const quebecCredit = {
  readOn: "2026-11-27",
  from: "2026-01-01",
  priceBelow: 1_000_000,
  /** Percent of the duties up to each amount, in dollars. */
  parts: [
    [5_000, 100],
    [8_500, 25],
  ],
} as const;

/** Returns the note on a relief that is likely but whose text nobody has read; none if it does not apply. */
export function likelyNotes(
  { price, province }: Purchase,
  { on, buyers, ownedHome, occupancy = "owner" }: InsuranceCircumstances & HomeAsked,
  duties: number,
): Note[] {
  const { from, priceBelow, parts, readOn } = quebecCredit;
  const isFirst = buyers ? buyers.some((each) => !each.everOwnedHome) : ownedHome !== "recently";
  const isMeant = province === "QC" && isFirst && occupancy.startsWith("owner");
  if (!isMeant || price >= priceBelow || dayOf(on, "closing").day < from || duties <= 0) return [];
  let [amount, counted] = [0, 0];
  for (const [upTo, percent] of parts) {
    const part = Math.max(0, Math.min(duties, upTo) - counted);
    amount += (part * percent) / 100;
    counted = upTo;
  }
  return [{ id: "likely-credit", amount: dollars(amount), readOn }];
}
