/** Words about the rate with its fees, loaded when the row is first opened. */
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
