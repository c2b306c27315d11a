import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Bracket } from "../finance/bracketedTax.ts";
import { type LandTransferTaxInputs, landTransferTax } from "./landTransferTax.ts";
import { minimumDownPayment } from "./minimumDownPayment.ts";
import { mortgageInsurance } from "./mortgageInsurance.ts";
import { firstTimeRebate, ordinaryRebate } from "./newHousingRebate.ts";
import { minimumDownPaymentRule } from "./rules/eligibleMortgage.ts";
import { gstRebate, newHousingGstRebate } from "./rules/housingRebates.ts";
import { insurancePremium } from "./rules/insurancePremium.ts";
import { mortgageRegistration } from "./rules/mortgageRegistration.ts";
import { municipalTransfer } from "./rules/municipalTransfer.ts";
import { provincialTransfer } from "./rules/provincialTransfer.ts";
import { openRules } from "./rules/ruleBook.ts";
import { findRule, type Rule } from "./rules/ruleInForce.ts";
import { firstTimeRelief, newlyBuiltRelief, type TransferRelief } from "./rules/transferRelief.ts";
import type { TransferSchedule } from "./rules/transferSchedules.ts";

const dayBefore = (day: string) =>
  new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);

/** A tax worked out part by part, unlike the engine, which starts from the highest bracket. */
function byParts(amount: number, schedule: readonly Bracket[]): number {
  let tax = 0;
  for (const [index, [over, percent, base, unit = 0]] of schedule.entries()) {
    const end = Math.min(amount, schedule[index + 1]?.[0] ?? Infinity);
    if (amount <= over) break;
    if (base !== undefined) tax = base;
    const part = unit > 0 ? Math.ceil((end - over) / unit - 1e-9) * unit : end - over;
    tax += (part * percent) / 100;
  }
  return tax;
}

const versionsOf = <Value>(rules: object, take: (rule: Rule<Value>) => object) =>
  Object.values(rules as Record<string, Rule<Value>>).flatMap((rule) =>
    rule.versions.map(({ effectiveFrom, value }) => ({
      id: rule.id,
      effectiveFrom,
      value,
      rule,
      home: take(rule),
    })),
  );

/** A few cents to some thousands of dollars from an edge. */
const away = fc.integer({ min: 1, max: 300_000 }).map((cents) => cents / 100);

/** The figure before a version began: of the version before it, none, or a refusal. */
function before<Value>(rule: Rule<Value>, day: string): { value: Value } | null | "unknown" {
  try {
    return findRule(rule, dayBefore(day));
  } catch {
    return "unknown";
  }
}

const transferOf = (home: object, price: number, on: string) => {
  const inputs = { municipalRate: 0, ...home, price, on } as LandTransferTaxInputs;
  const { city, province } = inputs;
  const { municipalRate, ...rest } = inputs;
  return landTransferTax(province === "NS" && !city ? inputs : rest);
};

describe("each bracket, on its first day and the day before,", () => {
  const taxes = [
    ...versionsOf<TransferSchedule>(provincialTransfer, ({ place }) => ({ province: place })),
    ...versionsOf<TransferSchedule>(municipalTransfer, (rule) => ({
      city: rule.place,
      province: (rule as Rule<TransferSchedule> & { province: string }).province,
    })),
  ];

  test.each(taxes)("of $id since $effectiveFrom is charged below and above", (version) => {
    const { effectiveFrom, value, rule, home } = version;
    const line = (price: number, on: string) =>
      transferOf(home, price, on).lines.find((each) => each.rule.id === rule.id)?.amount ?? 0;
    const old = before(rule, effectiveFrom);
    const edges = [...value, ...(old && old !== "unknown" ? old.value : [])].map(([over]) => over);
    fc.assert(
      fc.property(fc.constantFrom(0, ...edges), away, fc.boolean(), (edge, distance, isAbove) => {
        const price = isAbove ? edge + distance : Math.max(0, edge - distance);
        for (const at of [edge, price]) {
          expect(line(at, effectiveFrom)).toBeCloseTo(byParts(at, value), 5);
          const earlier = () => line(at, dayBefore(effectiveFrom));
          if (old === "unknown") expect(earlier).toThrow(/on or after/);
          else expect(earlier()).toBeCloseTo(byParts(at, old?.value ?? []), 5);
        }
      }),
      { numRuns: 25 },
    );
  });

  test.each(
    versionsOf<TransferSchedule>(mortgageRegistration, ({ place }) => ({ province: place })),
  )("of $id since $effectiveFrom is charged on the mortgage below and above", (version) => {
    const { effectiveFrom, value, rule, home } = version;
    const fee = (mortgageAmount: number) =>
      transferOf({ ...home, mortgageAmount }, 500_000, effectiveFrom).lines.find(
        (each) => each.rule.id === rule.id,
      )?.amount ?? 0;
    fc.assert(
      fc.property(fc.constantFrom(...value.map(([over]) => over)), away, (edge, distance) => {
        for (const amount of [edge, edge + distance, Math.max(0, edge - distance)]) {
          expect(fee(amount)).toBeCloseTo(byParts(amount, value), 5);
        }
      }),
      { numRuns: 25 },
    );
  });
});

