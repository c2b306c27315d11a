import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { plain } from "../../package-test/verdictTexts.ts";
import { countAffordability } from "../affordability/affordabilityCount.ts";
import { type AffordabilityInputs, affordability } from "../affordability/affordabilityEstimate.ts";
import {
  type AffordabilityFacts,
  affordabilityInsight,
} from "../affordability/affordabilityInsight.ts";
import { closingCostsOf, costsAt } from "../affordability/affordabilityPurchase.ts";
import { provinces } from "../canada/place.ts";
import { rulesCheckedOn } from "../canada/rules/ruleInForce.ts";
import { debtConsolidationInsight } from "../debtConsolidation/debtConsolidationInsight.ts";
import { completeFacts, type FactDefinitions } from "../insight/facts.ts";
import { bestOf } from "../renewal/compareRenewal.ts";
import { closeShareOfBalance } from "../renewal/renewalChoices.ts";
import { countRenewal } from "../renewal/renewalCount.ts";
import { renewal } from "../renewal/renewalEstimate.ts";
import type { RenewalInputs } from "../renewal/renewalFields.ts";
import { type RenewalFacts, renewalInsight } from "../renewal/renewalInsight.ts";
import { insights, type QuestionId } from "./questions.ts";
import { words as english } from "./words.en.ts";
import { words as french } from "./words.fr.ts";

const debt = (name: string, balance: number, rate: number, payment: number) => ({
  ...{ id: name, name, balance, rate, payment },
});
const offer = (name: string, annualRate: number, termYears = 5, fees = 0) => ({
  ...{ id: name, name, annualRate, termYears, cashBack: 0, fees },
});

const income = (
  annualIncome: number,
  monthlyDebts: number,
  downPayment: number,
  loanTerm = 25,
) => ({
  ...{ annualIncome, monthlyDebts, downPayment, interestRate: 4.19, loanTerm },
});
const debts = (...rows: ReturnType<typeof debt>[]) => ({ debts: rows, newRate: 5.5, newTerm: 25 });
const renewing = (monthsRemaining: number, ...offers: ReturnType<typeof offer>[]) => ({
  ...{ balance: 400_000, yearsRemaining: 20, monthsRemaining, currentRate: 2.5 },
  ...{ prepaymentCharge: 0, renewalRate: 4.69, renewalTerm: 5, offers },
});
const closing = (homePrice: number, downPayment: number, province = "ON") => ({
  ...{ homePrice, downPayment, province, loanType: "conventional" },
});
const staying = (homePrice: number, monthlyRent: number, yearsToStay: number) => ({
  ...{ homePrice, downPayment: homePrice / 5, interestRate: 4.5, monthlyRent, yearsToStay },
  propertyTaxRate: 1,
});
const needing = (homePrice: number, downPayment: number, loanTerm = 25) => ({
  ...{ homePrice, downPayment, interestRate: 4.5, loanTerm, monthlyDebts: 0 },
});

const worker = { residency: "not-all", status: "worker", permitMonths: 20, ownedHome: "never" };
const student = { residency: "not-all", status: "student", studentMeets: true, ownedHome: "never" };
const second = debt("Second", 90_000, 12.99, 975);
const visa = debt("Visa", 18_000, 20.99, 300);
const small = [debt("Card", 26_000, 19.99, 800), debt("Car", 20_000, 7.5, 500)];
const owing = (monthsRemaining: number, mortgageRate = 5.2) => ({
  ...{ homeValue: 700_000, mortgageBalance: 300_000, mortgageRate, monthsRemaining },
});
const noMortgage = { mortgageBalance: 0, homeValue: 500_000 };

type Case = readonly [
  question: QuestionId,
  says: string,
  inputs: object,
  facts: object,
  verdict: string,
  english: RegExp,
  french: RegExp,
];

