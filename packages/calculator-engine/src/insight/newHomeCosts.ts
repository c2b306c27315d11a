import { countRebate } from "../canada/newHousingRebate.ts";
import { newHomeSalesTax } from "../canada/rules/housingRebates.ts";
import { findRule } from "../canada/rules/ruleInForce.ts";
import type { RuleNotice } from "../canada/rules/ruleNotices.ts";
import { allSources } from "../canada/sourceOf.ts";
import { dollars } from "../quantity.ts";
import type { Entries } from "./Answer.ts";
import type { Stage } from "./bridge.ts";
import { ruleUsed } from "./countOf.ts";
import { asBuyer } from "./eachBuyer.ts";
import { insuredAs, type Purchase } from "./insuranceCosts.ts";
import type { Note } from "./note.ts";
import { isLivedIn, type PurchaseCircumstances } from "./purchaseFacts.ts";

/** Sales tax on a new home that is paid in cash at closing, and what comes back. */
export interface NewHomeCosts {
  /** Dollars of tax less the rebates credited at closing. */
  readonly cash: number;
  /** Dollars of it that the buyer claims back after closing; `null` if none is paid and claimed. */
  readonly comesBack: number | null;
  /** Returns the stages of the tax and of each rebate, in cash on top of `from` dollars. */
  readonly stages: (from: number) => Stage[];
  readonly notes: Entries<Note>;
  readonly notices: readonly RuleNotice[];
}

const none: NewHomeCosts = { cash: 0, comesBack: null, stages: () => [], notes: [], notices: [] };

/** Calculates the sales tax and the rebates of a new home; nothing for a home that was lived in before. */
export function newHomeCosts(
  { price, province }: Purchase,
  given: PurchaseCircumstances,
): NewHomeCosts {
  const { on, newlyBuilt, newHomeTax = "credited" } = given;
  const rule = newlyBuilt ? findRule({ rule: newHomeSalesTax, on }) : null;
  if (!rule) return none;
  const place = insuredAs(province);
  const { federal, provincial } = rule.value;
  const own = provincial[place] ?? 0;
  const isOwner = isLivedIn(given);
  const home = { price, province: place, on, withProposed: true } as const;
  const ofOwner = countRebate({ ...asBuyer(given), ...home });
  // A price that includes the tax is less the owner's rebates, which another buyer owes at closing.
  const isOwed = newHomeTax === "included" && !isOwner;
  const tax = isOwed ? ofOwner.total : (price * (federal + own)) / 100;
  const back = isOwner ? ofOwner : null;
  const lines = back?.lines.filter(({ kind }) => kind !== "announced") ?? [];
  const announced = back?.lines.find(({ kind }) => kind === "announced");
  const credited = newHomeTax === "credited" ? lines : [];
  const rebate = back?.total ?? 0;
  const taxes = own === 0 ? "gst" : place === "QC" ? "gst-and-qst" : "hst";
  const notes: Entries<Note> = [
    {
      id: "new-home-tax",
      how: isOwner ? newHomeTax : isOwed ? "owed" : "not-lived-in",
      tax: taxes,
      amount: dollars(tax),
      rebate: dollars(rebate),
      firstTime: dollars(rebate || countRebate({ ...home, firstTimeBuyer: true }).total),
    },
    announced && {
      id: "announced-relief",
      amount: dollars(announced.amount),
      rule: ruleUsed(announced.rule, allSources),
      until: announced.rule.effectiveTo ?? null,
    },
  ];
  const notices = back?.notices ?? [];
  if (newHomeTax === "included" && isOwner) return { ...none, notes, notices };
  return {
    cash: tax - credited.reduce((sum, { amount }) => sum + amount, 0),
    comesBack: newHomeTax === "claimed" ? rebate : null,
    stages(from) {
      let value = from + tax;
      const stages: Stage[] = [
        { id: "new-home-tax", tax: taxes, value, rule: ruleUsed(rule, allSources) },
      ];
      for (const { amount, rule } of credited) {
        value -= amount;
        stages.push({ id: "new-home-rebate", value, rule: ruleUsed(rule, allSources) });
      }
      return stages;
    },
    notes,
    notices,
  };
}
