import type { Bracket } from "../../finance/bracketedTax.ts";
import { landTransferTaxBrackets, type TransferSchedule } from "./landTransferTaxBrackets.ts";
import type { MunicipalTransfer } from "./municipalTransfer.ts";
import { defineRule, type Rule } from "./ruleInForce.ts";
import type { Source, SourcesByRule } from "./source.ts";

export const ontarioTransfer: Rule<TransferSchedule> = /* @__PURE__ */ defineRule({
  id: "transfer-tax-on",
  name: "Ontario land transfer tax",
  place: "ON",
  reviewBy: "2027-06-30",
  versions: [
    ["2017-01-01", [...landTransferTaxBrackets.ON, [2_000_000, 2.5]], "official"],
    ["1989-06-01", landTransferTaxBrackets.ON, "second-hand"],
  ],
});

const torontoTo3Million: Bracket[] = [
  [0, 0.5],
  [55_000, 1],
  [250_000, 1.5],
  [400_000, 2],
  [2_000_000, 2.5],
];

const stepsFrom3Million = [3_000_000, 4_000_000, 5_000_000, 10_000_000, 20_000_000];

/** Returns the brackets of a year with rates above 3,000,000, whose steps have not changed. */
const torontoWith = (...percents: readonly number[]): TransferSchedule => [
  ...torontoTo3Million,
  ...percents.map((percent, index): Bracket => [stepsFrom3Million[index] ?? 0, percent]),
];

export const torontoTransfer: MunicipalTransfer = /* @__PURE__ */ defineRule({
  id: "transfer-tax-toronto",
  name: "Toronto municipal land transfer tax",
  place: "Toronto",
  province: "ON",
  replaces: false,
  reviewBy: "2027-01-31",
  versions: [
    ["2026-04-01", /* @__PURE__ */ torontoWith(4.4, 5.45, 6.5, 7.55, 8.6), "official"],
    ["2024-01-01", /* @__PURE__ */ torontoWith(3.5, 4.5, 5.5, 6.5, 7.5), "official"],
    ["2017-03-01", torontoTo3Million, "official"],
    [
      "2008-02-01",
      [
        [0, 0.5],
        [55_000, 1],
        [400_000, 2],
      ],
      "second-hand",
    ],
  ],
});

export const torontoRates: Source = {
  citation: "Toronto Municipal Code, c. 760",
  url: "https://www.toronto.ca/services-payments/property-taxes-utilities/municipal-land-transfer-tax-mltt/municipal-land-transfer-tax-mltt-rates-and-fees",
};

export const ontarioTransferSources: SourcesByRule = {
  "transfer-tax-on": [
    {
      citation:
        "Land Transfer Tax Act, R.S.O. 1990, c. L.6, s. 2(1); the Ministry's rates as copied",
      url: "https://www.ontario.ca/laws/statute/90l06",
    },
    {
      citation: "Ontario Ministry of Finance, rates since 1989-06-01",
      url: "http://www.condosworld.com/land-transfer-tax.php",
    },
  ],
  "transfer-tax-toronto": [
    torontoRates,
    {
      citation: "Toronto City Council, item 2023.EX7.1, adopted 2023-09-06",
      url: "https://secure.toronto.ca/council/agenda-item.do?item=2023.EX7.1",
    },
    torontoRates,
    {
      citation: "Toronto land transfer tax of 2008",
      url: "https://apsmann.ca/toronto-land-transfer-tax/2",
    },
  ],
};