/** Cases as a broker of twenty years would answer them; the texts are of verdict, notes and effects. */
const cases: readonly Case[] = [
  // Cash named is cash there is.
  [
    "affordability",
    "Ontario's 25 % comes out of the down payment",
    income(105_000, 200, 80_000),
    worker,
    "stop-below",
    /up to about \$266,600\..*\$66,670 of your down payment/s,
    /66 670 \$ de votre mise de fonds/,
  ],
  [
    "affordability",
    "Toronto's 10 % comes on top",
    income(105_000, 200, 80_000),
    { ...worker, city: "Toronto" },
    "stop-below",
    /up to about \$200,000/,
    /200 000 \$/,
  ],
  [
    "affordability",
    "outside the taxed area of British Columbia nothing is taken",
    income(105_000, 200, 80_000),
    { ...worker, province: "BC", inTaxedArea: false },
    "stop-below",
    /\$500,100/,
    /500 100 \$/,
  ],
  [
    "affordability",
    "in the taxed area of British Columbia 20 % is",
    income(105_000, 200, 80_000),
    { ...worker, province: "BC" },
    "stop-below",
    /up to about \$320,000/,
    /320 000 \$/,
  ],
  [
    "affordability",
    "half of the home is taxed by share in British Columbia",
    income(105_000, 200, 80_000),
    { province: "BC", buyers: [{ citizen: "yes" }, { citizen: "no", status: "spouse" }] },
    "stop-below",
    /up to about \$[45]\d\d,\d00/,
    /\$/,
  ],
  [
    "affordability",
    "Toronto's double transfer tax is named",
    income(120_000, 500, 80_000),
    { city: "Toronto" },
    "stop-below",
    /\$18,350 more in cash for closing/,
    /18 350 \$ de plus au comptant/,
  ],
  [
    "affordability",
    "where the costs are small, lenders still ask for 1.5 %",
    income(120_000, 500, 80_000),
    { province: "AB" },
    "stop-below",
    /\$8,4\d\d more in cash for closing/,
    /8 4\d\d \$ de plus/,
  ],
  [
    "affordability",
    "with nothing besides, closing costs come out of the down payment",
    income(120_000, 500, 80_000),
    { city: "Toronto", closingSavings: 0 },
    "stop-below",
    /\$546,800/,
    /546 800 \$/,
  ],
  [
    "affordability",
    "with enough besides, nothing does",
    income(120_000, 500, 80_000),
    { closingSavings: 20_000 },
    "stop-below",
    /\$562,200/,
    /562 200 \$/,
  ],
  [
    "closing-fees",
    "a lender asks to see more than closing costs",
    closing(500_000, 50_000, "AB"),
    {},
    "bring",
    /Have \$57,500 ready/,
    /Ayez 57 500 \$/,
  ],
  [
    "home-income",
    "the cash of an insured home holds the reserve",
    needing(500_000, 50_000),
    { province: "AB" },
    "earn",
    /\$57,500 in cash/,
    /57 500 \$/,
  ],
  [
    "affordability",
    "what the taxes leave of the down payment is the limit",
    income(140_000, 300, 100_000),
    { ...worker, city: "Toronto" },
    "stop-below",
    /you can put down \$12,500/,
    /vous pouvez verser 12 500 \$/,
  ],
  [
    "affordability",
    "with nothing besides, the reserve that lenders ask to see is kept back too",
    income(90_000, 300, 50_000),
    { province: "AB", closingSavings: 0 },
    "stop-below",
    /About \$6,067 of your down payment goes/,
    /6 067 \$ de votre mise de fonds/,
  ],
  // A limit of an exception is a limit.
  [
    "affordability",
    "a student may buy up to the law's price",
    income(120_000, 0, 120_000),
    { ...student, province: "AB" },
    "stop-below",
    /up to about \$500,000\..*The law is the limit/s,
    /500 000 \$.*C’est la loi/s,
  ],
  [
    "affordability",
    "and in Ontario as far as the tax leaves cash",
    income(120_000, 0, 120_000),
    student,
    "stop-below",
    /up to about \$400,000/,
    /400 000 \$/,
  ],
  [
    "affordability",
    "nobody without a status may",
    income(120_000, 0, 120_000),
    { residency: "not-all" },
    "not-until",
    /Unless an exception applies/,
    /Sauf exception/,
  ],
  [
    "closing-fees",
    "a dearer home of a student names the limit",
    closing(600_000, 150_000),
    student,
    "not-until",
    /at most \$500,000 until/,
    /au plus 500 000 \$/,
  ],
  [
    "home-income",
    "so does the income for it",
    needing(600_000, 150_000),
    student,
    "not-until",
    /at most \$500,000/,
    /500 000 \$/,
  ],
  [
    "rent-vs-buy",
    "so does rent or buy",
    staying(600_000, 2_500, 7),
    student,
    "not-until",
    /at most \$500,000/,
    /500 000 \$/,
  ],
  // The named offer is the best, or the fact says where it turns.
  [
    "renewal",
    "three years win while later rates stay low",
    renewing(0, offer("Three", 4.09, 3), offer("Five", 4.34)),
    {},
    "switch-now",
    /Three wins while .* below 4\.7[67]%; above that, Five\..*switch to Five/s,
    /« Three » l’emporte .* 4,7[67] %.*« Five »/s,
  ],
  [
    "renewal",
    "a turn that no rate plausibly reaches is not named",
    renewing(0, offer("Three", 3.4, 3), offer("Five", 4.6)),
    {},
    "switch-now",
    /Switch to Three/,
    /« Three »/,
  ],
  [
    "renewal",
    "offers of one length have no such turn",
    renewing(0, offer("A", 4.2), offer("B", 4.3)),
    {},
    "switch-now",
    /Switch to A: about .* less than staying over 5 years/,
    /« A »/,
  ],
  [
    "renewal",
    "a rate is held now within four months",
    renewing(3, offer("Broker", 4.09, 5, 1_000)),
    {},
    "switch-but-wait",
    /hold this rate now/,
    /garantir ce taux/,
  ],
  [
    "renewal",
    "an offer of today may not last nine months",
    renewing(9, offer("Broker", 4.09, 5, 1_000)),
    {},
    "switch-but-wait",
    /may not last until then\..*may not last: ask Broker again in 5 months/s,
    /pourrait ne plus tenir d’ici là\..*dans 5 mois/s,
  ],
  [
    "renewal",
    "a blend that is offered is answered",
    { ...renewing(9), currentRate: 5.2 },
    { blendOffered: true },
    "close-call",
    /saves only about \$150/,
    /150 \$/,
  ],
  [
    "refinance",
    "a low rate that ends soon is kept to its end, with a new one held",
    {
      ...{ currentBalance: 400_000, currentRate: 2, newRate: 4.2, yearsRemaining: 20 },
      closingCosts: 2_000,
    },
    { monthsRemaining: 4 },
    "nothing-gained",
    /Keep your mortgage: .*Have the new rate held now/s,
    /Faites garantir le nouveau taux maintenant/,
  ],
  [
    "renewal",
    "a blend that nobody offered is not",
    { ...renewing(9), currentRate: 5.2 },
    {},
    "ask-for-less",
    /half a percent/,
    /demi-point/,
  ],
  [
    "renewal",
    "33 years left are not taken over as they are",
    { ...renewing(0, offer("Broker", 4.09)), yearsRemaining: 33 },
    {},
    "switch-now",
    /33 years left. Most new lenders give at most 30 years/,
    /Il vous reste 33 ans/,
  ],
  [
    "refinance",
    "nor are they in a refinance",
    {
      currentBalance: 350_000,
      currentRate: 6.5,
      newRate: 4.5,
      yearsRemaining: 33,
      closingCosts: 2_000,
    },
    { chargeKnown: 0 },
    "change-now",
    /33 years left/,
    /33 ans/,
  ],
  // Debts that pay no principal.
  [
    "debt-consolidation",
    "the new loan asks for more than the interest that is paid",
    { ...debts(debt("Line", 80_000, 5.99, 400)), newRate: 4.5 },
    noMortgage,
    "ends-debts",
    /pay \$443 a month: paid off in 25 years/,
    /443 \$ par mois/,
  ],
  [
    "debt-consolidation",
    "a saving ends with the new loan",
    debts(second),
    owing(30, 4),
    "line-instead",
    /\$253,700 saved over 25 years/,
    /en 25 ans/,
  ],
  [
    "debt-consolidation",
    "the same payment ends a debt, and what does not fit is named",
    debts(visa),
    { homeValue: 500_000, mortgageBalance: 390_000, monthsRemaining: 0 },
    "ends-debts",
    /keep paying \$300 a month: paid off in 5 years 1[01] months.*\$8,000 of Visa/s,
    /8 000 \$ \(Visa\)/,
  ],
  [
    "debt-consolidation",
    "with all of it moved nothing stays",
    debts(visa),
    noMortgage,
    "ends-debts",
    /Consolidate \$18,000, keep paying \$300/,
    /18 000 \$/,
  ],
  [
    "debt-consolidation",
    "a saving names its time",
    debts(debt("Card", 20_000, 20, 500)),
    noMortgage,
    "consolidate",
    /\$9,117 saved over 5 years 7 months/,
    /en 5 ans 7 mois/,
  ],
  [
    "debt-consolidation",
    "what moves in part is not taken for the sum of what stays",
    debts(debt("CRA", 30_000, 7, 600), debt("Visa", 25_000, 20.99, 750)),
    { mortgageBalance: 388_000, homeValue: 500_000, mortgageRate: 4.5, monthsRemaining: 1 },
    "wait-then-consolidate",
    /Left as it is: CRA and \$12,690 of Visa\./,
    /CRA et 12 690 \$ \(Visa\)/,
  ],
  // Waiting for a renewal.
  [
    "debt-consolidation",
    "a renewal in two months is worth waiting for",
    debts(...small),
    owing(2),
    "wait-then-consolidate",
    /Wait 2 months, then consolidate.*without a charge/s,
    /Attendez 2 mois/,
  ],
  [
    "debt-consolidation",
    "at the renewal itself there is nothing to wait for",
    debts(...small),
    owing(0),
    "consolidate",
    /Consolidate, keep paying \$1,300/,
    /1 300 \$/,
  ],
  [
    "debt-consolidation",
    "two years are too long",
    debts(...small),
    owing(24),
    "line-instead",
    /credit line/,
    /Marge de crédit/,
  ],
  [
    "refinance",
    "a renewal whose offer is known is waited for",
    {
      currentBalance: 400_000,
      currentRate: 3,
      newRate: 4.2,
      yearsRemaining: 20,
      closingCosts: 1_000,
    },
    { monthsRemaining: 6, renewalOffer: 4.9 },
    "wait-then-change",
    /Wait 6 months, then change/,
    /Attendez 6 mois/,
  ],
  [
    "refinance",
    "a close call at the renewal does not hide what changing now costs",
    {
      ...{ currentBalance: 365_000, currentRate: 5.6, newRate: 4.2, yearsRemaining: 21 },
      closingCosts: 2_500,
    },
    { monthsRemaining: 11, renewalOffer: 4.4, chargeKnown: 15_000 },
    "close-call",
    /changing at renewal gains only about .*Changing now would lose about \$9,942/s,
    /changer au renouvellement rapporte .*Changer maintenant ferait perdre environ 9 942 \$/s,
  ],
  [
    "debt-consolidation",
    "a low rate is kept until its renewal though the line is never paid off",
    { ...debts(debt("HELOC", 52_000, 6.95, 301)), newRate: 4.79, newTerm: 20 },
    { mortgageBalance: 210_000, homeValue: 520_000, mortgageRate: 3.1, monthsRemaining: 26 },
    "wait-then-consolidate",
    /Wait 26 months/,
    /Attendez 26 mois/,
  ],
  [
    "debt-consolidation",
    "a line that ends the debts is called a line",
    debts(debt("Private", 60_000, 13.5, 600), debt("Visa", 9_000, 22.99, 270)),
    { mortgageBalance: 250_000, homeValue: 480_000, mortgageRate: 4.6, monthsRemaining: 20 },
    "ends-debts",
    /Move \$69,000 to a credit line: paid off in .*Leave your mortgage as it is/s,
    /Marge de crédit pour 69 000 \$ : remboursée en /,
  ],
  [
    "affordability",
    "debts lead where nothing is saved either",
    income(30_000, 2_500, 0),
    {},
    "debts-leave-no-room",
    /Pay off debts that cost at least \$1,700 a month.*also need at least 5%/s,
    /Réduisez d’abord .*Il faut aussi une mise de fonds d’au moins 5 %/s,
  ],
  [
    "debt-consolidation",
    "a debt that never ends leads where the home carries its limit",
    debts(debt("Payday", 8_000, 34, 200)),
    { mortgageBalance: 420_000, homeValue: 505_000, mortgageRate: 3.9, monthsRemaining: 4 },
    "pay-more",
    /Pay about \$280 a month on Payday.*No lender could add it/s,
    /Versez environ 280 \$ par mois.*Aucun prêteur ne pourrait l’ajouter/s,
  ],
  [
    "affordability",
    "savings above the price of an exception do not hide that the law is the limit",
    income(60_000, 0, 520_000),
    { ...student, province: "AB", inCensusArea: true },
    "cash-only",
    /\$500,000 paid in cash\..*The law is the limit/s,
    /500 000 \$ environ, payé au comptant\..*C’est la loi/s,
  ],
  [
    "home-income",
    "a shorter amortization leaves no cash unsaid",
    needing(700_000, 70_000, 30),
    { ownedHome: "recently" },
    "earn",
    /Repaid over 25 years.*about \$83,780 in cash/s,
    /Remboursé sur 25 ans.*83 780 \$ à prévoir/s,
  ],
  [
    "rent-vs-buy",
    "the tax on a new home outside Ontario is added, as in closing costs",
    staying(480_000, 2_600, 20),
    { newlyBuilt: true, province: "AB" },
    "buy",
    /The cash includes \$24,000 of GST/,
    /comprend 24 000 \$ de TPS/,
  ],
  // One first-time buyer of two.
  [
    "closing-fees",
    "another borrower who never owned makes 30 years possible",
    closing(600_000, 60_000),
    { amortizationYears: 30 },
    "repay-sooner",
    /One first-time buyer among the borrowers is enough/,
    /Un seul acheteur/,
  ],
  [
    "closing-fees",
    "and with one there is no need to repay sooner",
    closing(600_000, 60_000),
    { amortizationYears: 30, buyers: [{ owned: "recently" }, { owned: "never" }] },
    "bring",
    /Bring about/,
    /Prévoyez/,
  ],
  [
    "payment",
    "the payment tries the other borrower too",
    { loanAmount: 450_000, interestRate: 4.5, loanTerm: 30, paymentFrequency: "monthly" },
    { homePrice: 500_000, buyerCount: "1", "buyers.0.owned": "recently" },
    "insured-for-less",
    /another borrower has never owned a home/,
    /un autre emprunteur n’a jamais été propriétaire/,
  ],
  // Rent or buy, and new homes.
  [
    "rent-vs-buy",
    "a condo's fees reverse an advice to buy",
    staying(600_000, 2_100, 10),
    { province: "AB", condoFees: 650 },
    "rent",
    /Rent/,
    /Louez/,
  ],
  [
    "rent-vs-buy",
    "Alberta's past alone buys nothing",
    staying(600_000, 1_900, 7),
    { province: "AB" },
    "rent",
    /home gains 4% a year/,
    /prend 4 %/,
  ],
  [
    "closing-fees",
    "an Ontario builder's price includes the tax until the visitor says otherwise",
    closing(650_000, 130_000),
    { newlyBuilt: true },
    "fits",
    /price includes the sales tax.*If the tax is added/s,
    /prix du constructeur comprend/,
  ],
  [
    "closing-fees",
    "British Columbia waives nothing for a worker",
    closing(690_000, 172_500, "BC"),
    { ...worker, newlyBuilt: true, newHomeTax: "included", inTaxedArea: false },
    "fits",
    /Bring about \$186,\d00/,
    /186 \d00 \$/,
  ],
  // What a law is likely to say, and what nobody has read.
  [
    "closing-fees",
    "Quebec's credit for transfer duties is named, and not counted",
    closing(430_000, 86_000, "QC"),
    { ownedHome: "never" },
    "fits",
    /Likely, but not read: .*tax credit for transfer duties/,
    /Probable, mais non lu/,
  ],
  [
    "closing-fees",
    "a prohibited purchase says when an extension was last looked for",
    closing(600_000, 150_000),
    { residency: "not-all" },
    "not-until",
    /looked for an extension on November 27, 2026 and found none/,
    /27 novembre 2026/,
  ],
  [
    "affordability",
    "a loan above 4.5 times the income is named",
    { ...income(100_000, 0, 120_000, 30), interestRate: 2 },
    {},
    "stop-below",
    /more than 4\.5 times your income|Your income is the limit/,
    /4,5 fois votre revenu|C’est votre revenu/,
  ],
  [
    "refinance",
    "a suite to be added raises the limit",
    {
      currentBalance: 450_000,
      currentRate: 6.5,
      newRate: 4.5,
      yearsRemaining: 20,
      closingCosts: 2_000,
    },
    { homeValue: 500_000 },
    "not-possible",
    /insured refinance may reach 90%/,
    /90 % de la valeur/,
  ],
  // Taxes that nobody has lying around, and cash that differs where the income or the price does not.
  [
    "affordability",
    "the GST on a new home in Alberta comes out of the down payment",
    income(120_000, 500, 80_000),
    { newlyBuilt: true, province: "AB" },
    "stop-below",
    /of your down payment goes to taxes.*If the price includes the tax: up to about/s,
    /votre mise de fonds servent d’abord aux taxes.*Si le prix comprend les taxes : jusqu’à/s,
  ],
  [
    "affordability",
    "so does Nova Scotia's tax on buyers who live elsewhere",
    income(120_000, 500, 80_000),
    { province: "NS", livesInProvince: false },
    "stop-below",
    /About \$5\d,\d+ of your down payment goes to taxes/,
    /de votre mise de fonds servent d’abord aux taxes/,
  ],
  [
    "affordability",
    "few lenders go beyond thirty years",
    income(120_000, 500, 200_000, 40),
    {},
    "stop-below",
    /Few lenders go beyond 30 years\./,
    /Peu de prêteurs dépassent 30 ans\./,
  ],
  [
    "affordability",
    "an amortization that cannot be insured leaves no cash unsaid",
    income(120_000, 500, 80_000, 30),
    { ownedHome: "recently" },
    "stop-below",
    /Over 25 years it could be insured.*more in cash for closing/,
    /Sur 25 ans.*de plus au comptant/,
  ],
  [
    "home-income",
    "the tax inside the price changes the cash, not the income",
    needing(600_000, 120_000),
    { newlyBuilt: true, province: "AB" },
    "earn",
    /If the price includes the tax: about \$\d+,\d00 a year, \$122,\d00 in cash/,
    /Si le prix comprend les taxes : .*, 122 \d00 \$ à prévoir/,
  ],
  [
    "home-income",
    "Toronto's own tax is cash too",
    needing(600_000, 60_000),
    {},
    "earn",
    /If the home is in Toronto: about .* in cash/,
    /se trouve à Toronto : environ/,
  ],
  [
    "home-income",
    "forty years are few lenders' offer",
    needing(600_000, 120_000, 40),
    {},
    "earn",
    /Few lenders go beyond 30 years\./,
    /Peu de prêteurs dépassent 30 ans\./,
  ],
  // What ends has no renewal, and no charge.
  [
    "refinance",
    "a mortgage that is paid off with its term waits for no renewal",
    {
      currentBalance: 40_000,
      currentRate: 5.49,
      newRate: 4.19,
      yearsRemaining: 1,
      closingCosts: 1_500,
    },
    { monthsRemaining: 24 },
    "stay",
    /Stay with your lender: changing would cost you about \$\d,\d+ over 12 months/,
    /Restez chez votre prêteur/,
  ],
  [
    "leaving",
    "the privilege of the year covers all that is owed",
    {
      balance: 20_000,
      currentRate: 5.24,
      yearsRemaining: 20,
      monthsRemaining: 30,
      method: "discounted-posted",
    },
    { privilege: 20_000 },
    "nothing-due",
    /your lender charges nothing/,
    /n’exige aucune indemnité/,
  ],
  [
    "debt-consolidation",
    "a home that carries its limit is no reason to pay off more than is owed",
    debts(debt("Cards", 26_000, 19.99, 700)),
    { homeValue: 370_000, mortgageBalance: 300_000, mortgageRate: 4.5 },
    "nothing-fits",
    /Keep paying your debts as you do: paid off in 4 years 11 months\..*owe about \$30,000 less/s,
    /Gardez vos versements actuels : dettes remboursées en 4 ans 11 mois\..*30 000 \$ de moins/s,
  ],
  [
    "debt-consolidation",
    "without a home the dearest debt goes first",
    debts(debt("Visa", 20_000, 19.99, 500), debt("Store", 4_000, 29.99, 150)),
    { mortgageBalance: 0, homeValue: 0 },
    "dearest-first",
    /Pay Store first/,
    /Remboursez d’abord Store/,
  ],
];