describe("each relief, on its first day and the day before,", () => {
  const reliefs = [
    ...versionsOf<TransferRelief>(firstTimeRelief, ({ place }) => ({
      ...(place === "Toronto" ? { province: "ON", city: place } : { province: place }),
      firstTimeBuyer: true,
    })),
    ...versionsOf<TransferRelief>(newlyBuiltRelief, ({ place }) => ({
      province: place,
      newlyBuilt: true,
    })),
  ];
  const given = (relief: TransferRelief, price: number, tax: number) => {
    const { most = tax, fullTo = Infinity, goneAt = fullTo } = relief;
    const full = Math.min(tax, most);
    if (price <= fullTo) return full;
    return price >= goneAt ? 0 : (full * (goneAt - price)) / (goneAt - fullTo);
  };

  test.each(reliefs)(
    "of $id since $effectiveFrom is given below and above its edges",
    (version) => {
      const { effectiveFrom, value, rule, home } = version;
      const old = before(rule, effectiveFrom);
      const amounts = (price: number, on: string) => {
        const { lines } = transferOf(home, price, on);
        const kind = rule.place === "Toronto" ? "municipal" : "transfer";
        const tax = lines.find((line) => line.kind === kind)?.amount ?? 0;
        return { tax, relief: -(lines.find((line) => line.rule.id === rule.id)?.amount ?? 0) };
      };
      const edgesOf = ({ fullTo = 368_333, goneAt = 600_000 }: TransferRelief) => [fullTo, goneAt];
      const edges = [...edgesOf(value), ...(old && old !== "unknown" ? edgesOf(old.value) : [])];
      fc.assert(
        fc.property(fc.constantFrom(...edges), away, fc.boolean(), (edge, distance, isAbove) => {
          for (const price of [edge, isAbove ? edge + distance : edge - distance]) {
            const now = amounts(price, effectiveFrom);
            expect(now.relief).toBeCloseTo(given(value, price, now.tax), 5);
            const earlier = () => amounts(price, dayBefore(effectiveFrom));
            if (old === "unknown") expect(earlier).toThrow(/on or after/);
            else
              expect(earlier().relief).toBeCloseTo(
                given(old?.value ?? {}, price, earlier().tax),
                5,
              );
          }
        }),
        { numRuns: 25 },
      );
    },
  );
});

describe("each tier of an insured mortgage", () => {
  test.each(versionsOf({ insurancePremium }, () => ({})))(
    "since $effectiveFrom holds below and above its loan to value",
    ({ effectiveFrom }) => {
      const rows =
        insurancePremium.versions.find((version) => version.effectiveFrom === effectiveFrom)?.value
          .rows ?? [];
      const rateAt = (loanToValue: number) =>
        mortgageInsurance({
          price: 400_000,
          downPayment: 400_000 - 4_000 * loanToValue,
          province: "BC",
          on: effectiveFrom,
        }).premiumRate;
      const insured = rows.filter(([upTo]) => upTo > 80);
      fc.assert(
        fc.property(
          fc.constantFrom(...insured),
          fc.double({ min: 0.001, max: 4, noNaN: true }),
          (tier, below) => {
            const [upTo, percent] = tier;
            expect(rateAt(upTo)).toBe(percent);
            expect(rateAt(upTo - below)).toBe(percent);
            const next = rows[rows.indexOf(tier) + 1]?.[1];
            if (next !== undefined) expect(rateAt(upTo + below)).toBe(next);
          },
        ),
        { numRuns: 25 },
      );
    },
  );

  test.each(versionsOf({ minimumDownPaymentRule }, () => ({})))(
    "since $effectiveFrom needs its least down payment",
    ({ effectiveFrom }) => {
      const version = minimumDownPaymentRule.versions.find(
        (one) => one.effectiveFrom === effectiveFrom,
      );
      if (!version) throw new Error("the version is there");
      const { rows, insuredBelow = 2_000_000, uninsured } = version.value;
      const edges = [...rows.map(([over]) => over), insuredBelow];
      fc.assert(
        fc.property(fc.constantFrom(...edges), away, fc.boolean(), (edge, distance, isAbove) => {
          const price = isAbove ? edge + distance : Math.max(0, edge - distance);
          const isInsurable = price < (version.value.insuredBelow ?? Infinity);
          const least = isInsurable ? byParts(price, rows) : (price * uninsured) / 100;
          expect(minimumDownPayment(price, effectiveFrom)).toBeCloseTo(least, 5);
        }),
        { numRuns: 25 },
      );
    },
  );
});

test("each rebate of tax on a new home falls to nothing at its edge and is level before", () => {
  const book = openRules({ on: "2026-11-20" });
  const first = book.inForce(gstRebate).value;
  const ordinary = book.inForce(newHousingGstRebate).value;
  fc.assert(
    fc.property(away, (distance) => {
      const { fullTo, goneAt } = first;
      expect(firstTimeRebate(fullTo - distance, book)).toBeCloseTo((fullTo - distance) * 0.05, 5);
      expect(firstTimeRebate(fullTo + distance, book)).toBeCloseTo(50_000 - distance / 10, 5);
      expect(firstTimeRebate(goneAt - distance, book)).toBeCloseTo(distance / 10, 5);
      expect(firstTimeRebate(goneAt + distance, book)).toBe(0);
      expect(ordinaryRebate(350_000 + distance, ordinary)).toBeCloseTo(6_300 - distance * 0.063, 5);
      expect(ordinaryRebate(450_000 + distance, ordinary)).toBe(0);
    }),
  );
});
