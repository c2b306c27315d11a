import type { LandTransferTax } from "../canada/landTransferTax.ts";
import { flippingTax, vacancyTax } from "../canada/rules/ownerTaxes.ts";
import { findRule } from "../canada/rules/ruleInForce.ts";
import { isExemptAtSeparation } from "../canada/transferRelief.ts";
import type { Entries, InsightCase, LenderCount } from "../insight/Answer.ts";
import type { Stage } from "../insight/bridge.ts";
import { countOf, daysOf, endedNotes, finding } from "../insight/countOf.ts";
import { salesTaxStage } from "../insight/insuranceCosts.ts";
import { reserveNote, slidingScaleNote, usualAmortizations } from "../insight/lenderPolicies.ts";
import type { Note } from "../insight/note.ts";
import {
  type PurchaseCosts,
  purchaseCosts,
  type Short,
  transferStages,
} from "../insight/purchaseCosts.ts";
import {
  asCircumstances,
  type NewHomeFacts,
  type PlaceFacts,
  type PurchaseFacts,
} from "../insight/purchaseFacts.ts";
import { dollars, percent, years } from "../quantity.ts";
import type { ClosingFeesInputs, ClosingFeesResult } from "./closingFeesEstimate.ts";

/** What is bought: a home, land, a spouse's share at a separation, or a home with its mortgage. */
export type Deal = "home" | "lot" | "separation" | "assumption";

export interface ClosingFeesFacts
  extends PurchaseFacts,
    NewHomeFacts,
    Omit<PlaceFacts, "province"> {
  readonly deal: Deal;
  readonly amortizationYears: number;
}

export interface ClosingFeesCount extends LenderCount {
  /** Dollars. */
  readonly cash: number;
  /** Dollars of transfer duty that a municipality bills after closing. */
  readonly billedLater: number;
  /** Dollars of the tax on a new home that the buyer claims back after closing; `null` without such a tax. */
  readonly comesBack: number | null;
  readonly isInsured: boolean;
  readonly refusal: keyof typeof refusalVerdicts | null;
  readonly short: Short | null;
  /** Minimum down payment in dollars, if the amortization cannot be insured; else `null`. */
  readonly uninsured: number | null;
  /** Law that prohibits the purchase; `null` if none does. */
  readonly prohibited: PurchaseCosts["prohibited"];
}

export const refusalVerdicts = {
  "down-payment": "put-more-down",
  "price-cap": "above-cap",
  occupancy: "rented-out",
  "right-to-work": "may-not-work",
} as const;

export type ClosingFeesCase = InsightCase<ClosingFeesInputs, ClosingFeesResult, ClosingFeesFacts>;

/** Returns the stages of the transfer taxes, of which the first replaces the tax in the estimate. */
function transferStagesReplacing(
  estimated: number,
  from: number,
  transfer: LandTransferTax,
): Stage[] {
  const [first, ...others] = transferStages(from - estimated, transfer);
  return first ? [{ ...first, id: "transfer-tax-instead" }, ...others] : [];
}

/** Returns the costs of the purchase, over the standard amortization if a longer is refused. */
function costsOf({ inputs, facts, on }: ClosingFeesCase) {
  const { homePrice: price, downPayment, province } = inputs;
  const costsOver = (amortizationYears: number) =>
    purchaseCosts(
      { price, downPayment, province, amortizationYears },
      {
        ...asCircumstances({ ...facts, province }, on),
        underSeparation: facts.deal === "separation",
      },
    );
  const costs = costsOver(facts.amortizationYears);
  return costs.insurance.refusal === "amortization"
    ? {
        ...costsOver(usualAmortizations(on).standardYears),
        tests: costs.tests,
        uninsured: costs.minimumDown,
      }
    : { ...costs, uninsured: null };
}

