import type { FaqCategory } from "@mortgage-kit/content";
import { publishedFigures } from "../claims.ts";

export const ratesAndTerms: FaqCategory = {
  id: "rates-and-terms",
  title: "Rates & Terms",
  icon: "Percent",
  description: "Fixed or variable, how long a rate is held and what to do at renewal.",
  faqs: [
    {
      question: "Should I choose a fixed or a variable rate?",
      answer:
        "Choose by what a rise would do to you, and by how likely you are to leave early. A fixed rate buys a payment you know, at a larger charge if you break it. A variable rate follows the lender's prime rate, and leaving normally costs {prepaymentInterestMonths} months' interest. Work out the payment two points higher: if that month would be possible, either is open to you. If not, take the fixed rate and sleep well. Nobody can forecast rates reliably.",
    },
    {
      question: "How long can you hold a rate for me?",
      answer: `Usually ${publishedFigures.rateHold}, depending on the lender. If rates rise in that time, yours stays. If they fall before closing, most lenders will lower it, but somebody has to ask; we check until the money is sent. A hold costs nothing and does not bind you. For a home still being built, some lenders offer longer holds, often at a somewhat higher rate.`,
    },
    {
      question: "What is the difference between the term and the amortization?",
      answer:
        "The amortization is how long it takes to repay everything. The term is how long your present contract and rate last, often five years or fewer; then you renew. An insured mortgage runs up to {standardInsuredAmortizationYears} years, or {extendedInsuredAmortizationYears} for first-time buyers and newly built homes, which adds {insuredAmortizationSurchargePercent} of the loan to the premium. More years mean a smaller payment and more interest in total. You can usually shorten it later by paying extra.",
    },
    {
      question: "Why is the advertised rate not the one I am offered?",
      answer: `Advertised rates are mostly for insured purchases that close soon. Yours depends on the down payment, the amortization, whether it is a purchase or a refinance, whether you live there (a rental is commonly ${publishedFigures.rentalRatePremium} more), your credit and your documents. The lowest rates can come with a larger charge for leaving or no room to prepay. Ask of any quote: for what kind of mortgage, held until when, and what does it cost to leave?`,
    },
    {
      question: "Do accelerated biweekly payments really save money?",
      answer:
        "Yes, for a simple reason: you pay half the monthly amount 26 times a year, which makes thirteen monthly payments in place of twelve. The extra one goes to principal, so the mortgage ends some years earlier. Plain biweekly payments spread the same twelve over 26 dates and save very little. A monthly payment with a yearly lump sum does the same as accelerated, if you really do pay it.",
    },
    {
      question: "When should I start on my renewal?",
      calculator: "renewal",
      answer: `Start ${publishedFigures.renewalLeadTime} before the renewal date. That leaves time to hold a rate, compare lenders and switch without a charge if another is better. Your lender's first letter is an offer, and it can often be improved. If you want more money, more years or another payment, renewal is also the cheapest moment to change, because there is nothing to pay for leaving. Put the date in your calendar; if you ask us to, we will remind you as well.`,
      onHomePage: true,
    },
  ],
};
