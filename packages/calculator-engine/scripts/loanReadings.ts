const reported = { unread: "Read only as a third party reports it." };
const premiums = { quote: "90.01% to 95% (traditional down payment) 4.00% 6.30%" };
const convention = { unread: "A convention; no law or regulator fixes it." };
const lowestRate = { quote: "14.5% for the 2025 taxation year and to 14% for the 2026" };

/** Readings of the sources about loans, insurance and buyers' programs, by the rule's id. */
export const loanReadings = {
  "minimum-down-payment": [
    "$475,000 plus 90% of the value of the eligible residential property in excess of $500,000, if its value is greater than $500,000",
    "High ratio loans — June 22, 2012 to February 14, 2016",
    "is less than or equal to 95% of the value of the eligible residential property",
    "is less than or equal to 95% of the value of the eligible residential property against which it is secured",
  ],
  "minimum-down-payment-units": { quote: "3 to 4 units: 10%", readOn: "2026-11-22" },
  "insured-newcomers":
    "Non-permanent residents must be legally authorized to work in Canada (e.g., work permit).",
  "first-time-test-insured": [
    "has never before purchased an eligible residential property in Canada",
    "The borrower has never purchased a home before;",
  ],
  "long-amortization-buyers": [
    "if any of the borrowers is a first-time home buyer or if the eligible residential property against which the loan is secured is newly built",
    "if the mortgage or hypothecary insurance application in respect of the loan was received on or after August 1, 2024 but before December 15, 2024",
    "the loan must be scheduled to amortize over a period that does not exceed 25 years",
    "it is scheduled to amortize over a period that does not exceed 35 years",
  ],
  "insurance-premium": [
    "90.01% to 95% (traditional down payment) 4.00% 6.30%",
    premiums,
    reported,
    reported,
    reported,
    reported,
    reported,
  ],
  "premium-tax-on":
    "8% RST applies to premiums paid under taxable insurance contracts, group insurance, and certain funded or unfunded benefits plans",
  "premium-tax-qc": [
    "le taux actuel, qui est de 9 %, passera à 9,975 %, soit l’équivalent de la taxe de vente du Québec (TVQ)",
    { quote: "pay a tax equal to 9% of the premium" },
  ],
  "premium-tax-sk":
    "CMHC will be required to collect 6% provincial sales tax (PST) on premiums and surcharges for full or partial loan advances made on or after August 1, 2017.",
  "premium-tax-mb": [
    "Amendments are made to The Retail Sales Tax Act to eliminate retail sales tax on premiums payable for insurance related to real property",
    reported,
    reported,
  ],
  "stress-test": [
    "The greater of the mortgage contract rate plus 2% or 5.25%.",
    "the greater of the contractual mortgage rate plus 2% or the five-year benchmark rate published by the Bank of Canada",
  ],
  "stress-test-insured": [
    "if the interest rate were the greater of (a) the interest rate set out in the loan agreement plus 2%, and (b) 5.25%",
    "A high ratio loan is to be governed by these Regulations as they read on October 16, 2016 if, on any day before October 17, 2016",
  ],
  "switch-exemption":
    "This applies when a borrower switches their uninsured mortgage from one federally regulated lender to another with no increase to",
  "switch-exemption-insured":
    "the lender of the loan being discharged is a bank to which the Bank Act applies",
  "debt-service-limits-insured": { quote: "must not exceed 39% and 44%, respectively" },
  "debt-service-limits-cmhc": {
    quote:
      "Limiting the Gross/Total Debt Servicing (GDS/TDS) ratios to our standard requirements of 35/42",
    readOn: "2026-11-25",
  },
  "debt-service-limits-conventional": convention,
  "counted-costs": "50% of the condominium fees must be included in the GDS and TDS calculations",
  "counted-income": convention,
  "counted-own-home-rent": "2 units – Use the up to 100 percent gross rental income approach",
  "insurable-loan":
    "the value of the eligible residential property against which it is insured must be less than $1,000,000",
  "refinance-limit": [
    "would exceed 80 per cent of the value of the property at the time of the loan",
    "85% of the value of the eligible residential property, if the purpose of the loan does not include the purchase of that property",
    "90% of the value of the eligible residential property, if the purpose of the loan does not include the purchase of that property",
    "is less than or equal to 95% of the value of the eligible residential property against which it is secured",
  ],
  "refinance-added-units":
    "must be less than or equal to 90% of the estimated value of the eligible residential property after the completion",
  "property-tax-toronto": {
    quote: "Residential 0.506079% 0.153000% 0.007195% 0.666274%",
    readOn: "2026-11-28",
  },
  "property-tax-montreal": { quote: "7Montreal0.76%$3,800", readOn: "2026-11-28" },
  "property-tax-quebec-city": {
    quote: "Immeubles résidentiels de 1 à 5 logements 0.7464",
    readOn: "2026-11-28",
  },
  "property-tax-halifax": { quote: "Urban general rate: $0.661", readOn: "2026-11-28" },
  "property-tax-vancouver": {
    quote: "range from a low of 0.29681% to a high of 1.78914% in 24 cities",
    readOn: "2026-11-29",
  },
  "property-tax-calgary": { quote: "3Calgary0.66%$3,300", readOn: "2026-11-28" },
  "typical-property-tax": { quote: "11Hamilton1.22%$6,100", readOn: "2026-11-28" },
  "home-equity-line-limit":
    "The most significant concern with these products is the re-advanceability of credit above the 65 percent Loan-to-Value (LTV) limit.",
  "prepayment-interest-months": { unread: "A convention of lenders' contracts; no law fixes it." },
  "prepayment-interest-cap":
    "together with three months further interest in lieu of notice, no further interest shall be chargeable, payable or recoverable at any time after the payment",
  "prepayment-interest-cap-exclusions": [
    "the prescribed class of mortgages and hypothecs consists of those issued after January 1, 2012",
    "to any mortgage on real property or hypothec on immovables given by a joint stock company or any other corporation",
  ],
  "fixed-rate-compounding": { quote: "calculated yearly or half-yearly, not in advance" },
  "first-home-savings-account": { quote: "$8,000 + D − (E − F)" },
  "home-buyers-plan": [
    "the total of the amount and all other eligible amounts received by the individual in the calendar year that includes the particular time does not exceed $60,000",
    "For withdrawals made after March 19, 2019, the maximum withdrawal amount has been increased from $25,000 to $35,000.",
    "the maximum withdrawal amount has been increased from $25,000 to $35,000",
  ],
  "home-buyers-plan-repayment": [
    "January 1 of the first calendar year beginning after the completion date in respect of an eligible amount received by the individual",
    "If the completion date in respect of an eligible amount received by an individual is after 2022 and before 2030",
    "Where the repayment relief does not apply, the current rule applies.",
  ],
  "home-buyers-amount": [
    { quote: "multiplying $10,000 by the appropriate percentage for the taxation year" },
    {
      quote: "You can claim up to $5,000 for the purchase of a qualifying home in the year",
      readOn: "2026-11-25",
    },
  ],
  "home-buyers-amount-rate": [lowestRate, lowestRate, lowestRate, reported],
};