/** Returns notes on the vacancy and the flipping tax, which are due only after closing. */
function ownerNotes({ inputs: { province }, facts, on: asked }: ClosingFeesCase): Entries<Note> {
  const { city } = facts;
  const on = daysOf(facts, asked);
  const vacancy = province === "BC" ? vacancyTax.BC : city === "Toronto" && vacancyTax.Toronto;
  const empty = vacancy && findRule({ rule: vacancy, on })?.value;
  const sale = province === "BC" ? findRule({ rule: flippingTax, on })?.value : null;
  return [
    empty && {
      id: "left-empty",
      rate: percent(empty.rate),
      foreignRate: percent(empty.foreignRate ?? empty.rate),
      residentCredit: empty.residentCredit ? dollars(empty.residentCredit) : null,
    },
    sale && { id: "sold-soon", rate: percent(sale.rate), until: years(sale.goneDays / 365) },
  ];
}

/** Returns the note on a transfer at a separation: the deadlines of its exemption, or that it is taxed. */
function separationNote({ inputs: { province }, facts }: ClosingFeesCase): Note | null {
  if (facts.deal !== "separation") return null;
  if (province === "QC") return { id: "separation-in-time" };
  return isExemptAtSeparation(province, { underSeparation: true })
    ? null
    : { id: "separation-taxed" };
}

/** Returns the note on savings that a lender asks for beyond the law's minimum down payment. */
function lenderNote(
  { homePrice, downPayment }: ClosingFeesInputs,
  { insurance, refused }: PurchaseCosts,
  on: string,
): Note | null {
  if (refused) return null;
  if (insurance.required) return reserveNote(homePrice);
  const note = slidingScaleNote(homePrice, on);
  return note?.downPayment && note.downPayment.value > downPayment ? note : null;
}

/**
 * Calculates the cash on closing day, as a lawyer and a lender would: the insurance premium is in the
 * loan, its provincial tax in cash, with all transfer taxes, reliefs and taxes on a new home.
 */
export function countClosingFees(known: ClosingFeesCase): ClosingFeesCount {
  const { estimate } = known;
  const costs = costsOf(known);
  const { insurance, transfer, newHome, premiumRule, refused, prohibited, missing } = costs;
  const withoutPremium = estimate.cashRequired - estimate.mortgageInsurance;
  const withTax = withoutPremium + insurance.salesTax;
  const isFees = transfer.fees > 0 && transfer.lines.every(({ levy }) => levy === "fee");
  const billedLater = known.inputs.province === "QC" && !refused ? transfer.total : 0;
  const beforeNewHome = withTax - estimate.landTransferTax + transfer.total;
  const lender = countOf({
    estimate: ["cashRequired", estimate.cashRequired],
    figure: "lenderCashRequired",
    isRefused: refused !== null,
    limit: refused,
    // A purchase that cannot close needs no cash, so there is no figure to bridge to.
    stages: refused
      ? []
      : [
          { id: "premium-borrowed", value: withoutPremium, rule: premiumRule },
          salesTaxStage(withTax, costs),
          transferStagesReplacing(estimate.landTransferTax, withTax, transfer),
          newHome.stages(beforeNewHome),
        ],
    findings: [
      finding("minimumDown", costs.minimumDown, "dollars"),
      insurance.premium > 0 && [
        finding("premium", insurance.premium, "dollars"),
        finding("premiumRate", insurance.premiumRate, "percent"),
        finding("insuredMortgage", insurance.insuredMortgage, "dollars"),
      ],
      finding(isFees ? "registrationFees" : "transferTaxAfterRelief", transfer.total, "dollars"),
    ],
    rules: [costs.transferRules, costs.prohibition, refused && premiumRule],
    notes: [
      isFees && { id: "no-transfer-tax", fees: dollars(transfer.fees) },
      billedLater > 0 && { id: "duty-billed-later", amount: dollars(billedLater) },
      separationNote(known),
      newHome.notes,
      costs.likely,
      lenderNote(known.inputs, costs, known.on),
      ownerNotes(known),
      endedNotes([...costs.notices, ...newHome.notices]),
    ],
    tests: costs.tests,
    missing,
  });
  return {
    ...lender,
    cash: beforeNewHome + newHome.cash,
    billedLater,
    comesBack: newHome.comesBack,
    isInsured: insurance.required,
    // `costsOf` never returns a refusal for the amortization.
    refusal: insurance.refusal as keyof typeof refusalVerdicts | null,
    uninsured: costs.uninsured,
    prohibited,
    short: refused && { minimum: refused.minimum, shortBy: refused.missing },
  };
}
