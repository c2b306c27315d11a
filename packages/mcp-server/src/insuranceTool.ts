import {
  type MortgageInsurance,
  type MortgageInsuranceInputs,
  mortgageInsurance,
  type Province,
  ruleInForce,
  rules,
} from "@mortgage-kit/calculator-engine/canada";
import { amount, oneOf, yearCount } from "@mortgage-kit/calculator-engine/define";
import { dollarFigure, percentFigure, type ToolLanguage } from "./answer.ts";
import { citeAll } from "./cite.ts";
import { type CommonInputs, commonInputs, optional, readInputs, type Tool, yesNo } from "./Tool.ts";
import { taxingProvinces } from "./transferTaxTool.ts";

const inputs = {
  price: { rule: amount, description: "Dollars" },
  downPayment: { rule: amount, description: "Dollars" },
  province: { rule: oneOf<Province>(taxingProvinces), description: "Two letters" },
  amortizationYears: optional(yearCount, "Years; 25 if left out"),
  firstTimeBuyer: yesNo("Somebody buying is a first-time buyer; unknown if left out"),
  newlyBuilt: yesNo("Never lived in before"),
  occupancy: optional(
    oneOf(["owner", "owner-and-rental", "second-home", "rental"]),
    "Who lives there; owner if left out",
  ),
  borrowedDownPayment: yesNo("At least in part"),
  ...commonInputs,
};

type Inputs = CommonInputs & Omit<MortgageInsuranceInputs, "buyers" | "on">;

const texts = {
  en: {
    premium: "Premium, added to the loan",
    loan: "Loan before the premium",
    rate: "Premium, percent of the loan",
    tax: "Provincial tax on the premium, paid in cash",
    mortgage: "Mortgage with the premium",
    required: "Insurance is required.",
    notRequired: "With 20 % down or more no insurance is required.",
    ask: "Is anyone buying a first-time buyer?",
    refusals: {
      "down-payment": "The down payment is below the legal minimum, so it cannot be insured.",
      "price-cap": "The price is at or above what may be insured, so 20 % down is needed.",
      amortization: "The amortization is longer than may be insured for this buyer.",
      "right-to-work":
        "A buyer from abroad has to be allowed to work in Canada, or 20 % down is needed.",
      occupancy: "A home that is let cannot be insured this way, so 20 % down is needed.",
    },
  },
  fr: {
    premium: "Prime, ajoutée au prêt",
    loan: "Prêt avant la prime",
    rate: "Prime, en pourcentage du prêt",
    tax: "Taxe provinciale sur la prime, payée comptant",
    mortgage: "Prêt hypothécaire, prime comprise",
    required: "L’assurance est obligatoire.",
    notRequired: "Avec une mise de fonds de 20\u00a0% ou plus, aucune assurance n’est obligatoire.",
    ask: "Un des acheteurs achète-t-il une première habitation?",
    refusals: {
      "down-payment":
        "La mise de fonds est inférieure au minimum légal\u00a0: pas d’assurance possible.",
      "price-cap":
        "Le prix atteint ou dépasse le maximum assurable\u00a0: il faut une mise de fonds de 20\u00a0%.",
      amortization: "L’amortissement est plus long que ce qui est assurable pour cet acheteur.",
      "right-to-work":
        "Un acheteur étranger doit avoir le droit de travailler au Canada, sinon il faut une mise de fonds de 20\u00a0%.",
      occupancy:
        "Une propriété mise en location n’est pas assurable ainsi\u00a0: il faut une mise de fonds de 20\u00a0%.",
    },
  },
};

function workingsOf(price: number, down: number, found: MortgageInsurance, language: ToolLanguage) {
  const say = texts[language];
  if (found.refusal) return [];
  return [
    dollarFigure(say.loan, price - down),
    percentFigure(say.rate, found.premiumRate),
    dollarFigure(say.tax, found.salesTax),
    dollarFigure(say.mortgage, found.insuredMortgage),
  ];
}

export const insuranceTool: Tool = {
  name: "default_insurance_premium",
  title: "Mortgage default insurance",
  description:
    "Premium with less than 20 % down and the provincial tax on it, or why it cannot be insured.",
  inputs,
  answer(given, today) {
    const read = readInputs<Inputs>(given, inputs);
    const { language = "en", on = today, ...home } = read;
    const found = mortgageInsurance({ ...home, on });
    const { required, refusal, isRefusalUnknown: isOpen, salesTax, firstTime } = found;
    const say = texts[language];
    const taxRules: Partial<Record<Province, (typeof rules.premiumSalesTax)["ON"]>> =
      rules.premiumSalesTax;
    const taxRule = salesTax ? taxRules[home.province] : undefined;
    const used = [rules.minimumDownPayment, rules.insurancePremium, ...(taxRule ? [taxRule] : [])];
    return {
      ...(refusal && !isOpen && { refusal: say.refusals[refusal] }),
      asks: isOpen ? [{ id: "firstTimeBuyer", ask: say.ask }] : [],
      figure: found.refusal ? null : dollarFigure(say.premium, found.premium),
      workings: workingsOf(home.price, home.downPayment, found, language),
      ...citeAll(
        [
          ...used.map((rule) => ruleInForce<unknown>({ rule, on })),
          ...(firstTime ? [firstTime.rule] : []),
        ],
        language,
        on,
        [required ? say.required : say.notRequired],
      ),
    };
  },
};
