interface Tiers {
  readonly rows: readonly (readonly [upToLoanToValue: number, percent: number])[];
  readonly nonTraditional: number;
}

/** Tolerance for division errors, far below the difference of two ratios of cents. */
const slack = 1e-9;

/** Returns the percentage for a loan to value. A borrowed down payment costs more in the last tier. */
export function tierPercent(
  loanToValue: number,
  { rows, nonTraditional }: Tiers,
  isBorrowed = false,
): number {
  const index = rows.findIndex(([upTo]) => loanToValue <= upTo + slack);
  const last = rows.length - 1;
  const tier = index === -1 ? last : index;
  return isBorrowed && tier === last ? nonTraditional : (rows[tier]?.[1] ?? 0);
}
