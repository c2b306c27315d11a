import { expect, test } from "vitest";
import { affordabilityInsight } from "../affordability/affordabilityInsight.ts";
import { type ClosingFeesFacts, closingFeesInsight } from "../closingFees/closingFeesInsight.ts";
import type { GivenFacts } from "../insight/facts.ts";
import { paymentInsight } from "../payment/paymentInsight.ts";
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

test("a couple gets the refund for the share of the buyer who never owned a home", () => {
  expect(reliefIn(closing(couple))).toEqual([-2_000]);
  expect(reliefIn(closing({ ...couple, "buyers.0.share": 75 }))).toEqual([-3_000]);
  expect(
    reliefIn(closing({ ...couple, "buyers.1.owned": "never", "buyers.1.spouseOwned": false })),
  ).toEqual([-4_000]);
});

test("a spouse's home excludes the refund, and is assumed unless denied", () => {
  expect(reliefIn(closing({ ...couple, "buyers.0.spouseOwned": true }))).toEqual([]);
  const { "buyers.0.spouseOwned": _, ...unsaid } = couple;
  const answer = closing(unsaid);
  expect(reliefIn(answer)).toEqual([]);
  expect(answer.facts.find(({ id }) => id === "buyers.0.spouseOwned")).toMatchObject({
    value: true,
    assumed: true,
    effect: { value: false },
  });
});

test("the result names the test and its outcome for each buyer", () => {
  const answer = closing(couple);
  expect(testsIn(answer)).toMatchObject([
    {
      rule: { id: "first-time-test-on" },
      met: true,
      share: 50,
      buyers: [
        { met: true, because: "never-owned", share: 50 },
        { met: false, because: "owned-before", share: 50 },
      ],
    },
  ]);
  const note = answer.lender.notes.find(({ id }) => id === "first-time");
  expect(note && english.note(note)).toBe(
    "First-time buyer: Ontario – buyer 1 yes, has never owned a home; buyer 2 no, has owned a home, however long ago. It counts for 50% of the home.",
  );
  expect(note && french.note(note)).toMatch(/acheteur 1 oui, .*; acheteur 2 non, .*50\s%/);
});

test.each([
  ["a refusal by age", { "buyers.0.ofAge": false }, "ON", "too-young"],
  ["no months in the province", {}, "BC", "not-long-in-province"],
  [
    "no citizen",
    { "buyers.0.citizen": "no", "buyers.0.status": "spouse" },
    "PE",
    "not-citizen-or-permanent-resident",
  ],
] as const)("each law's test applies to each buyer: %s", (_, given, province, because) => {
  const answer = closing({ buyerCount: "1", ...single, ...given }, province);
  expect(testsIn(answer)[0]?.buyers).toMatchObject([{ met: false, because }]);
  expect(reliefIn(answer)).toEqual([]);
});

