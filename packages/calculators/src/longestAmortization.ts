/** Years. No lender gives a mortgage longer to be paid back. */
export const longestAmortization = 40;
