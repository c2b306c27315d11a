/** Words of a workbook besides those of the result. */
export const workbookWordsEn = {
  change: "Change a number in a framed cell: the results and the schedule follow.",
  same: "These are the numbers that were entered on the page.",
  changed:
    "Numbers have been changed here. What is in italics, and the sheet of remarks, is about those entered on the page.",
  /** Note beside a figure that no formula computes. */
  fixed: "Fixed: for the numbers entered on the page.",
  columns: { name: "Name", value: "Value", unit: "Unit", note: "Remark on what was entered" },
  units: { months: "months", years: "years", payments: "payments" },
  takenForGranted: "Taken for granted",
  remarks: "Remarks",
  frequencies: "Frequencies",
  schedule: (loan: string) => `Schedule, ${loan}`,
  loan: (loan: string, term: string) => `${loan}: ${term}`,
  terms: {
    principal: "amount",
    annualRate: "rate",
    amortizationYears: "length",
    frequency: "payment frequency",
    paymentsAYear: "payments a year",
    periodicRate: "rate per payment",
    payment: "regular payment",
    withEachPayment: "extra with each payment",
    onceAYear: "extra once a year",
    payments: "number of payments",
    totalInterest: "total interest",
  },
  compounded: "Compounded monthly, as in the estimate",
  payment: "Payment",
};

export type WorkbookWords = typeof workbookWordsEn;
