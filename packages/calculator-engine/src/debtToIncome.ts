/** The percentage of gross income that debts and mortgage may take together. */
export const debtToIncome = 32;
