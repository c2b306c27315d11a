import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { manyRuns } from "../../package-test/manyRuns.ts";
import { caseOf } from "../../testing/caseOf.ts";
import { home } from "../../testing/exampleInputs.ts";
import { forAll } from "../../testing/forAll.ts";
import { amortize } from "../finance/amortize.ts";
import { levelPayment } from "../finance/levelPayment.ts";
import { countRentVsBuy, type RentVsBuyFacts } from "./rentVsBuyCount.ts";
import type { RentVsBuyInputs } from "./rentVsBuyEstimate.ts";
import { rentVsBuyByYear, rentVsBuyInsight } from "./rentVsBuyInsight.ts";

const { answer, thresholds } = rentVsBuyInsight;
/** The estimate's growth: the rent stays, and the home gains 3 % a year. */
const levelRent = { rentIncrease: 0, appreciation: 3 };
/**
 * Facts that keep the arithmetic simple: New Brunswick taxes 1 % of the price, and the compounding is
 * the estimate's.
 */
const plainFacts = {
  province: "NB",
  localTaxRate: 1.2,
  compounding: "monthly",
  ...levelRent,
} as const;
/** Dollars for the lawyer, inspection, appraisal and title insurance of a home of $650,000. */
const fees = 800 + 500 + 300 + 130;
const placed = {
  city: "elsewhere",
  ownedHome: "recently",
  residency: "all",
  ...levelRent,
} as const;

test("each threshold is where the lender's verdict changes", () => {
  for (const { field, value, becomes, outcome, input } of thresholds(home)) {
    const winnerAt = (at: number) => {
      const { lender } = answer({ ...home, [field]: at });
      if (lender.figure === null) return "cannot-buy";
      return lender.figure.value < lender.rentPaid ? "buying-better" : "renting-better";
    };
    expect(winnerAt(value.value + (value.value - input.value) / 1000)).toBe(becomes);
    expect(winnerAt(value.value + (input.value - value.value) / 1000)).toBe(outcome);
  }
  expect(thresholds(home).map(({ field }) => field)).toContain("interestRate");
});

test("a change in the wrong direction is not a threshold", () => {
  const long = { ...home, yearsToStay: 90, interestRate: 0.1, monthlyRent: 10_000 };
  for (const inputs of [home, long, { ...home, monthlyRent: 3_500 }]) {
    for (const { field, direction, becomes } of thresholds(inputs)) {
      if (field === "homePrice") expect(direction === "up").toBe(becomes !== "buying-better");
      if (field === "monthlyRent") expect(direction === "up").toBe(becomes === "buying-better");
    }
  }
});

test("given growth rates are counted, and rent increases are paid and invested", () => {
  const level = answer(home, placed);
  const risen = answer(home, { ...placed, rentIncrease: 2 });
  const paid = [0, 1, 2, 3, 4].reduce((sum, year) => sum + 2_600 * 12 * 1.02 ** year, 0);
  expect(risen.lender.rentPaid).toBeCloseTo(paid, 6);
  const leadOf = ({ lender }: typeof level) => lender.rentPaid - lender.buyingCost;
  expect(leadOf(risen)).toBeGreaterThan(leadOf(level));
  expect(leadOf(answer(home, { ...placed, appreciation: 2 }))).toBeLessThan(leadOf(level));
  expect(leadOf(answer(home, { ...placed, investmentReturn: 6 }))).toBeLessThan(leadOf(level));
});

test("the wealth of each equals a monthly ledger's", () => {
  const { lender } = answer({ ...home, yearsToStay: 9 }, { ...plainFacts, rentIncrease: 3 });
  const months = 108;
  const payment = levelPayment(520_000, 5.5 / 1200, 300);
  const { balance } = amortize({
    ...{ principal: 520_000, periodicRate: 5.5 / 1200, payment, periods: months },
    clearsAtEnd: false,
  });
  const monthly = 1.04 ** (1 / 12);
  let difference = 0;
  for (let month = 0; month < months; month++) {
    const rent = 2_600 * 1.03 ** Math.floor(month / 12);
    difference = difference * monthly + payment + (650_000 * 2.2) / 1200 - rent;
  }
  const sale = 650_000 * 1.03 ** 9 * 0.95 - (balance.at(-1) ?? 0);
  const spared = (130_000 + 6_500 + fees) * 1.04 ** 9;
  expect(lender.ownerWealth).toBeCloseTo(sale + Math.max(0, -difference), 2);
  expect(lender.renterWealth).toBeCloseTo(spared + Math.max(0, difference), 2);
});

describe("renting and buying by year", () => {
  test("are what each could hold after a stay of that length", () => {
    const { points } = rentVsBuyByYear(home, placed);
    for (const { year, buying, renting } of points.slice(1)) {
      const { lender } = answer({ ...home, yearsToStay: year }, placed);
      expect(buying).toBe(lender.ownerWealth);
      expect(renting).toBe(lender.renterWealth);
    }
    // Selling on the first day costs the tax, the fees and the commission.
    const [first = { buying: 0, renting: 0 }] = points;
    expect(first.renting - first.buying).toBeCloseTo(9_475 + fees + 650_000 * 0.05, 6);
  });

  test("use the facts set by the page that they need", () => {
    const preset = { province: "NB", heating: 90 } as const;
    const { points } = rentVsBuyByYear(home, { ...placed, city: "elsewhere" }, { preset });
    const [first = { buying: 0, renting: 0 }] = points;
    expect(first.renting - first.buying).toBeCloseTo(6_500 + fees + 650_000 * 0.05, 6);
  });

  test("cross where both hold the same, and continue beyond the crossing", () => {
    const { points, crossing } = rentVsBuyByYear(home, placed);
    const year = crossing?.year ?? 0;
    const { lender } = answer({ ...home, yearsToStay: year }, placed);
    expect(lender.ownerWealth).toBeCloseTo(lender.renterWealth, 2);
    expect(crossing?.held).toBe(lender.renterWealth);
    expect(crossing?.beyond).toBe("buying-better");
    expect(points.at(-1)?.year).toBe(Math.ceil(year) + 1);
    const purchase = { ...home, homePrice: 560_000, downPayment: 112_000, interestRate: 4.24 };
    const long = rentVsBuyByYear({ ...purchase, yearsToStay: 12 }, levelRent);
    expect(long.crossing).toMatchObject({ beyond: "buying-better" });
  });

  test("end with the stay if they do not cross", () => {
    const { points, crossing } = rentVsBuyByYear({ ...home, monthlyRent: 1, interestRate: 12 });
    expect(crossing).toBeNull();
    expect(points.at(-1)?.year).toBe(home.yearsToStay);
  });
});

