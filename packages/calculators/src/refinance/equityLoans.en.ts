/** Words of the row that compares home equity loans, loaded when it is first opened. */
export const equityLoansWords = {
  fields: {
    takenOut: { label: "Money to take out", hint: "The same amount in each way." },
    homeValue: {
      label: "Value of the home",
      hint: (line: string, all: string) =>
        `A line reaches ${line} of it, all loans together ${all}.`,
    },
    setUpCosts: {
      label: "Fees for a line or second mortgage",
      hint: "Assumed: as much as your closing costs. Ask for theirs.",
    },
    lineRate: {
      label: "Rate of a line of credit",
      hint: (points: number) =>
        `Assumed: ${points} ${points === 1 ? "point" : "points"} above your new rate. Ask for yours.`,
    },
    secondRate: {
      label: "Rate of a second mortgage",
      hint: (points: number) => `Assumed: ${points} points above your new rate. Ask for yours.`,
    },
  },
  needs: "To compare, enter an amount above $0.",
  names: {
    refinance: "Refinance of it all",
    line: "Line of credit beside it",
    second: "Second mortgage beside it",
  },
  doesNotFit: (name: string) => `${name} (does not fit)`,
  over: (length: string, isForTerm: boolean) =>
    isForTerm ? `the ${length} left of your term` : length,
  inText: {
    refinance: "a refinance of it all",
    line: "a line of credit beside your mortgage",
    second: "a second mortgage beside the first",
  },
  least: (name: string, over: string, cost: string) =>
    `Over ${over}, ${name} costs the least: about ${cost} of interest, charge and fees.`,
  less: (amount: string, than: string) => `That is about ${amount} less than ${than}.`,
  noneFits: (amount: string) => `${amount} is more than any of the three may reach.`,
  caption: (amount: string, over: string) => `The same ${amount} in three ways, over ${over}`,
  columns: {
    way: "Way",
    payment: "A month, in all",
    interest: "Interest",
    costs: "Charge and fees",
    cost: "Cost in all",
    owed: "Still owed",
  },
  most: {
    refinance: (amount: string) => `${amount} by a refinance`,
    line: (amount: string) => `${amount} by a line`,
    second: (amount: string) => `${amount} by a second mortgage`,
  },
  limits: (list: string) => `At most ${list} can be taken out.`,
  note: "Your present mortgage is counted in each way. Of a line, the interest alone is paid, so all of it is still owed; its rate moves with prime. A second mortgage is repaid over the same years as the first. Every rate stays as it is over the time compared, and charge and fees are paid in cash; the charge is the one of the result above. The limits are those of banks; private lenders go further on a second mortgage, at a higher rate. A lender tests each way at its own qualifying rate.",
};

export type EquityLoansWords = typeof equityLoansWords;
