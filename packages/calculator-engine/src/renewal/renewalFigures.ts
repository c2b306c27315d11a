import type { Unit } from "../quantity.ts";

export const renewalFigures = {
  shortestTerm: "months",
  monthsAfterShortest: "payments",
  // Staying: the present rate until its term ends, then the renewal rate.
  presentMonthlyRate: "fraction",
  presentPayment: "dollars",
  monthsAfterRenewal: "payments",
  balanceAtRenewal: "dollars",
  renewalMonthlyRate: "fraction",
  stayPayment: "dollars",
  stayBalance: "dollars",
  stayCost: "dollars",
  stayCostThen: "dollars",
  stayCostToEnd: "dollars",
  // The present lender's offer (its letter) over its own term.
  monthsAfterLetter: "payments",
  letterBalance: "dollars",
  letterCost: "dollars",
  lenderLetterCost: "dollars",
  halfPercentLess: "dollars",
  // Each other choice, by the offer's name; a choice without one is the blend.
  blendedRate: "percent",
  "choice.monthlyRate": "fraction",
  "choice.payment": "dollars",
  "choice.balance": "dollars",
  "choice.cost": "dollars",
  "choice.costThen": "dollars",
  "choice.monthsAfter": "payments",
  "choice.balanceAfter": "dollars",
  "choice.paymentAfter": "dollars",
  "choice.costToEnd": "dollars",
  renewalSavings: "dollars",
  cheaperAfter: "months",
  savingsToEnd: "dollars",
  lenderRenewalSavings: "dollars",
  gainToday: "dollars",
} as const satisfies Readonly<Record<string, Unit>>;
