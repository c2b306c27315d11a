import type { FaqCategory } from "@mortgage-kit/content";
import { publishedFigures } from "../claims.ts";

export const refinancing: FaqCategory = {
  id: "refinancing",
  title: "Refinancing",
  icon: "RefreshCw",
  description: "Changing your mortgage before or at the end of its term, and what that costs.",
  faqs: [
    {
      question: "When does refinancing make sense?",
      answer:
        "When what you gain before your present term ends is more than it costs to leave. Good reasons are paying off expensive debt, a repair or a second unit that adds value, settling a separation, or a payment you can no longer carry. A lower rate alone often is not enough, because the charge for breaking a fixed mortgage is built to take back that saving. Divide the total cost by the monthly saving, and compare the months with the time left in your term.",
    },
    {
      question: "What does it cost to break my mortgage early?",
      answer:
        "A closed variable-rate mortgage normally costs {prepaymentInterestMonths} months' interest. A closed fixed-rate mortgage costs the greater of that and the interest rate differential: the gap between your rate and the lender's present rate for the time you have left, on your balance. Lenders work out that gap in different ways, so two of them can ask very different amounts. Ask yours for a payout figure in writing; many people call this charge a penalty. Add a discharge fee and legal costs to it.",
      onHomePage: true,
    },
    {
      question: "How much of my home's value can I borrow?",
      answer: `A refinance can go up to ${publishedFigures.refinanceMaximum} of the appraised value, counting everything secured on the home. Subtract what you owe and the costs of the change, and the rest is yours to use. Your income has to support the new payment under the stress test, so some owners can reach less than their equity would allow. The appraisal decides the value; a tax assessment or a neighbour's sale does not.`,
    },
    {
      question: "What is the difference between renewing, switching and refinancing?",
      answer:
        "Renewing means signing a new term for the same mortgage with your lender. Switching moves the same balance and the same remaining years to another lender, usually at renewal and at little cost. Refinancing replaces the mortgage with a different one: more money, more years or a new purpose. It needs a full application, an appraisal and a lawyer. Many people ask for a refinance when a switch would do, so tell us the goal first.",
    },
    {
      question: "Should I move my credit cards and loans into my mortgage?",
      answer:
        "It nearly always lowers the monthly payment. Whether it saves money depends on time: a debt you would clear in five years costs less interest a month inside a mortgage, but you may then pay it for decades. It works when the rate gap is large, when you keep paying about what you paid before, and when the cards stay empty. We compare both totals, not only the payments, before we recommend it.",
    },
    {
      question: "Do I have to pass the stress test again?",
      answer:
        "For a refinance, yes: you are tested at the greater of the new rate plus {stressTestBufferPoints} percentage points and {stressTestFloorPercent}. Renewing with your own lender usually involves no new test. For a straight switch to another federally regulated lender, with no increase in the balance or the remaining years, the regulator has not prescribed the test for uninsured mortgages since November 21, 2024, though a lender may still apply its own checks to your income and credit.",
    },
  ],
};
