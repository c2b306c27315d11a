/** Longest amortization that any lender offers, in years. */
export const longestAmortization = 40;
