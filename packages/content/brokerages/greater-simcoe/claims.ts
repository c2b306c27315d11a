export const responseHours = 24;
export const rating = 5;
export const reviewCount = 100;

/** Claims that the brokerage makes about itself. Texts use these values instead of repeating them. */
export const claims = {
  lenders: "60+",
  volumeFunded: "250M+",
  fiveStarReviews: `${reviewCount}+`,
  yearsOfExperience: "15+",
  ratingOutOfFive: `${rating.toFixed(1)}/5.0`,
  responseTime: `${responseHours} hours`,
};

export const refinanceMaximumPercent = 80;

/** Market figures as guidance, without those of law. Texts cite them as `{figure}`. */
export const publishedFigures = {
  closingCosts: "1-2%",
  closingReserve: "1.5%",
  refinanceMaximum: `${refinanceMaximumPercent}%`,
  rentalMinimumDown: "20%",
  rentalRatePremium: "0.125-0.5%",
  rentalIncomeCounted: "50-80%",
  rateHold: "90-120 days",
  preApprovalTime: "24-48 hours",
  creditScoreRange: "300-900",
  creditScoreMinimum: "620",
  renewalLeadTime: "4-6 months",
  insurers: ["CMHC", "Sagen", "Canada Guaranty"],
};

const listed = (type: "conjunction" | "disjunction") =>
  new Intl.ListFormat("en-CA", { type }).format(publishedFigures.insurers);

export const anyInsurer = listed("disjunction");
export const allInsurers = listed("conjunction");
