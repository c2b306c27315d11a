import { describe, expect, test } from "vitest";
import { plain } from "../../package-test/verdictTexts.ts";
import type { Answer } from "../insight/Answer.ts";
import { insights, type QuestionId } from "./questions.ts";
import { words as english } from "./words.en.ts";
import { words as french } from "./words.fr.ts";

/** Case as an experienced broker would answer it. */
interface BrokersCase {
  readonly question: QuestionId;
  readonly says: string;
  readonly inputs: object;
  readonly facts?: object;
  readonly verdict: string;
  /** English texts that the verdict, its notes or the effects of its facts have to contain. */
  readonly names?: readonly RegExp[];
  /** English texts that none of them may contain. */
  readonly omits?: RegExp;
  /** Dollars of a step of the bridge, by its id, calculated outside the engine. */
  readonly steps?: Readonly<Record<string, number>>;
  readonly confidence?: string;
}

const of =
  (question: QuestionId, usual: object, usualFacts: object = {}) =>
  (
    says: string,
    verdict: string,
    {
      inputs = {},
      facts = {},
      ...expected
    }: Omit<Partial<BrokersCase>, "question" | "says" | "verdict"> = {},
  ): BrokersCase => ({
    ...{ question, says, verdict, ...expected },
    inputs: { ...usual, ...inputs },
    facts: { ...usualFacts, ...facts },
  });

const purchase = { homePrice: 600_000, downPayment: 120_000, province: "ON" };
const closing = of("closing-fees", { ...purchase, loanType: "conventional" });
const newHome = of(
  "closing-fees",
  { ...purchase, loanType: "conventional" },
  { newlyBuilt: true, newHomeTax: "credited" },
);

const closingCases = [
  closing("a resale home bears no sales tax", "fits", { omits: /GST|HST|builder/ }),
  newHome("a repeat buyer of a new home in Ontario pays the federal part", "bring", {
    steps: { "new-home-tax": 78_000, "new-home-rebate": -48_000 },
    names: [/HST/],
  }),
  newHome("a first-time buyer in Ontario gets both parts back", "bring", {
    facts: { ownedHome: "never" },
    steps: { "new-home-tax": 78_000, "new-home-rebate": -78_000 },
  }),
  newHome("a new home at $500,000 in Alberta bears the GST, without a rebate", "bring", {
    inputs: { homePrice: 500_000, province: "AB" },
    steps: { "new-home-tax": 25_000 },
  }),
  newHome("a new home at $400,000 in Alberta gets half of the federal rebate", "bring", {
    inputs: { homePrice: 400_000, province: "AB" },
    steps: { "new-home-tax": 20_000, "new-home-rebate": -3_150 },
  }),
  newHome("a first-time buyer in British Columbia gets the whole GST back", "bring", {
    inputs: { homePrice: 900_000, downPayment: 180_000, province: "BC" },
    facts: { ownedHome: "never" },
    steps: { "new-home-tax": 45_000, "new-home-rebate": -45_000 },
  }),
  newHome("a new home in Quebec bears GST and QST, with two rebates", "bring", {
    inputs: { homePrice: 280_000, downPayment: 56_000, province: "QC" },
    steps: { "new-home-tax": 41_930, "new-home-rebate": -7_035 },
  }),
  closing("British Columbia counts only homes that were a principal residence", "bring", {
    inputs: { homePrice: 700_000, downPayment: 140_000, province: "BC" },
    facts: { ownedHome: "earlier", ownedResidence: false },
    steps: { "transfer-relief": -8_000 },
    names: [/no buyer has owned a home that this law counts/],
    omits: /no buyer has ever owned a home/,
  }),
  closing("in Quebec the municipality bills the duty later", "fits", {
    inputs: { province: "QC" },
    names: [
      /\$7,\d+ of transfer duty is billed by the municipality after/,
      /^Set aside at least about \$128,800 in all: the transfer duty is billed later/,
    ],
  }),
  newHome("a new home in Nova Scotia bears 14 %", "bring", {
    inputs: { homePrice: 500_000, province: "NS" },
    facts: { municipalRate: 1.5, ownedHome: "never" },
    steps: { "new-home-tax": 70_000, "new-home-rebate": -28_000 },
  }),
  newHome("a price that includes the tax adds none", "fits", {
    facts: { newHomeTax: "included" },
    names: [/price includes/],
    steps: { "new-home-tax": 0 },
  }),
  newHome("a rebate that the buyer claims comes back after closing", "bring", {
    facts: { newHomeTax: "claimed" },
    steps: { "new-home-tax": 78_000, "new-home-rebate": 0 },
    names: [/\$48,000 .*after closing/],
  }),
  newHome("a landlord pays the whole tax at closing", "bring", {
    facts: { occupancy: "rental" },
    steps: { "new-home-tax": 78_000, "new-home-rebate": 0 },
    names: [/landlord/],
  }),
  closing("a new home is asked whether the price includes the tax", "fits", {
    facts: { newlyBuilt: true },
    names: [/price includes the sales tax/, /If the tax is added/],
    confidence: "depends",
  }),
  closing("an insured purchase needs 1.5 % of the price in reserve", "bring", {
    inputs: { homePrice: 500_000, downPayment: 50_000 },
    names: [/1\.5% of the price, \$7,500/],
  }),
  closing("an uninsured purchase needs no reserve", "fits", { omits: /1\.5%/ }),
  closing("above $1,500,000 many lenders lend less", "fits", {
    inputs: { homePrice: 2_000_000, downPayment: 400_000 },
    names: [/\$550,000/],
  }),
  closing("a non-Canadian hears of the exceptions", "not-until", {
    facts: { residency: "not-all" },
    names: [/[Ee]xception/],
  }),
  closing("too little down", "put-more-down", {
    inputs: { downPayment: 20_000 },
    names: [/\$35,000/],
  }),
];