test("months of residence give the relief that requires them", () => {
  const facts = { buyerCount: "1", "buyers.0.owned": "never", "buyers.0.months": 12 } as const;
  expect(reliefIn(closing(facts, "BC"))).toHaveLength(1);
  expect(reliefIn(closing({ ...facts, "buyers.0.months": 11 }, "BC"))).toHaveLength(0);
  expect(reliefIn(closing({ ...facts, "buyers.0.months": 6 }, "PE"))).toHaveLength(1);
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

test("the prohibition applies to a non-citizen, not to a citizen's spouse", () => {
  const { verdict } = closing({ ...couple, "buyers.1.citizen": "no" });
  expect(verdict).toMatchObject({ id: "not-until", lastDay: "2026-12-31" });
  const spouse = closing({ ...couple, "buyers.1.citizen": "no", "buyers.1.status": "spouse" });
  expect(spouse.verdict.id).not.toBe("not-until");
  const levied = (answer: typeof spouse) =>
    answer.lender.rulesUsed.some(({ id }) => id.startsWith("non-resident"));
  expect(levied(spouse)).toBe(false);
  expect(levied(closing({ ...couple, "buyers.1.citizen": "no" }))).toBe(true);
  // British Columbia's tax exempts no spouses, and applies to the foreign buyer's share alone.
  const west = closing({ ...couple, "buyers.1.citizen": "no", "buyers.1.status": "spouse" }, "BC");
  expect(levied(west)).toBe(true);
  expect(west.facts.map(({ id }) => id)).toContain("inTaxedArea");
});

test("a share above the remainder becomes the remainder", () => {
  const three = { buyerCount: "3", ...single, "buyers.0.share": 80, "buyers.1.share": 60 } as const;
  expect(testsIn(closing(three))[0]?.buyers.map(({ share }) => share)).toEqual([80, 20, 0]);
  expect(reliefIn(closing(three))).toEqual([-3_200]);
  const { "buyers.0.share": _, "buyers.1.share": __, ...equal } = three;
  const shares = testsIn(closing(equal))[0]?.buyers.map(({ share }) => share) ?? [];
  expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(100);
});

test("one buyer who meets the insurers' test is enough for 30 years", () => {
  const loan = {
    loanAmount: 450_000,
    interestRate: 4.5,
    loanTerm: 30,
    paymentFrequency: "monthly",
  };
  const pay = (given: object) =>
    paymentInsight.answer(loan as never, { homePrice: 500_000, ...given }, { on }).lender.years;
  expect(pay({})).toBe(25);
  expect(pay({ buyerCount: "2" })).toBe(25);
  expect(pay({ buyerCount: "2", "buyers.1.owned": "never" })).toBe(30);
  expect(pay({ buyerCount: "2", "buyers.1.owned": "earlier" })).toBe(30);
  expect(pay({ buyerCount: "2", "buyers.0.owned": "separated" })).toBe(30);
  expect(pay({ buyerCount: "1", "buyers.1.owned": "never" })).toBe(25);
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

const idsOf = ({ facts }: { readonly facts: readonly { readonly id: string }[] }) =>
  facts.map(({ id }) => id);
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

test("a student may buy up to the price of the law", () => {
  const at = (homePrice: number) =>
    closingFeesInsight.answer(
      { ...purchase, homePrice },
      { ownedHome: "never", ...abroad, status: "student", studentMeets: true },
      { on },
    ).verdict.id;
  expect(at(500_000)).not.toBe("not-until");
  expect(at(500_000.01)).toBe("not-until");
});

test("status, permit and census area are asked only of a buyer from abroad", () => {
  expect(idsOf(closing({}))).not.toEqual(expect.arrayContaining(["status"]));
  expect(idsOf(closing(abroad))).toEqual(expect.arrayContaining(["status", "inCensusArea"]));
  expect(idsOf(closing({ ...abroad, city: "Toronto" }))).not.toContain("inCensusArea");
  expect(idsOf(closing({ ...abroad, status: "worker" }))).toContain("permitMonths");
  const status = closing(abroad).facts.find(({ id }) => id === "status");
  expect(status).toMatchObject({ decides: true, effect: { value: "spouse" } });
});

test("British Columbia counts only principal residences, and a relief had before", () => {
  const owned = { ownedHome: "recently" } as const;
  expect(reliefIn(closing(owned, "BC"))).toHaveLength(0);
  expect(reliefIn(closing({ ...owned, ownedResidence: false }, "BC"))).toHaveLength(1);
  expect(reliefIn(closing({ ...owned, ownedResidence: false, hadRelief: true }, "BC"))).toEqual([]);
  const each = {
    buyerCount: "1",
    "buyers.0.owned": "recently",
    "buyers.0.ownedResidence": false,
    "buyers.0.months": 12,
  } as const;
  expect(reliefIn(closing(each, "BC"))).toHaveLength(1);
  expect(reliefIn(closing({ ...each, "buyers.0.hadRelief": true }, "BC"))).toHaveLength(0);
  // Ontario counts every home, so it asks neither.
  expect(idsOf(closing(owned))).not.toEqual(expect.arrayContaining(["ownedResidence"]));
  expect(reliefIn(closing({ ...owned, ownedResidence: false }))).toEqual([]);
});

test("insurers count homes in Canada alone, and a separation by its start", () => {
  const loan = {
    loanAmount: 450_000,
    interestRate: 4.5,
    loanTerm: 30,
    paymentFrequency: "monthly",
  };
  const pay = (given: object) =>
    paymentInsight.answer(loan as never, { homePrice: 500_000, ...given }, { on }).lender.years;
  expect(pay({ ownedHome: "recently", ownedInCanada: false })).toBe(30);
  expect(pay({ buyerCount: "2", "buyers.1.ownedInCanada": false })).toBe(30);
  const separated = { buyerCount: "1", "buyers.0.owned": "separated" };
  expect(pay({ ...separated, "buyers.0.monthsApart": 2 })).toBe(25);
  // From November 2026, 58 months reach back to January 2022, which counts; 60 do not.
  expect(pay({ ...separated, "buyers.0.monthsApart": 58 })).toBe(30);
  expect(pay({ ...separated, "buyers.0.monthsApart": 60 })).toBe(25);
});

test("two buyers are both asked where a law differs by person", () => {
  const two = {
    buyerCount: "2",
    "buyers.0.owned": "recently",
    "buyers.1.owned": "recently",
  } as const;
  const west = idsOf(closing(two, "BC"));
  expect(west).toEqual(
    expect.arrayContaining(["buyers.0.ownedResidence", "buyers.1.ownedResidence"]),
  );
  const both = closing({ ...two, "buyers.1.ownedResidence": false, "buyers.1.months": 12 }, "BC");
  expect(testsIn(both)[0]).toMatchObject({ met: true, share: 50 });
});

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
