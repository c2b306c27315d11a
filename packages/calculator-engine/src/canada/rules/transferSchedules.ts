import type { Bracket } from "../../finance/bracketedTax.ts";

/** The ten provinces, by the two letters of their postal code. */
export type Province = "ON" | "BC" | "AB" | "MB" | "SK" | "QC" | "NB" | "NS" | "PE" | "NL";

/**
 * How a price becomes a transfer tax or fee. Rates are percentages.
 * - `marginal`: each rate applies to the part of the price above its threshold.
 * - `whole`: the last row whose threshold is exceeded applies to the whole price, plus its flat fee.
 * - `units`: a base fee, then so much for each unit, or part of one, above `over`.
 */
export type TransferSchedule =
  | { readonly kind: "marginal"; readonly rows: readonly Bracket[] }
  | {
      readonly kind: "whole";
      readonly rows: readonly (readonly [over: number, percent: number, flat: number])[];
    }
  | {
      readonly kind: "units";
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
  ON: {
    kind: "marginal",
    rows: [
      [0, 0.5],
      [55_000, 1],
      [250_000, 1.5],
      [400_000, 2],
    ],
  },
  BC: {
    kind: "marginal",
    rows: [
      [0, 1],
      [200_000, 2],
      [2_000_000, 3],
      [3_000_000, 5],
    ],
  },
  AB: { kind: "units", base: 50, over: 0, unit: 5_000, fee: 5 },
  MB: {
    kind: "marginal",
    rows: [
      [30_000, 0.5],
      [90_000, 1],
      [150_000, 1.5],
      [200_000, 2],
    ],
  },
  SK: {
    kind: "whole",
    rows: [
      [500, 0, 25],
      [6_300, 0.4, 0],
    ],
  },
  QC: {
    kind: "marginal",
    rows: [
      [0, 0.5],
      [62_900, 1],
      [315_000, 1.5],
    ],
  },
  NB: { kind: "marginal", rows: [[0, 1]] },
  NS: { kind: "marginal", rows: [] },
  PE: {
    kind: "whole",
    rows: [
      [30_000, 1, 0],
      // "1,000,000 or more", where every other threshold is "more than".
      [999_999.99, 2, 0],
    ],
  },
  NL: { kind: "units", base: 100, over: 500, unit: 100, fee: 0.4, most: 5_000 },
} as const satisfies Record<Province, TransferSchedule>;