const textOf = (
  answer: ReturnType<(typeof insights)[QuestionId]["answer"]>,
  words: typeof english,
) => {
  const { sentence, hinge, because } = words.verdict(answer);
  const effects = answer.facts.map((fact) => words.fact(fact, answer.question).effect);
  return plain(
    [sentence, hinge, because, ...answer.lender.notes.map(words.note), ...effects].join("\n"),
  );
};

test("the table has at least 40 cases", () => expect(cases.length).toBeGreaterThanOrEqual(40));

describe("a broker says", () => {
  test.each(cases)("%s: %s", (question, _, inputs, facts, verdict, saysEnglish, saysFrench) => {
    const answer = insights[question].answer(inputs as never, facts as never);
    expect(answer.verdict.id, textOf(answer, english)).toBe(verdict);
    expect(textOf(answer, english)).toMatch(saysEnglish);
    expect(textOf(answer, french)).toMatch(saysFrench);
  });
});

const whole = (min: number, max: number, step = 1) =>
  fc.integer({ min: min / step, max: max / step }).map((each) => each * step);
const rate = whole(200, 800).map((each) => each / 100);
const runs = { numRuns: 500 };

const definitions = affordabilityInsight.facts as unknown as FactDefinitions<
  AffordabilityFacts,
  AffordabilityInputs
