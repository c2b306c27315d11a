// Words of the rows that are loaded when one of them is opened.
const pointsOf = (by: number) => `${Math.abs(by)} ${Math.abs(by) === 1 ? "point" : "points"}`;

export const borrowingCostWords = {
  costs: {
    label: "Fees for the loan",
    hint: "What the lender and the broker charge you for it.",
  },
  term: { label: "Term", hint: "Years until it is renewed." },
  caption: "The rate with its fees, over the term",
  what: "What is counted",
  figure: "Figure",
  apr: "Annual percentage rate (APR)",
  quoted: "The rate as quoted",
  cost: "Cost of borrowing",
  interest: "Of that, interest",
  average: "Owed on average",
  note: "A bank has to disclose both before you sign: the interest and the fees of the term, by its years and by what is owed on average. Fees that count are the lender's own, a broker's, and a lawyer's or an appraiser's that the lender insists on. The premium of mortgage insurance, registering the title and a charge for leaving early do not count. Without fees, a fixed rate has one a little below the quoted rate, which is compounded twice a year. The lender may round it to an eighth of a percent. (SOR/2021-181, sections 47 and 48.)",
};

export type BorrowingCostWords = typeof borrowingCostWords;

export const primeMoveWords = {
  choose: "By how much prime moves",
  moves: (by: number) => {
    if (by === 0) return "As it is";
    return `${pointsOf(by)} ${by > 0 ? "up" : "down"}`;
  },
  picture: {
    title: (move: string) => `What you would still owe with prime ${move}`,
    year: "Year",
    asItIs: "Prime as it is",
    adjustable: "Payment follows",
    fixed: "Payment stays",
    adjusted: (rate: string, after: string, before: string) =>
      `At ${rate}, a payment that follows the rate becomes ${after} a month instead of ${before}.`,
    repaid: (span: string) => `One that stays the same pays the mortgage off after ${span}.`,
    triggered: (interest: string) =>
      `One that stays the same no longer covers the interest, which is ${interest} in the first month.`,
  },
  table: {
    title: "Both kinds of variable mortgage, by the month",
    move: "Prime",
    rate: "Your rate",
    adjustable: "Payment that follows",
    fixed: "Payment that stays",
    repaid: "Then paid off after",
    raised: (payment: string) => `${payment}, raised`,
    never: "Never: interest only",
  },
  trigger: (rate: string) =>
    `The payment that stays covers the interest alone at ${rate}. Above that, a lender raises it, as counted here, or adds the rest to what you owe.`,
  note: "Your contract says which kind yours is. Counted as if prime moved today and then stayed there, paid and compounded monthly. A fixed rate does not move until its term ends.",
};

export type PrimeMoveWords = typeof primeMoveWords;
