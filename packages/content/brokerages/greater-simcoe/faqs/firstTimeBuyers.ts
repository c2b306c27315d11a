import type { FaqCategory } from "@mortgage-kit/content";
import { publishedFigures } from "../claims.ts";

export const firstTimeBuyers: FaqCategory = {
  id: "first-time-buyers",
  title: "First-Time Buyers",
  icon: "Key",
  description: "Down payment, programs and the cash you need on closing day.",
  faqs: [
    {
      question: "How much do I need for a down payment?",
      answer:
        "At least {minimumDownPaymentFirstTierPercent} of the first {minimumDownPaymentFirstTierLimit} of the price and {minimumDownPaymentSecondTierPercent} of the rest, as long as the price is under {insuredPriceCap}. From there up it is {conventionalDownPaymentPercent} of the whole price. With less than {conventionalDownPaymentPercent} down you also need mortgage default insurance, whose premium is added to the mortgage. Keep closing costs separate: a lender wants to see that money as well.",
      onHomePage: true,
    },
    {
      question: "What closing costs should I plan for?",
      answer: `Plan for ${publishedFigures.closingCosts} of the price. Lenders require about ${publishedFigures.closingReserve} to be in your account on top of the down payment. The main parts are Ontario's land transfer tax, your lawyer, title insurance, the inspection, and adjustments for property tax or fuel the seller has paid ahead. If your mortgage is insured, add Ontario's {premiumSalesTaxOntarioPercent} tax on the premium, which must be paid in cash. The closing fees calculator gives you a list for your price.`,
    },
    {
      question: "Do I count as a first-time buyer if I owned a home years ago?",
      answer:
        "For some programs, yes. The First Home Savings Account and the RRSP Home Buyers' Plan look back four calendar years: if you have not lived in a home you owned in that time, you normally qualify again. Ontario's land transfer tax refund is stricter. You must never have owned a home anywhere in the world, and your spouse must not have owned one while being your spouse. Check each program's own conditions before you count on it.",
    },
    {
      question: "Can I use a First Home Savings Account and my RRSP for the same home?",
      answer:
        "Yes. You can put {fhsaAnnual} a year into a First Home Savings Account, up to {fhsaLifetime} in all, and take it out tax-free for a qualifying home. You may also borrow up to {rrspHomeBuyersPlan} from your RRSP and repay it over {rrspHomeBuyersPlanRepaymentYears} years. A couple who both qualify each have their own limits. Spend the savings account first, since only the RRSP money has to be paid back, and leave RRSP deposits in the plan for 90 days before taking them out.",
    },
    {
      question: "How much land transfer tax will I pay as a first-time buyer?",
      answer:
        "Ontario refunds up to {ontarioFirstTimeRebateCap} of the tax, which covers all of it on homes up to {ontarioFirstTimeRebateFullUpTo}. Above that you pay the difference. Your lawyer normally claims the refund at closing, so you do not have to pay first and wait. Simcoe County has no municipal land transfer tax; Toronto does, with a rebate of its own. You must be at least 18, a citizen or permanent resident, and move in within nine months.",
    },
    {
      question: "Is there tax relief when I buy a newly built home?",
      answer:
        "First-time buyers can get back the federal part of the HST, the GST, on a new home: up to {firstTimeGstRebateMaximum}, in full on prices up to {firstTimeGstRebateFullUpTo}, then less until it ends at {firstTimeGstRebateEndsAt}, for agreements after March 19, 2025. Ontario returns its part on the same terms, up to {ontarioHstReliefMaximum}. For agreements from April 1, 2026 to March 31, 2027 every buyer gets up to that amount from Ontario on prices up to {ontarioHstReliefEverybodyFullUpTo}, then less, with deadlines for construction. They may get the federal part too, but its amounts are unconfirmed. Ask your lawyer what is in force when you sign, and whether the builder's price assumes it.",
    },
  ],
};