>;

test("the cash named is the cash there is", () => {
  let named = 0;
  const buyers = fc.record(
    {
      province: fc.constantFrom(...provinces),
      residency: fc.constantFrom("all", "not-all"),
      status: fc.constantFrom("worker", "student", "protected-person"),
      studentMeets: fc.constant(true),
      permitMonths: fc.constantFrom(3, 20),
      ownedHome: fc.constant("never"),
      closingSavings: fc.option(whole(0, 40_000, 500)),
      newlyBuilt: fc.boolean(),
      newHomeTax: fc.constantFrom("included", "credited", "claimed"),
      livesInProvince: fc.boolean(),
    },
    { requiredKeys: ["province", "ownedHome"] },
  );
  const asked = fc.record({
    annualIncome: whole(40_000, 300_000, 1_000),
    monthlyDebts: whole(0, 1_500, 50),
    downPayment: whole(10_000, 400_000, 1_000),
    interestRate: rate,
    loanTerm: fc.constantFrom(25, 30),
  });
  fc.assert(
    fc.property(asked, buyers, (inputs, given) => {
      const { facts } = completeFacts(definitions, inputs, given as never);
      const known = {
        inputs,
        estimate: affordability.calculate(inputs),
        facts,
        on: rulesCheckedOn,
      };
      const { price, mortgage, prohibitedUntil, paidFirst, closingBesides } =
        countAffordability(known);
      if (prohibitedUntil || mortgage < 1) return;
      named += 1;
      const putDown = inputs.downPayment - paidFirst;
      const costs = costsAt(known, price, putDown);
      const needed = putDown + closingCostsOf(costs, price);
      const there = inputs.downPayment + (given.closingSavings ?? closingBesides);
      expect(needed).toBeLessThanOrEqual(there + 0.02);
      expect(costs.minimumDown).toBeLessThanOrEqual(putDown + 0.02);
      // Nobody has the taxes on buyers from elsewhere and on a new home lying around.
      if (given.closingSavings == null) {
        const taxes = (costs.transfer.nonResident ?? 0) + costs.newHome.cash;
        expect(paidFirst).toBeGreaterThanOrEqual(taxes - 0.02);
      }
    }),
    runs,
  );
  expect(named).toBeGreaterThan(runs.numRuns / 2.5);
});