const choices = fc.record({
  homePrice: fc.integer({ min: 150_000, max: 1_800_000 }),
  downPayment: fc.integer({ min: 0, max: 600_000 }),
  interestRate: fc.double({ min: 1, max: 9, noNaN: true }),
  monthlyRent: fc.integer({ min: 800, max: 6_000 }),
  yearsToStay: fc.integer({ min: 1, max: 35 }),
  propertyTaxRate: fc.double({ min: 0, max: 3, noNaN: true }),
});
const facts = fc.record(
  {
    ownedHome: fc.constantFrom("never", "earlier", "recently"),
    residency: fc.constantFrom("all", "not-all"),
    appreciation: fc.double({ min: 0, max: 6, noNaN: true }),
    investmentReturn: fc.double({ min: 0, max: 8, noNaN: true }),
    rentIncrease: fc.double({ min: 0, max: 4, noNaN: true }),
  },
  { requiredKeys: [] },
) satisfies fc.Arbitrary<Partial<RentVsBuyFacts>>;

test("verdict, figures and sentence never contradict each other", () => {
  forAll([choices, facts], { numRuns: 60 }, (inputs, given) => {
    const { lender, verdict } = answer(inputs, given);
    const { buyingCost, rentPaid, ownerWealth, renterWealth } = lender;
    expect(lender.figure === null).toBe(lender.short !== null);
    // The renter's lead in wealth is the cost of buying minus the rent.
    expect(buyingCost - rentPaid).toBeCloseTo(renterWealth - ownerWealth, 2);
    if (verdict.id === "buy") expect(buyingCost).toBeLessThan(rentPaid * 0.951);
    if (verdict.id === "rent") expect(buyingCost).toBeGreaterThan(rentPaid * 1.049);
    if (verdict.id === "close") {
      expect(Math.abs(buyingCost - rentPaid)).toBeLessThan(rentPaid * 0.051);
    }
  });
});

test("a higher rent never favours renting, a higher rate never buying", () => {
  forAll([choices], { numRuns: 30 }, (inputs) => {
    const lead = (given: RentVsBuyInputs) => {
      const { rentPaid, buyingCost } = countRentVsBuy(caseOf(rentVsBuyInsight, given));
      return rentPaid - buyingCost;
    };
    const now = lead(inputs);
    expect(lead({ ...inputs, monthlyRent: inputs.monthlyRent + 100 })).toBeGreaterThan(now);
    expect(lead({ ...inputs, interestRate: inputs.interestRate + 0.5 })).toBeLessThanOrEqual(
      now + 0.01,
    );
  });
});

test.each([
  ["ON", 2.1],
  ["BC", 2.3],
  ["MB", 1.8],
  ["QC", 3.1],
  ["AB", 2],
] as const)(
  "in %s the rent rises by %d percent a year until another rate is given",
  (province, rate) => {
    const assumed = answer(home, { province });
    const rise = 1 + rate / 100;
    expect(assumed.lender.rentPaid).toBeCloseTo((31_200 * (rise ** 5 - 1)) / (rise - 1), 6);
    expect(assumed.facts.find(({ id }) => id === "rentIncrease")).toMatchObject({
      ...{ value: rate, assumed: true },
    });
    expect(assumed.lender).toEqual(answer(home, { province, rentIncrease: rate }).lender);
  },
);

const wideChoices = fc
  .record({
    homePrice: fc.integer({ min: 200_000, max: 2_000_000 }),
    downShare: fc.integer({ min: 20, max: 60 }),
    interestRate: fc.integer({ min: 1, max: 9 }),
    monthlyRent: fc.integer({ min: 900, max: 9_000 }),
    yearsToStay: fc.integer({ min: 1, max: 30 }),
  })
  .map(({ downShare, ...inputs }) => ({
    ...{ ...inputs, propertyTaxRate: 1.2 },
    downPayment: (inputs.homePrice * downShare) / 100,
  }));

test("a fact decides only if another value changes the lead that the verdict names", () => {
  forAll([wideChoices], manyRuns, (inputs) => {
    const { facts, verdict, lender } = answer(inputs);
    const lead = ({ rentPaid, buyingCost }: typeof lender) => rentPaid - buyingCost;
    for (const { id, decides, effect } of facts) {
      if (!decides || !effect) continue;
      const given = { [id]: effect.value };
      const other = countRentVsBuy(caseOf(rentVsBuyInsight, inputs, given));
      const apart = Math.abs(lead(other) - lead(lender));
      if (apart / Math.max(other.rentPaid, lender.rentPaid) > 0.02) continue;
      expect(answer(inputs, given).verdict.id, id).not.toBe(verdict.id);
    }
  });
});
