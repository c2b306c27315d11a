import type { FaqCategory } from "@mortgage-kit/content";
import { publishedFigures } from "../claims.ts";

export const investmentProperties: FaqCategory = {
  id: "investment-properties",
  title: "Investment Properties",
  icon: "Building",
  description: "Rentals, duplexes, cottages that earn, and how lenders count the rent.",
  faqs: [
    {
      question: "How much do I need down on a rental property?",
      answer: `At least ${publishedFigures.rentalMinimumDown} of the price when you will not live there, and some lenders ask for more on condos, rural properties or buildings with several units. It has to come from your own money: savings, another sale or equity in your home. Gifts are often refused. Lenders may also ask for a few months of payments in reserve, for this property and for the others you own.`,
    },
    {
      question: "How much of the rent do lenders count?",
      answer: `Usually ${publishedFigures.rentalIncomeCounted} of it. Some lenders add that share to your income; others subtract it from the property's costs first, which often leaves you more room. The same deal can be declined under one method and approved under the other. The rent must be shown by a signed lease, or by an appraiser's opinion of market rent if the unit is empty. An existing tenant's rent is used as it is.`,
    },
    {
      question: "Are rates higher for investment properties?",
      answer: `Yes, a little. Expect ${publishedFigures.rentalRatePremium} more than for a home you live in, depending on the lender, the down payment and the kind of property. A lower rate is not always the better choice: how the lender counts rent, how many properties it allows and what it charges when you sell can be worth more over the years than the difference in rate.`,
    },
    {
      question: "Can I use the equity in my home for the down payment?",
      answer: `Yes, by refinancing up to ${publishedFigures.refinanceMaximum} of your home's value or by adding a line of credit behind your mortgage. The new payment counts in your ratios for the rental. Interest on money borrowed to earn rent can be deductible, provided it can be traced, so keep it in a separate account and speak with an accountant first. Check the charge for breaking your present mortgage too; the line of credit often avoids it.`,
    },
    {
      question: "What if I live in one unit of a duplex?",
      answer:
        "Then it is your home, and the rules for homes apply: {minimumDownPaymentFirstTierPercent} of the first {minimumDownPaymentFirstTierLimit} and {minimumDownPaymentSecondTierPercent} of the rest, with default insurance, if the price is under {insuredPriceCap}. Expect to put more down for three or four units. With default insurance, up to all of the other unit's rent can count as income if the unit is legal, so ask the municipality whether it is registered before you make the offer firm.",
    },
    {
      question: "Can I finance a short-term rental or a cottage that earns?",
      answer:
        "Sometimes. Most lenders will not count nightly income, so the property has to qualify on your other income or on a year-round lease. Collingwood and other towns here license or restrict short stays, and the rules change; ask the by-law office in writing. For a cottage, lenders look at year-round road access, water, heating and foundation. The less it resembles a house, the more money they want down.",
    },
  ],
};
