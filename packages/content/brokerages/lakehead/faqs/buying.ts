import type { FaqCategory } from "@mortgage-kit/content";
import { publishedFigures } from "../claims.ts";
import { allInsurers } from "../insurers.ts";

export const buying: FaqCategory = {
  id: "buying",
  title: "Buying",
  icon: "key",
  description: "Savings, income and the cash due at the lawyer's.",
  faqs: [
    {
      question: "How little can I put down?",
      answer:
        "{minimumDownPaymentFirstTierPercent} of the price up to {minimumDownPaymentFirstTierLimit}, and {minimumDownPaymentSecondTierPercent} of the part above it, as long as the whole price is below {insuredPriceCap}. Most houses in Thunder Bay fall in the first part. Anything under {conventionalDownPaymentPercent} has to be insured, and the premium goes onto the mortgage.",
      onHomePage: true,
    },
    {
      question: "What is the insurance that everybody mentions?",
      answer: `It pays the lender if you cannot. You bear the premium: {premiumBelow10PercentDown} of the loan at the smallest down payments, less as you put down more. ${allInsurers} offer it. Ontario charges {premiumSalesTaxOntarioPercent} tax on the premium, and that part is due in cash on closing day.`,
    },
    {
      question: "How much cash will the lawyer ask for?",
      answer: `As a first guess, ${publishedFigures.closingCosts} of the price: land transfer tax, the lawyer, title insurance, the inspection, and the seller's prepaid taxes and oil. A first-time buyer gets up to {ontarioFirstTimeRebateCap} of the tax back, which on most houses here is all of it. Lenders want to see about ${publishedFigures.closingReserve} of the price set aside.`,
      onHomePage: true,
    },
    {
      question: "Will a lender count my overtime and night premiums?",
      answer:
        "Usually the average of the last two years, if your employer confirms that it goes on. One big year counts less than two steady ones. Bring the stubs that show each premium on its own line. If you have just moved to shifts, some lenders count the contract and some only the history, and that is exactly where it helps to ask more than one.",
    },
  ],
};
