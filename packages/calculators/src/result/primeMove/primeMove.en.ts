const pointsOf = (by: number) => `${Math.abs(by)} ${Math.abs(by) === 1 ? "point" : "points"}`;

/** Words about moves of prime, loaded when the row is first opened. */
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
