import type { Forbidden, Short } from "../insight/purchaseCosts.ts";
import type { NewHomeFacts } from "../insight/purchaseFacts.ts";
import type { Quantity } from "../quantity.ts";
import type { FactWords } from "./FactWords.ts";
import { type Formatter, key } from "./Formatter.ts";
import type { SomeLenderWords } from "./LenderVocabulary.ts";

export const prohibitionEnglish = {
  sentence: ({ lastDay, upTo }: Forbidden, format: Formatter) =>
    upTo
      ? `With your status you may buy for at most ${key(format.about(upTo))} until ${format.date(lastDay)}`
      : `Unless an exception applies, you may not buy until ${key(format.date(lastDay))}`,
  or: ({ upTo }: Forbidden, format: Formatter) =>
    upTo
      ? `with your status in Canada, at most ${format.about(upTo)}`
      : "most buyers from abroad cannot buy now; ask us",
  because: ({ lastDay, lookedOn }: Forbidden, format: Formatter) =>
    `The federal prohibition on buyers from abroad ends on ${format.date(lastDay)}, as the law stands. We last looked for an extension on ${format.date(lookedOn)} and found none, so after that day you can buy. A home that comes by separation, gift or death is no purchase under it. The buyer's status and the place decide whether an exception applies; ask a lawyer.`,
};

export const putDownEnglish = {
  sentence: ({ minimum, shortBy }: Short, format: Formatter) =>
    `Put down at least ${key(format.atLeast(minimum))} (${format.atLeast(shortBy)} more than you plan)`,
  or: ({ minimum }: Short, format: Formatter) =>
    `not with less than ${format.atLeast(minimum)} down`,
};

export const notInsuredEnglish = {
  "down-payment": "At this down payment the mortgage cannot be insured.",
  "price-cap": "At this price no mortgage can be insured.",
  occupancy: "The mortgage on a home that is rented out cannot be insured.",
  "right-to-work": "Insurers cover buyers from abroad only if they may work in Canada.",
};

export const fewGoBeyond = (longest: Quantity, format: Formatter) =>
  `Few lenders go beyond ${format.about(longest)}.`;

const salesTaxes = { gst: "GST", hst: "HST", "gst-and-qst": "GST and QST" } as const;

export const newHomeEnglish: Readonly<Record<keyof NewHomeFacts, FactWords>> = {
  newHomeTax: {
    ask: "Sales tax on the new home",
    hint: "Ask the builder. In Ontario prices usually include it.",
    options: {
      included: "Price includes it",
      credited: "Added, less rebates",
      claimed: "Added in full",
    },
    condition: {
      included: "the price includes the tax",
      credited: "the tax is added and the builder credits the rebates",
      claimed: "the tax is added in full and you claim the rebates later",
    },
  },
};

