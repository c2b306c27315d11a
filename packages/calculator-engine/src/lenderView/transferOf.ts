import { landTransferTax } from "../canada/landTransferTax.ts";
import { municipalRateLimit } from "../canada/rules/municipalRateLimit.ts";
import { findRule } from "../canada/rules/ruleInForce.ts";
import { dollars } from "../quantity.ts";
import { buyerFacts } from "./buyerAsked.ts";
import type { Purchase } from "./insuranceCosts.ts";
import type { Note } from "./note.ts";
import type { PurchaseCircumstances } from "./purchaseCosts.ts";

/** What the municipality's own rate falls on, where no table of rates is kept; else `null`. */
function ownRateFrom({ province }: Purchase, { city, on }: PurchaseCircumstances): number | null {
  if (city || (province !== "NS" && province !== "QC")) return null;
  return findRule(municipalRateLimit[province], on)?.value.from ?? null;
}

/** The transfer tax, and whether a municipality's rate is missing from it. */
export function transferOf(
  purchase: Purchase,
  given: PurchaseCircumstances,
  mortgageAmount: number,
) {
  const { city, municipalRate, newlyBuilt, on } = given;
  const from = ownRateFrom(purchase, given);
  // The Act says what Quebec's municipalities charge that set no rate; Nova Scotia's leaves it to them.
  const rate = municipalRate ?? (purchase.province === "NS" ? 0 : null);
  const transfer = landTransferTax({
    ...purchase,
    ...buyerFacts(given),
    newlyBuilt,
    on,
    mortgageAmount,
    ...(city && { city }),
    ...(from !== null && rate !== null && { municipalRate: rate }),
  });
  const isMissing = from !== null && municipalRate === null && purchase.price > from;
  const missing: Note[] = isMissing ? [{ id: "municipal-rate-unknown", from: dollars(from) }] : [];
  return { transfer, missing };
}
