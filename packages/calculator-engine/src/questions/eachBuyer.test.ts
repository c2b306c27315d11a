import { expect, test } from "vitest";
import { affordabilityInsight } from "../affordability/affordabilityInsight.ts";
import { type ClosingFeesFacts, closingFeesInsight } from "../closingFees/closingFeesInsight.ts";
import type { GivenFacts } from "../insight/facts.ts";
import { rentVsBuyInsight } from "../rentVsBuy/rentVsBuyInsight.ts";
import { words as english } from "./words.en.ts";
import { words as french } from "./words.fr.ts";

const purchase = {
  homePrice: 800_000,
  downPayment: 200_000,
  loanType: "conventional",
  province: "ON",
} as const;

const on = "2026-11-21";

const closing = (given: GivenFacts<ClosingFeesFacts>, province: "ON" | "BC" | "PE" | "NB" = "ON") =>
  closingFeesInsight.answer({ ...purchase, province }, given, { on });

const single = { "buyers.0.owned": "never", "buyers.0.spouseOwned": false } as const;
const couple = { buyerCount: "2", ...single, "buyers.1.owned": "recently" } as const;

const reliefIn = ({ lender }: ReturnType<typeof closing>) =>
  lender.bridge
    .filter(({ id }) => id === "transfer-relief")
    .map(({ amount }) => Math.round(amount));

const testsIn = ({ lender }: ReturnType<typeof closing>) =>
  lender.notes.flatMap((note) => (note.id === "first-time" ? note.tests : []));

test("one answer for all buyers gives the same result as equal answers per buyer", () => {
  expect(reliefIn(closing({ ownedHome: "never" }))).toEqual([-4_000]);
  expect(closing({ ownedHome: "never" })).toEqual(
    closing({ ownedHome: "never", "buyers.0.owned": "recently", "buyers.0.share": 70 }),
  );
  expect(testsIn(closing({ ownedHome: "never" }))).toMatchObject([{ buyers: [] }]);
});

test("buyers are given as rows of a list, or by their paths", () => {
  const rows = closing({ buyers: [{ owned: "never", spouseOwned: false }, { owned: "recently" }] });
  expect(rows).toEqual(closing(couple));
  expect(() => closing({ buyers: [{ own: "never" }] } as never)).toThrow(/buyers.0.own must be/);
});

test("facts are asked only if the province's law needs them", () => {
  const asked = (province: "ON" | "BC" | "PE" | "NB") =>
    closing({ buyerCount: "2", "buyers.0.owned": "never" }, province)
      .facts.map(({ id }) => id)
      .filter((id) => id.startsWith("buyers.0"))
      .sort();
  expect(asked("ON")).toEqual([
    "buyers.0.citizen",
    "buyers.0.ofAge",
    "buyers.0.owned",
    "buyers.0.share",
    "buyers.0.spouseOwned",
  ]);
  expect(asked("BC")).toEqual([
    "buyers.0.citizen",
    "buyers.0.hadRelief",
    "buyers.0.months",
    "buyers.0.owned",
    "buyers.0.share",
  ]);
  expect(asked("PE")).toEqual([
    "buyers.0.citizen",
    "buyers.0.hadRelief",
    "buyers.0.months",
    "buyers.0.ofAge",
    "buyers.0.owned",
    "buyers.0.share",
  ]);
  expect(asked("NB")).toEqual(["buyers.0.citizen", "buyers.0.owned", "buyers.0.share"]);
  const ids = closing({ buyerCount: "2" }).facts.map(({ id }) => id);
  expect(ids).not.toContain("ownedHome");
  expect(ids).not.toContain("residency");
  expect(ids).not.toContain("buyers.2.owned");
  expect(ids).not.toContain("buyers.1.share");
});

test("affordability and rent or buy decide by the same buyers", () => {
  const income = {
    annualIncome: 120_000,
    monthlyDebts: 0,
    downPayment: 60_000,
    interestRate: 4.5,
    loanTerm: 30,
  };
  const price = (given: object) => affordabilityInsight.answer(income, given, { on }).lender.price;
  expect(price({ ...couple })).toBe(price({ ownedHome: "never" }));
  expect(price({ buyerCount: "2" })).toBe(price({ ownedHome: "recently" }));
  const stay = {
    monthlyRent: 2_500,
    yearsToStay: 7,
    homePrice: 600_000,
    downPayment: 150_000,
    interestRate: 4.5,
    propertyTaxRate: 1.2,
  };
  const cost = (given: object) => rentVsBuyInsight.answer(stay, given, { on }).lender.buyingCost;
  expect(cost({}) - cost(couple)).toBeGreaterThan(2_000);
  expect(cost({ ...couple, "buyers.0.share": 100 })).toBeCloseTo(cost({ ownedHome: "never" }), 6);
});

test("an answer about all buyers stays when they are described one by one", () => {
  const together = closing({ residency: "not-all", ownedHome: "never" });
  const alone = closing({ residency: "not-all", ownedHome: "never", buyerCount: "1" });
  const factOf = (id: string) => alone.facts.find((fact) => fact.id === id);
  expect(factOf("buyers.0.citizen")).toMatchObject({ value: "no", assumed: true });
  expect(factOf("buyers.0.owned")).toMatchObject({ value: "never", assumed: true });
  expect(alone.verdict.id).toBe(together.verdict.id);
  expect(alone.lender.rulesUsed.map(({ id }) => id)).toContain("non-resident-tax-on");
});

const abroad = { residency: "not-all", city: "elsewhere" } as const;

test.each([
  ["a worker with half a year left", { status: "worker", permitMonths: 6 }, true],
  ["a worker with less", { status: "worker", permitMonths: 5 }, false],
  [
    "a worker who owned in Canada",
    { status: "worker", permitMonths: 12, ownedHome: "earlier" },
    false,
  ],
  [
    "a worker who owned abroad",
    { status: "worker", permitMonths: 12, ownedHome: "earlier", ownedInCanada: false },
    true,
  ],
  [
    "a student who meets the law, above its price",
    { status: "student", studentMeets: true },
    false,
  ],
  ["a protected person", { status: "protected-person" }, true],
  ["nobody excepted", { status: "none" }, false],
  ["anybody outside a census area", { inCensusArea: false }, true],
] as const)(
  "the prohibition's exceptions are asked of all buyers and of each: %s",
  (_, given, allowed) => {
    const together = closing({ ownedHome: "never", ...abroad, ...given });
    expect(together.verdict.id !== "not-until").toBe(allowed);
    const each = Object.fromEntries(
      Object.entries(given).map(([id, value]) =>
        id === "ownedHome"
          ? ["buyers.0.owned", value]
          : [id === "inCensusArea" ? id : `buyers.0.${id}`, value],
      ),
    );
    const alone = closing({
      buyerCount: "1",
      "buyers.0.owned": "never",
      "buyers.0.citizen": "no",
      ...each,
    });
    expect(alone.verdict.id !== "not-until").toBe(allowed);
  },
);

test("the words of each fact in the law's terms name its buyer in both languages", () => {
  const facts = closing({
    buyerCount: "2",
    "buyers.1.citizen": "no",
    "buyers.1.status": "worker",
  }).facts;
  const permit = facts.find(({ id }) => id === "buyers.1.permitMonths");
  expect(permit && english.fact(permit, "closing-fees").ask).toMatch(/^Buyer 2: Months left/);
  expect(permit && french.fact(permit, "closing-fees").ask).toMatch(/^Acheteur 2/);
});