test("the cash for closing is written in both languages", () => {
  for (const downPayment of [30_000, 80_000, 200_000]) {
    for (const city of ["elsewhere", "Toronto"] as const) {
      const answer = affordabilityInsight.answer(income(120_000, 500, downPayment), { city });
      const [en, fr] = [english, french].map((words) => plain(words.verdict(answer).hinge));
      expect(en).toMatch(/in cash for closing/);
      expect(fr).toMatch(/au comptant pour la clôture/);
    }
  }
});

test("interest that no payment covers does not grow for 25 years", () => {
  const { lender } = debtConsolidationInsight.answer(
    debts(debt("Payday", 3_000, 60, 120)),
    noMortgage,
  );
  expect(lender.asNow).toBeCloseTo(120 * 300, 2);
});

const someDebts = fc.array(
  fc.record({
    id: fc.constant("1"),
    name: fc.constantFrom("Visa", "Auto", "Line"),
    balance: whole(1_000, 90_000, 500),
    payment: whole(50, 2_000, 10),
    rate: whole(0, 2_500).map((each) => each / 100),
  }),
  { minLength: 1, maxLength: 3 },
);
const consolidating = fc.record({ debts: someDebts, newRate: rate, newTerm: whole(3, 30) });
const mortgages = fc.record({
  mortgageBalance: whole(0, 500_000, 5_000),
  mortgageRate: rate,
  monthsRemaining: fc.constantFrom(0, 1, 2, 6, 12, 13, 30),
  homeValue: fc.option(whole(300_000, 900_000, 10_000)),
});