const buying = of(
  "affordability",
  {
    annualIncome: 120_000,
    monthlyDebts: 500,
    downPayment: 80_000,
    interestRate: 5.5,
    loanTerm: 25,
  },
  { province: "ON" },
);
const rentedPart = { occupancy: "owner-and-rental", homeRent: 1_500 };

const affordabilityCases = [
  buying("a household on salary", "fits", { names: [/\$516,600/] }),
  buying("income of one year of self-employment is the true cause", "second-year", {
    facts: { selfEmployedIncome: 120_000 },
    names: [/second year/],
    omits: /Pay off|GDS/,
  }),
  buying("two years of self-employment count as their average", "stop-below", {
    facts: { selfEmployedIncome: 120_000, selfEmployedIncomeBefore: 80_000 },
    names: [/\$100,000/],
  }),
  buying("a falling income counts at its latest", "fits", {
    facts: { selfEmployedIncome: 80_000, selfEmployedIncomeBefore: 120_000 },
    names: [/\$120,000|\$80,000/],
  }),
  buying("a bonus of one year is the true cause", "second-year", {
    facts: { variableIncome: 118_000 },
    names: [/second year/],
  }),
  buying("a salary beside one year of self-employment carries a price already", "stop-below", {
    facts: { selfEmployedIncome: 60_000 },
    names: [/the year before: up to about \$516,600/, /one year alone does not count/],
  }),
  buying("a price for buyers from abroad names the taxes in cash", "not-until", {
    facts: { residency: "not-all" },
    names: [/up to about \$266,600, with taxes at closing of about \$69,/],
  }),
  buying("debts that leave no room", "debts-leave-no-room", {
    inputs: { annualIncome: 60_000, monthlyDebts: 2_600 },
    names: [/Pay off debts that cost at least/],
  }),
  buying("no income to speak of, but savings", "cash-only", {
    inputs: { annualIncome: 1_000, monthlyDebts: 0, downPayment: 300_000 },
  }),
  buying("nothing saved", "nothing-down", { inputs: { downPayment: 0 } }),
  buying("a duplex counts by the insurer's program, and by a lender's own", "shop-up-to", {
    facts: { ...rentedPart, units: "2" },
    names: [/insurer.*all of the rent/, /half/],
  }),
  buying("a triplex counts half of the rent by either", "shop-up-to", {
    inputs: { downPayment: 60_000 },
    facts: { ...rentedPart, units: "3", homeRent: 500 },
    omits: /all of the rent/,
  }),
  buying("a duplex with a fifth down counts half of the rent", "fits", {
    inputs: { downPayment: 400_000, interestRate: 6, loanTerm: 30 },
    facts: { ...rentedPart, units: "2" },
    omits: /all of the rent/,
  }),
  buying("a co-borrower's income is the way to the estimate's price", "stop-below", {
    facts: { condoFees: 600, propertyTaxRate: 1.2 },
    names: [/co-borrower/],
  }),
  buying("above $1,500,000 a sliding scale is named", "stop-below", {
    inputs: { annualIncome: 900_000, downPayment: 400_000 },
    names: [/\$1,500,000/, /50%/],
  }),
  buying("an insured purchase needs 1.5 % of the price in reserve", "fits", {
    names: [/1\.5% of the price/],
  }),
];

const paying = of("payment", {
  loanAmount: 450_000,
  interestRate: 4.79,
  loanTerm: 25,
  paymentFrequency: "monthly",
});

