import fc from "fast-check";
import { expect, test } from "vitest";
import { type LandTransferTaxInputs, landTransferTax } from "../../src/canada/landTransferTax.ts";
import type { TransferSchedule } from "../../src/canada/rules/landTransferTaxBrackets.ts";
import { municipalTransfer } from "../../src/canada/rules/landTransferTaxOfCities.ts";
import { provincialTransfer } from "../../src/canada/rules/landTransferTaxOfProvinces.ts";
import {
  firstTimeRelief,
  newlyBuiltRelief,
  type TransferRelief,
} from "../../src/canada/rules/landTransferTaxRelief.ts";
import { mortgageRegistration } from "../../src/canada/rules/mortgageRegistration.ts";
import {
  type MunicipalRateLimit,
  municipalRateLimit,
} from "../../src/canada/rules/municipalRateLimit.ts";
import { type NonResidentTax, nonResidentTax } from "../../src/canada/rules/nonResidentTax.ts";
import { forAll } from "../../testing/forAll.ts";
import {
  byParts,
  type EdgeDay,
  edgeDays,
  edgesIn,
  expectOnBothSides,
  fading,
  valueOn,
} from "./edges.ts";

/** Returns the bill on a rule's edge day, for a home in the rule's place. */
function billOf(
  { rule, on, others }: EdgeDay<unknown>,
  home: Omit<LandTransferTaxInputs, "province" | "city">,
) {
  const city = Object.values(municipalTransfer).find(({ place }) => place === rule.place);
  const province = city?.province ?? rule.place;
  return landTransferTax({
    ...(province === "NS" && !city && { municipalRate: 0 }),
    ...home,
    ...(city && { city: city.place }),
    province,
    on,
    rules: others,
  } as LandTransferTaxInputs);
}

const lineOf = ({ id }: EdgeDay<unknown>, { lines }: ReturnType<typeof landTransferTax>) =>
  lines.find(({ rule }) => rule.id === id)?.amount ?? 0;

const thresholds = (schedule: TransferSchedule) => schedule.map(([over]) => over);

test.each([
  ...edgeDays<TransferSchedule>(provincialTransfer),
  ...edgeDays<TransferSchedule>(municipalTransfer),
])("$id on $on taxes a price by its brackets", (day) => {
  expectOnBothSides(day, {
    edges: [0, ...edgesIn(day.rule, thresholds)],
    figure: (price) => lineOf(day, billOf(day, { price })),
    worth: (schedule, price) => byParts(price, schedule),
  });
});

test.each(edgeDays<TransferSchedule>(mortgageRegistration))(
  "$id on $on charges a mortgage by its brackets",
  (day) => {
    expectOnBothSides(day, {
      edges: edgesIn(day.rule, thresholds),
      figure: (mortgageAmount) => lineOf(day, billOf(day, { price: 500_000, mortgageAmount })),
      worth: (schedule, amount) => byParts(amount, schedule),
    });
  },
);

test.each([
  ...edgeDays<TransferRelief>(firstTimeRelief),
  ...edgeDays<TransferRelief>(newlyBuiltRelief),
])("$id on $on rebates tax up to its thresholds", (day) => {
  const kind = day.id.startsWith("newly-built") ? "newlyBuilt" : "firstTimeBuyer";
  const bill = (price: number) => billOf(day, { price, [kind]: true });
  /** Returns the tax that the relief applies to, before the relief. */
  const taxAt = (price: number) => {
    const { provincial, municipal } = billOf(day, { price });
    return day.rule.place === "Toronto" ? (municipal ?? 0) : provincial;
  };
  expectOnBothSides(day, {
    edges: edgesIn(day.rule, ({ max, goneAt, fullTo = goneAt ?? 600_000 }) => [
      ...(max ? [priceTaxed(max, taxAt)] : []),
      fullTo,
      goneAt ?? fullTo,
    ]),
    figure: (price) => -lineOf(day, bill(price)),
    worth: ({ max = Infinity, fullTo, goneAt }, price) =>
      fading(price, Math.min(taxAt(price), max), fullTo, goneAt),
  });
});

/** Returns the highest price, to the cent, at which the tax does not exceed an amount. */
function priceTaxed(amount: number, taxAt: (price: number) => number): number {
  let [low, high] = [0, 10_000_000];
  while (high - low > 0.005) {
    const middle = (low + high) / 2;
    [low, high] = taxAt(middle) > amount ? [low, middle] : [middle, high];
  }
  return Math.round(low * 100) / 100;
}

test.each(edgeDays<NonResidentTax>(nonResidentTax))(
  "$id on $on taxes its buyers in its area",
  (day) => {
    const share = day.rule.place === "NS" ? "nonResidentShare" : "foreignShare";
    const percentage = fc.integer({ min: 1, max: 100 });
    forAll([percentage, fc.boolean()], { numRuns: 25 }, (percent, inTaxedArea) => {
      const price = 800_000;
      const figure = () => lineOf(day, billOf(day, { price, [share]: percent, inTaxedArea }));
      if (day.told === "unknown") {
        expect(figure).toThrow(day.id);
        return;
      }
      const { rate = 0, everywhere, byShare, exemptTo = 0 } = valueOn(day) ?? {};
      const isTaxed = (everywhere || inTaxedArea) && percent > exemptTo;
      const taxed = isTaxed ? price * (byShare ? percent / 100 : 1) : 0;
      expect(figure()).toBeCloseTo((taxed * rate) / 100, 5);
    });
  },
);

test.each(edgeDays<MunicipalRateLimit>(municipalRateLimit))(
  "$id on $on allows a municipal rate from its threshold to its maximum",
  (day) => {
    const highest = valueOn(day)?.max ?? 0;
    const bill = (price: number, municipalRate: number) => billOf(day, { price, municipalRate });
    expectOnBothSides(day, {
      edges: edgesIn(day.rule, ({ from }) => [from]),
      figure: (price) => {
        const { provincial, municipal } = bill(price, highest);
        return provincial + (municipal ?? 0);
      },
      worth: ({ from, max }, price) =>
        bill(Math.min(price, from), 0).provincial + (Math.max(0, price - from) * max) / 100,
    });
    expect(() => bill(600_000, highest + 0.01)).toThrow();
  },
);