export const purchaseEnglish = {
  bridge: {
    "stress-test": ({ rate }, format) => ({
      label: "Stress test",
      because: `The payment is tested at ${format.about(rate)}, not at the rate you pay.`,
    }),
    "debt-service-limits": ({ gds, tds }, format) => ({
      label: "Debt service limits",
      because: `A lender allows ${format.about(gds)} of income for housing and ${format.about(tds)} for all debts, whichever is reached first.`,
    }),
    "co-signer-home": () => ({
      label: "Co-signer's own home",
      because: "What it costs a month counts as a debt of whoever signs.",
    }),
    "housing-costs": () => ({
      label: "Property tax, heating and condo fees",
      because: "They count as housing costs, so less of the income is left for the mortgage.",
    }),
    "premium-tier": () => ({
      label: "Premium tier",
      because: "A higher price would fall into a premium tier that costs more.",
    }),
    "cash-only": () => ({
      label: "Cash price",
      because: "The down payment buys this much with no mortgage at all.",
    }),
    "costs-of-closing": () => ({
      label: "Costs of closing",
      because: "Transfer tax, legal fees and title insurance are paid out of the same savings.",
    }),
    "typical-fees": () => ({
      label: "Lawyer, inspection, appraisal, title insurance",
      because: "A buyer usually pays these at closing; a renter keeps the money.",
    }),
    "exception-limit": () => ({
      label: "Price that the law allows",
      because: "The exception for buyers from abroad holds up to this price.",
    }),
    "paid-first": () => ({
      label: "Taxes and closing costs, paid first",
      because: "What other savings do not cover comes out of the down payment.",
    }),
    "local-tax": () => ({
      label: "Property tax of the place",
      because:
        "The estimate takes one rate everywhere; rates differ by city, and most large cities have lower ones.",
    }),
    "condo-fees": () => ({
      label: "Condo fees",
      because: "The owner of a condo pays them every month; the estimate leaves them out.",
    }),
    "minimum-down-payment": () => ({
      label: "Minimum down payment",
      because: "The down payment is not enough for a higher price.",
    }),
    "insurance-cap": () => ({
      label: "Price cap for insured mortgages",
      because: "A dearer home cannot be insured at all.",
    }),
    "premium-borrowed": () => ({
      label: "Insurance premium borrowed, not paid in cash",
      because: "A lender adds the premium to the mortgage; only its tax is due at closing.",
    }),
    "premium-tax": () => ({
      label: "Provincial tax on the premium",
      because: "The province taxes the insurance premium, and the tax is paid in cash at closing.",
    }),
    "principal-repaid": ({ share }, format) => ({
      label: "Principal repaid by the schedule",
      because: `The estimate counts ${format.about(share)} of the payments as equity; the mortgage's own schedule says what is really paid off by the end of the stay.`,
    }),
    "down-payment-kept": () => ({
      label: "Down payment, back at the sale",
      because: "The estimate counts it as spent; it is part of what the sale leaves.",
    }),
    "other-appreciation": ({ rate }, format) => ({
      label: `Home gains ${format.about(rate)} a year`,
      because:
        "What homes of the province are assumed to gain, or what you say, in place of the estimate's.",
    }),
    "selling-costs": ({ share }, format) => ({
      label: "Selling costs",
      because: `Commission and legal fees take about ${format.about(share)} of the price that the home is sold for.`,
    }),
    "invested-instead": ({ rate }, format) => ({
      label: "What the money could earn instead",
      because: `Invested at ${format.about(rate)} a year: the down payment and the closing costs by the renter, and the monthly difference by whoever pays less.`,
    }),
    "transfer-tax": ({ rule }) => ({
      label: rule,
      because: "Due in cash when the home changes hands, and not in the estimate.",
    }),
    "transfer-tax-instead": ({ rule }) => ({
      label: rule,
      because: "What is charged here, in place of the estimate's figure for the province.",
    }),
    "new-home-tax": ({ tax }) => ({
      label: `${salesTaxes[tax]} on a new home`,
      because: "A new home bears sales tax, in cash at closing unless the price includes it.",
    }),
    "new-home-rebate": ({ rule }) => ({
      label: rule,
      because: "The builder credits it at closing if you assign it.",
    }),
    "transfer-relief": ({ rule }) => ({
      label: rule,
      because: "This much less is due: a rebate, an exemption or a lower rate applies here.",
    }),
  },
  notes: {
    "new-home-tax": ({ how, tax, amount, rebate, firstTime }, format) => {
      if (how === "included") {
        return "The builder's price includes the sales tax, less the rebates that you assign to the builder, so no tax is added to the cash.";
      }
      if (how === "owed") {
        return `The builder's price includes the sales tax less an owner's rebates. You will not live there, so ${format.about(amount)} of rebates is due at closing; a landlord may claim a rebate after it.`;
      }
      const charged = `The cash includes ${format.about(amount)} of ${salesTaxes[tax]} on the new home.`;
      if (how === "not-lived-in") {
        return `${charged} Without living in it you get no owner's rebate; a landlord may claim the rebate for new rental homes after closing.`;
      }
      if (rebate.value === 0) {
        return firstTime.value > 0
          ? `${charged} There is no rebate, as no buyer counts as a first-time buyer, who would get ${format.about(firstTime)}.`
          : `${charged} At this price none of it comes back.`;
      }
      return how === "credited"
        ? `${charged} Of that, ${format.about(rebate)} is a rebate that the builder credits if you assign it; ask whether the price already includes both.`
        : `${charged} Of that, ${format.about(rebate)} comes back after closing, once you claim the rebate.`;
    },
    "announced-relief": ({ amount, rule, until }, format) =>
      `Likely, but we have not read the official text: the province also gives back the federal part of the tax on new homes, for agreements from ${format.date(rule.effectiveFrom)}${until ? ` to ${format.date(until)}` : " on"}. The regulation is made, but without its amounts nothing is counted. As announced, about ${format.roughly(amount)} more would come back.`,
    "likely-credit": ({ amount, readOn }, format) =>
      `Likely, but we have not read an official text: Quebec is reported to give first-time buyers a tax credit for transfer duties. About ${format.roughly(amount)} would come back with your tax return. None was found on ${format.date(readOn)}, so it is not counted.`,
    "separation-in-time": () =>
      "No duty is counted, as between spouses who are still married or in a civil union. Between former de facto spouses the deed must follow within 12 months of living apart, or within 30 days of the mediator's summary, of the court's approval or of the final judgment. The city may charge a special duty instead: ask your notary.",
    "separation-taxed": () =>
      "Other provinces may also exempt a transfer between spouses who separate. Here the tax is counted as usual: ask your lawyer.",
    "co-signer-home": () =>
      "A co-signer on title is a buyer too. One who has owned a home takes first-time relief from that share of the home: answer for each buyer.",
    "island-leave": ({ acres, shore }, format) =>
      `Unless you live on Prince Edward Island, you need its leave for more than ${format.about(acres)} acres of land or ${format.about(shore)} feet of shore: ask a lawyer before you sign.`,
    "rent-carries": () =>
      "Rent is over half of the income that counts. Under the capital rules of 2026 a bank may not count the same income for two homes, and may charge more for this loan.",
    "loan-to-income": ({ multiple }, format) =>
      `The mortgage is more than ${format.number(multiple.value)} times your income. Banks limit how many such loans they make, so ask early.`,
    "duty-billed-later": ({ amount }, format) =>
      `Of that, ${format.about(amount)} of transfer duty is billed by the municipality after you sign at the notary's.`,
    "closing-reserve": ({ share, amount }, format) =>
      `For an insured mortgage a lender asks you to show ${format.about(share)} of the price, ${format.atLeast(amount)}, in savings for the closing costs, besides the down payment.`,
    "sliding-scale": ({ from, share, downPayment, price }, format) =>
      `Many lenders lend only ${format.about(share)} of what lies above ${format.about(from)}: ${downPayment ? `they would ask for ${format.atLeast(downPayment)} down` : price ? `with your down payment they would stop at about ${format.atMost(price)}` : ""}.`,
    "municipal-rate-unknown": ({ from }, format) => {
      const above = from.value > 0 ? ` above ${format.about(from)}` : "";
      return `The municipality may charge its own tax${above}. We count it once you give its rate.`;
    },
    "left-empty": ({ rate, foreignRate, residentCredit }, format) =>
      `A home left empty here may be taxed ${format.about(rate)} of its assessed value a year${foreignRate.value === rate.value ? "" : `, ${format.about(foreignRate)} for owners from abroad`}${residentCredit ? `, less a credit of up to ${format.about(residentCredit)} for residents of the province` : ""}. A home that you live in is not taxed this way.`,
    "sold-soon": ({ rate, until }, format) =>
      `If you sell within ${format.about(until)}, up to ${format.about(rate)} of the profit is taxed, unless you are exempt.`,
    "territory-fees": () =>
      "A territory levies no land transfer tax. Its land titles office charges fees for registering the title and the mortgage, which are not counted here: ask that office.",
    "no-transfer-tax": ({ fees }, format) =>
      `There is no land transfer tax here: the ${format.about(fees)} are fees for registering the title and the mortgage.`,
  },
  limits: {
    "income-gds": ({ share, rate }, format) =>
      `Your income is the limit: housing takes ${format.about(share)} of it, with the payment tested at ${format.about(rate)}.`,
    "income-tds": ({ share, rate }, format) =>
      `Your income is the limit: all debts together take ${format.about(share)} of it, with the payment tested at ${format.about(rate)}.`,
    "down-payment": ({ downPayment, share }, format) =>
      share
        ? `Your down payment is the limit: ${format.about(share)} of the price is the least, and you can put down ${format.about(downPayment)}.`
        : `Your down payment is the limit: the ${format.about(downPayment)} that you can put down is the least for that price.`,
    amortization: ({ years, downPayment, share }, format) =>
      `Your down payment is the limit: over ${format.about(years)} only first-time buyers and newly built homes can be insured, and without insurance your ${format.about(downPayment)} must be ${format.about(share)} of the price.`,
    "insurance-cap": ({ cap, minimum }, format) =>
      `The cap on insured homes is the limit: from ${format.about(cap)} on, a mortgage takes ${format.about(minimum)} down.`,
    "price-limit": ({ price }, format) =>
      `The law is the limit: with your status in Canada you may buy for at most ${format.about(price)}.`,
    "nothing-down": ({ share }, format) =>
      `At least ${format.about(share)} of the price has to be put down.`,
    "cash-only": () =>
      "The income does not support a mortgage, so this is what the savings buy in cash.",
  },
} satisfies SomeLenderWords;
