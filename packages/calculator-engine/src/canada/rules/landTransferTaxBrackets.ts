import type { Bracket } from "../../finance/bracketedTax.ts";

/** Cities with their own transfer tax, by province. */
interface Cities {
  ON: "Toronto";
  QC: "Montreal" | "Quebec City";
  NS: "Halifax";
}

/** City of a province with its own transfer tax. */
export type CityIn<In extends Province> = In extends keyof Cities ? Cities[In] : never;
export type City = CityIn<Province>;

/** The ten provinces, by their two-letter postal codes. */
export type Province = "ON" | "BC" | "AB" | "MB" | "SK" | "QC" | "NB" | "NS" | "PE" | "NL";

/** Brackets that convert a price to a transfer tax or fee, for `bracketedTax`. */
export type TransferSchedule = readonly Bracket[];

/**
 * Present brackets of each province's land transfer tax or fees. Ontario's additional 2.5 % above
 * 2,000,000 applies only to one or two residences and is added in the dated rule. Dates, history
 * and sources are in the files of the regions, so that an estimate can import the figures alone.
 */
export const landTransferTaxBrackets = {
  ON: [
    [0, 0.5],
    [55_000, 1],
    [250_000, 1.5],
    [400_000, 2],
  ],
  BC: [
    [0, 1],
    [200_000, 2],
    [2_000_000, 3],
    [3_000_000, 5],
  ],
  // 50, plus 5 for each 5,000 or part of it.
  AB: [[0, 0.1, 50, 5_000]],
  MB: [
    [30_000, 0.5],
    [90_000, 1],
    [150_000, 1.5],
    [200_000, 2],
  ],
  // From 6,300, 0.4 % of the whole price, not only of the part above.
  SK: [
    [500, 0, 25],
    [6_300, 0.4, 25.2],
  ],
  QC: [
    [0, 0.5],
    [62_900, 1],
    [315_000, 1.5],
  ],
  NB: [[0, 1]],
  NS: [],
  // Also on the whole price.
  PE: [
    [30_000, 1, 300],
    [1_000_000, 2, 20_000, 0, 1],
  ],
  // 100, plus 0.40 for each 100 or part of it above 500, to a maximum of 5,000.
  NL: [
    [0, 0, 100],
    [500, 0.4, 100, 100],
    [1_225_500, 0, 5_000],
  ],
} as const satisfies Record<Province, TransferSchedule>;
