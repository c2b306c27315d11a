import type { Bracket } from "../../finance/bracketedTax.ts";

/** The ten provinces, by the two letters of their postal code. */
export type Province = "ON" | "BC" | "AB" | "MB" | "SK" | "QC" | "NB" | "NS" | "PE" | "NL";

/**
 * How a price becomes a transfer tax or fee. Rates are percentages.
 * - brackets: each rate applies to the part of the price above its threshold.
 * - `whole`: the last row whose threshold is exceeded applies to the whole price, plus its flat fee.
 * - `fee`: so much for each `unit`, or part of one, of the price above `over`, on top of `base`.
 */
export type TransferSchedule =
  | readonly Bracket[]
  | { readonly whole: readonly (readonly [over: number, percent: number, flat: number])[] }
  | {
      readonly base: number;
      readonly over: number;
      readonly unit: number;
      readonly fee: number;
      readonly most?: number;
    };

/**
 * What each province itself charges today on a transfer. Ontario's further 2.5 % above 2,000,000,
 * which falls on one or two residences alone, is added in the dated rule. The dates, sources and history are in
 * `provincialTransfer.ts`, apart from the figures, so that an estimate can import the figures alone.
 */
export const transferSchedules = {
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
  AB: { base: 50, over: 0, unit: 5_000, fee: 5 },
  MB: [
    [30_000, 0.5],
    [90_000, 1],
    [150_000, 1.5],
    [200_000, 2],
  ],
  SK: {
    whole: [
      [500, 0, 25],
      [6_300, 0.4, 0],
    ],
  },
  QC: [
    [0, 0.5],
    [62_900, 1],
    [315_000, 1.5],
  ],
  NB: [[0, 1]],
  NS: [],
  PE: {
    whole: [
      [30_000, 1, 0],
      // "1,000,000 or more", where every other threshold is "more than".
      [999_999.99, 2, 0],
    ],
  },
  NL: { base: 100, over: 500, unit: 100, fee: 0.4, most: 5_000 },
} as const satisfies Record<Province, TransferSchedule>;
