import type { Service } from "@mortgage-kit/content";
import { anyInsurer, claims, publishedFigures } from "../claims.ts";

const [leastCounted, mostCounted] = publishedFigures.rentalIncomeCounted
  .replace("%", "")
  .split("-")
  .map((percent) => `${percent}%`);

export const investmentPropertyLoans: Service = {
  slug: "investment-property-loans",
  name: "Investment Property",
  summary: "A lender who counts the rent.",
  loan: "rental",
  hero: {
    title: "Finance A Rental That Pays Its Own Way",
    subtitle: `Lenders treat rent very differently. We know which of our ${claims.lenders} lenders count more of it, and we work out the payment, the tax and the empty months before you make an offer.`,
    primaryButton: "Get Started",
  },
  benefits: {
    title: "What Matters To A Landlord",
    cards: [
      {
        icon: "Key",
        title: `From ${publishedFigures.rentalMinimumDown} Down`,
        description: `A rental you do not live in needs at least ${publishedFigures.rentalMinimumDown} down. Live in one unit of a duplex yourself and default insurance from ${anyInsurer} may let you put down less.`,
      },
      {
        icon: "Receipt",
        title: `${publishedFigures.rentalIncomeCounted} Of The Rent Counted`,
        description: `One lender counts ${leastCounted} of the rent, another ${mostCounted}. On a $2,200 unit that difference can decide the approval. We start with the lenders whose method suits your building.`,
      },
      {
        icon: "Percent",
        title: "A Small Difference In Rate",
        description: `Expect a rate ${publishedFigures.rentalRatePremium} higher than for the home you live in. We show you the rate beside the rent, so you can judge the deal and not only the discount.`,
      },
    ],
  },
  checklist: {
    title: "Before You Make An Offer",
    intro: "Answer these six and you will know if the property can carry itself.",
    items: [
      `Down payment of at least ${publishedFigures.rentalMinimumDown}, with ninety days of statements to show where it came from`,
      "Leases in place, or an appraiser's opinion of market rent",
      "Property tax, insurance and, for a condo, the monthly fee",
      "A month without rent each year, and money for repairs, in your budget",
      "Zoning and, for a second suite, proof that it is legal and registered",
      "Statements for every mortgage you already carry",
    ],
  },
  calculator: {
    id: "payment",
    title: "What Would It Cost A Month?",
    text: "Put the loan, the rate and the years in. The payment is the figure that a rent has to carry, so it is the first one to know.",
    button: "Work Out The Payment",
  },
  closing: {
    title: "Looking At A Building?",
    text: "Send us the listing and the rents. You get one page back: what you can borrow, what it costs each month, and what is left.",
  },
  metadata: {
    title: "Investment Property Mortgages in Simcoe",
    description: `Buying a rental in Orillia or Barrie? From ${publishedFigures.rentalMinimumDown} down. We compare how ${claims.lenders} lenders count rent and show what is left each month.`,
  },
};
