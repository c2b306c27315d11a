import type { FaqCategory } from "@mortgage-kit/content";
import { allInsurers, claims, publishedFigures } from "../claims.ts";

export const mortgageBasics: FaqCategory = {
  id: "mortgage-basics",
  title: "Mortgage Basics",
  icon: "GraduationCap",
  description: "What a broker does, how lenders decide and how long it takes.",
  faqs: [
    {
      question: "What does it cost to use a mortgage broker?",
      answer: `Normally nothing. On an ordinary mortgage the lender pays us when it closes, and we compare offers from ${claims.lenders} lenders either way. For alternative or private financing, where lenders often pay no commission, a fee may apply. You hear the amount in dollars before you sign anything, and it is written in the disclosure you receive. The first conversation and the pre-approval are free, with no obligation.`,
      onHomePage: true,
    },
    {
      question: "How long does a pre-approval take, and what does it promise?",
      answer: `Normally ${publishedFigures.preApprovalTime} once we have your documents. It tells you how much you can borrow and holds a rate for ${publishedFigures.rateHold}. It does not approve the house: the lender still has to accept its value and condition, and will check your job, debts and down payment again before closing. Keep a financing condition in your offer, and do not take on new debt in between.`,
      onHomePage: true,
    },
    {
      question: "What credit score do I need?",
      answer: `Scores run from ${publishedFigures.creditScoreRange}, and ${publishedFigures.creditScoreMinimum} is a typical minimum for an ordinary mortgage. A higher score opens more lenders and better rates. Below the minimum there are still options, with more money down and at a higher cost, ideally for a short time with a plan to move on. Lenders read the report as well as the number, so look at yours for mistakes before you apply.`,
      onHomePage: true,
    },
    {
      question: "How do lenders decide how much I can borrow?",
      answer:
        "They test your payment at the greater of your rate plus {stressTestBufferPoints} percentage points and {stressTestFloorPercent}. On an insured mortgage that payment with property tax, heat and {condoFeeCountedPercent} of condo fees may take {gdsLimitInsured} of gross income, and with all other debts {tdsLimitInsured}. Without insurance the traditional limits are {gdsLimitConventional} and {tdsLimitConventional}, though lenders set their own. Card balances count at {cardBalanceCountedPercent} or more a month, so paying them off raises what you can borrow.",
    },
    {
      question: "What is mortgage default insurance, and who pays for it?",
      answer: `It repays the lender if you cannot. You pay for it, and it is required when you put less than {conventionalDownPaymentPercent} down. ${allInsurers} provide it. The premium is {premiumBelow10PercentDown} of the loan near the minimum down payment and falls in steps to {premiumFrom15To20PercentDown}. It is added to the mortgage; Ontario's {premiumSalesTaxOntarioPercent} tax on it is due in cash. In return, insured mortgages usually have the lowest rates. It is not life insurance and does not protect you.`,
    },
    {
      question: "How long does it take from application to keys?",
      answer: `Once you have an accepted offer and the papers are in, a lender usually answers within two or three business days. An appraisal takes about a week. Your lawyer wants two weeks or more, so three to four weeks from offer to closing is comfortable, and less is possible if everything is ready. We reply within ${claims.responseTime}, and you always know what is outstanding and who has to supply it.`,
    },
  ],
};