const paymentCases = [
  paying("without a price insurance is not counted", "fits", {
    names: [/Insurance is not counted/],
    confidence: "not-checked",
  }),
  paying("a tenth down adds the premium", "could-ask", {
    facts: { homePrice: 500_000 },
    steps: { "premium-in-loan": 79.49 },
  }),
  paying("forty years", "few-lend-longer", { inputs: { loanTerm: 40 } }),
  paying("thirty years insured for a repeat buyer", "insured-for-less", {
    inputs: { loanTerm: 30 },
    facts: { homePrice: 500_000, ownedHome: "recently" },
  }),
  paying("more than a lender may lend", "borrow-less", { facts: { homePrice: 460_000 } }),
];

const changing = of("refinance", {
  currentBalance: 412_000,
  currentRate: 5.49,
  newRate: 4.19,
  yearsRemaining: 22,
  closingCosts: 3_000,
});

const refinanceCases = [
  changing("waiting names the charge at which changing now pays", "wait", {
    facts: { monthsRemaining: 24 },
    names: [/At a charge of \$6,97\d or less, change now/],
  }),
  changing("below that charge, change now", "change-now", {
    facts: { monthsRemaining: 24, chargeKnown: 6_000 },
  }),
  changing("above it, wait", "wait", { facts: { monthsRemaining: 24, chargeKnown: 8_500 } }),
  changing("a big bank's charge is larger", "wait", {
    facts: { monthsRemaining: 24, presentLender: "bank" },
    steps: { "prepayment-charge": -17_304 },
  }),
  changing("most lenders compare with their own rate of today", "wait", {
    facts: { monthsRemaining: 24, presentLender: "other" },
    steps: { "prepayment-charge": -10_300 },
  }),
  changing("a variable rate costs three months of interest", "change-now", {
    facts: { monthsRemaining: 24, rateType: "variable" },
    steps: { "prepayment-charge": -5_654.7 },
  }),
  changing("a private lender charges three months of interest", "change-now", {
    facts: { monthsRemaining: 24, presentLender: "private" },
    steps: { "prepayment-charge": -5_654.7 },
  }),
  changing("a private lender's charge is estimated by its own method", "change-now", {
    facts: { monthsRemaining: 24, presentLender: "private" },
    names: [/three months' interest, about \$5,65\d/],
    omits: /big bank, which/,
  }),
  changing("this year's privilege lowers the charge", "wait", {
    facts: { monthsRemaining: 24, presentLender: "other", privilege: 61_800 },
    steps: { "prepayment-charge": -8_755 },
  }),
  changing("privilege and porting are named before a charge is paid", "wait", {
    names: [/privilege/, /port/],
  }),
  changing("conversion is named to who has a variable rate", "change-now", {
    facts: { monthsRemaining: 24, rateType: "variable" },
    names: [/convert/],
  }),
  changing("the charge of a lender not named is a range", "wait", {
    facts: { monthsRemaining: 24 },
    names: [/\$10,300.*\$17,300/],
    confidence: "depends",
  }),
  changing("at renewal the present lender's offer is asked for", "compare-offers", {
    facts: { monthsRemaining: 0 },
  }),
  changing("near renewal waiting without a charge is better", "wait-then-change", {
    facts: { monthsRemaining: 2, renewalOffer: 5.49 },
  }),
  changing("above 80 % nobody takes it over", "not-possible", { facts: { homeValue: 480_000 } }),
  changing("a dearer rate gains nothing", "nothing-gained", { inputs: { newRate: 6 } }),
];

const letter = {
  ...{ balance: 300_000, yearsRemaining: 20, monthsRemaining: 0, currentRate: 2.5 },
  ...{ prepaymentCharge: 0, renewalRate: 4.79, renewalTerm: 5 },
};
const offer = (annualRate: number, termYears = 5) => ({
  ...{ id: "1", name: "Broker", annualRate, termYears, cashBack: 0, fees: 500 },
});
const renewing = of("renewal", { ...letter, offers: [] });

const renewalCases = [
  renewing("with only the letter, ask for less", "ask-for-less"),
  renewing("a cheaper offer for the same term", "switch-now", {
    inputs: { offers: [offer(4.29)] },
  }),
  renewing("a dearer offer", "sign", { inputs: { offers: [offer(4.99)] } }),
  renewing("nobody offered to blend and extend", "ask-for-less", {
    inputs: { monthsRemaining: 18, currentRate: 6.5 },
    omits: /lend and extend at/,
  }),
  renewing("a blend that was offered counts", "blend-now", {
    inputs: { monthsRemaining: 18, currentRate: 6.5, renewalRate: 4.2 },
    facts: { blendOffered: true },
  }),
  renewing("three years against five: the later rate decides", "switch-now", {
    inputs: { offers: [offer(4.29, 3)] },
    names: [/below [45]\.\d+%/],
    confidence: "depends",
  }),
  renewing("three years against five: rates that rise to 7 % make five win", "sign", {
    inputs: { offers: [offer(4.29, 3)] },
    facts: { rateAfter: 7 },
  }),
  renewing("three years against five: rates that fall to 3 % make three win", "switch-now", {
    inputs: { offers: [offer(4.89, 3)] },
    facts: { rateAfter: 3 },
  }),
  renewing("a collateral charge costs a lawyer and a registration", "close-call", {
    inputs: { balance: 55_000, offers: [offer(4.2)] },
    facts: { collateralCharge: true },
    names: [/collateral/],
  }),
  renewing("a switch from a credit union is tested", "switch-now", {
    inputs: { offers: [offer(4.29)] },
    facts: { presentLender: "credit-union" },
    names: [/tests your income as for a new mortgage: about \$[\d,]+ a month, at 6\.29%/],
    omits: /no longer has to pass/,
  }),
  renewing("a switch from a private lender is a new application", "switch-now", {
    inputs: { currentRate: 8.5, renewalRate: 8.99, offers: [offer(4.49)] },
    facts: { presentLender: "private" },
    names: [/tests your income as for a new mortgage/],
  }),
  renewing("a straight switch from a bank is exempt", "switch-now", {
    inputs: { offers: [offer(4.29)] },
    facts: { presentLender: "bank" },
    names: [/no longer has to pass/],
  }),
];

const staying = of("rent-vs-buy", {
  homePrice: 650_000,
  downPayment: 130_000,
  interestRate: 5.5,
  monthlyRent: 2_600,
  yearsToStay: 5,
  propertyTaxRate: 1.2,
});

const rentCases = [
  staying("five years", "rent", { names: [/owner could hold.*renter/] }),
  staying("twenty years with a high rent", "buy", {
    inputs: { monthlyRent: 4_200, yearsToStay: 20 },
  }),
  staying("a rent that keeps rising turns the answer", "buy", {
    inputs: { monthlyRent: 3_000, yearsToStay: 15 },
    facts: { rentIncrease: 4 },
  }),
  staying("a new home costs its tax too", "rent", {
    facts: { newlyBuilt: true, newHomeTax: "credited" },
    steps: { "new-home-tax": 84_500 },
  }),
  staying("too little down", "rent-for-now", { inputs: { downPayment: 10_000 } }),
  staying("a non-Canadian", "not-until", { facts: { residency: "not-all" } }),
];

const brokersTable: readonly BrokersCase[] = [
  ...closingCases,
  ...affordabilityCases,
  ...paymentCases,
  ...refinanceCases,
  ...renewalCases,
  ...rentCases,
];

const answerOf = ({ question, inputs, facts }: BrokersCase): Answer =>
  insights[question].answer(inputs as never, facts as never);

/** Returns what a visitor reads of an answer: verdict, notes and effects of the deciding facts. */
function textOf(answer: Answer, words: typeof english): string {
  const { sentence, hinge, because } = words.verdict(answer);
  const effects = answer.facts.map((fact) => words.fact(fact, answer.question).effect);
  return plain(
    [sentence, hinge, because, ...answer.lender.notes.map(words.note), ...effects].join("\n"),
  );
}

test("the table has at least 60 cases, each of them told once", () => {
  expect(brokersTable.length).toBeGreaterThanOrEqual(60);
  const told = new Set(brokersTable.map(({ question, says }) => `${question}: ${says}`));
  expect(told.size).toBe(brokersTable.length);
});

describe.each([...new Set(brokersTable.map(({ question }) => question))])("%s", (question) => {
  test.each(brokersTable.filter((each) => each.question === question))("$says", (each) => {
    const answer = answerOf(each);
    const text = textOf(answer, english);
    expect(answer.verdict.id, text).toBe(each.verdict);
    for (const name of each.names ?? []) expect(text).toMatch(name);
    if (each.omits) expect(text).not.toMatch(each.omits);
    if (each.confidence) expect(answer.verdict.confidence).toBe(each.confidence);
    for (const [id, amount] of Object.entries(each.steps ?? {})) {
      const steps = answer.lender.bridge.filter((step) => step.id === id);
      const sum = steps.reduce((total, step) => total + step.amount, 0);
      expect(sum, id).toBeCloseTo(amount, 1);
    }
    expect(textOf(answer, french)).not.toMatch(/undefined|NaN/);
  });
});