test("a saving names its horizon, and no plan is worse than waiting for the renewal", () => {
  let [saving, waiting] = [0, 0];
  fc.assert(
    fc.property(consolidating, mortgages, (inputs, given) => {
      const answer = debtConsolidationInsight.answer(inputs, given);
      const { verdict, lender } = answer;
      if ("saved" in verdict && "over" in verdict && verdict.id !== "ends-debts") {
        saving += 1;
        expect(verdict.over.value).toBeLessThanOrEqual(inputs.newTerm * 12);
        for (const words of [english, french]) {
          const { sentence } = words.verdict(answer);
          expect(plain(sentence)).toContain(plain(words.format.length(verdict.over.value)));
        }
      }
      const wait = given.monthsRemaining;
      if (wait === 0 || wait > 12 || given.mortgageBalance === 0 || lender.room === 0) return;
      waiting += 1;
      let meanwhile = 0;
      const left = inputs.debts.map((owed) => {
        let { balance } = owed;
        for (let month = 0; month < wait; month++) {
          const interest = (balance * owed.rate) / 1200;
          meanwhile += interest;
          balance = Math.max(0, balance + interest - owed.payment);
        }
        return { ...owed, balance };
      });
      const still = left.filter(({ balance }) => balance > 1);
      if (still.length === 0) return;
      const renewed = { ...given, monthsRemaining: 0 };
      const { asNow, gain, way, plan } = debtConsolidationInsight.answer(
        { ...inputs, debts: still },
        renewed,
      ).lender;
      if (way !== "refinance" || !plan) return;
      expect(lender.gain).toBeGreaterThanOrEqual(lender.asNow - meanwhile - (asNow - gain) - 1);
    }),
    runs,
  );
  expect(saving).toBeGreaterThan(runs.numRuns / 5);
  expect(waiting).toBeGreaterThan(50);
});

