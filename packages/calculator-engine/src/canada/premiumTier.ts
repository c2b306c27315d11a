interface Tiers {
  readonly rows: readonly (readonly [upToLoanToValue: number, percent: number])[];
  readonly nonTraditional: number;
}

/** Room for the error of dividing, far below any ratio that two amounts of cents can differ by. */
const slack = 1e-9;

/** Returns the percentage for a loan to value; a borrowed down payment costs more in the last. */
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