const renewalDefinitions = renewalInsight.facts as unknown as FactDefinitions<
  RenewalFacts,
  RenewalInputs
>;

test("the named offer is the best at every value of the facts shown, or the fact says where it turns", () => {
  const anOffer = (name: string) =>
    fc.record({
      id: fc.constant(name),
      name: fc.constant(name),
      annualRate: whole(350, 520).map((each) => each / 100),
      termYears: fc.constantFrom(1, 3, 5),
      cashBack: fc.constant(0),
      fees: whole(0, 2_000, 100),
    });
  let turning = 0;
  const asked = fc.record({
    balance: whole(100_000, 900_000, 5_000),
    yearsRemaining: whole(8, 25),
    monthsRemaining: fc.constantFrom(0, 0, 3, 9),
    currentRate: rate,
    prepaymentCharge: fc.constant(0),
    renewalRate: whole(400, 520).map((each) => each / 100),
    renewalTerm: fc.constantFrom(3, 5),
    offers: fc.tuple(anOffer("Alpha"), anOffer("Beta")),
  });
  fc.assert(
    fc.property(asked, (inputs) => {
      const answer = renewalInsight.answer(inputs as never);
      if (!("offer" in answer.verdict)) return;
      const named = answer.verdict.offer;
      const { laterRate } = answer.lender;
      /** Returns the cheapest offer, and true if it is not hardly cheaper than staying. */
      const winnerWith = (given: object) => {
        const { facts } = completeFacts(renewalDefinitions, inputs as never, given as never);
        const estimate = renewal.calculate(inputs as never);
        const count = countRenewal({ inputs: inputs as never, estimate, facts, on: answer.on });
        const best = bestOf(count);
        const isClear = Math.abs(best?.gain ?? 0) > inputs.balance * closeShareOfBalance;
        return { name: best && best.gain > 0 ? best.choice.offer?.name : null, isClear };
      };
      for (const { id, kind, options, assumed, effect } of answer.facts) {
        const values = kind === "choice" || kind === "yesNo" ? options : [];
        for (const value of assumed ? values : []) {
          const { name, isClear } = winnerWith({ [id]: value });
          if (!isClear || name === named) continue;
          turning += 1;
          expect(effect, `${id}: ${value}`).not.toBeNull();
        }
      }
      const lengths = new Set([
        inputs.renewalTerm,
        ...inputs.offers.map(({ termYears }) => termYears),
      ]);
      if (lengths.size === 1) return;
      for (const points of [-2.9, -1, -0.3, 0.3, 1, 2.9]) {
        const rateAfter = inputs.renewalRate + points;
        const winner = winnerWith({ rateAfter }).name;
        if (winner === named) continue;
        turning += 1;
        expect(laterRate, `${named} at ${rateAfter}`).not.toBeNull();
        const turn = laterRate?.rate ?? 0;
        expect(Math.abs(turn - inputs.renewalRate)).toBeLessThanOrEqual(Math.abs(points) + 0.01);
      }
    }),
    runs,
  );
  expect(turning).toBeGreaterThan(50);
});
