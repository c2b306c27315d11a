import {
  type LandTransferTax,
  type LandTransferTaxInputs,
  landTransferTax,
  type Province,
  rules,
} from "@mortgage-kit/calculator-engine/canada";
import { amount, mustBe, oneOf, percentage } from "@mortgage-kit/calculator-engine/define";
import { dollarFigure, type ToolLanguage, wordsIn } from "./answer.ts";
import { citeAll } from "./cite.ts";
import { type CommonInputs, commonInputs, optional, readInputs, type Tool, yesNo } from "./Tool.ts";

export const taxingProvinces = Object.keys(rules.provincialTransfer) as Province[];
const province = mustBe(
  `one of ${taxingProvinces.join(", ")}; YT, NT and NU levy no land transfer tax, and the fees of their land titles offices are not included`,
  (value) => taxingProvinces.includes(value as Province),
  { kind: "choice", options: taxingProvinces },
);

const inputs = {
  province: { rule: province, description: "Two letters" },
  city: optional(
    oneOf(Object.keys(rules.municipalTransfer)),
    "City with a transfer tax of its own",
  ),
  price: { rule: amount, description: "Dollars" },
  firstTimeBuyer: yesNo(
    "Everyone buying meets the law's first-time-buyer test; unknown if left out",
  ),
  allResidents: yesNo("Everyone buying is a citizen or permanent resident; true if left out"),
  newlyBuilt: yesNo("Never lived in before"),
  municipalRate: optional(
    percentage,
    "Percent of the price that the municipality charges: Nova Scotia outside Halifax, Quebec above 500,000",
  ),
  mortgageAmount: optional(
    amount,
    "Mortgage to register, dollars, for the provinces that charge by its size",
  ),
  ...commonInputs,
};

type Inputs = CommonInputs &
  Omit<LandTransferTaxInputs, "buyers" | "on"> & { readonly allResidents?: boolean };

const texts = {
  en: {
    total: "Tax and registration fees in all",
    prohibited: (rule: string, until?: string) =>
      `${rule}: buyers who are neither citizens nor permanent residents may not buy this home${until ? ` until ${until}` : ""}, unless an exception applies or the home lies outside the census areas. Ask a lawyer.`,
    atMost: (rule: string, dollars: string) => `Not in the figure: ${rule}, at most ${dollars}.`,
    relief: (rule: string, dollars: string) =>
      `Not deducted, because it is not known who buys: ${rule}, at most ${dollars}.`,
    ask: "Has anyone buying ever owned a home?",
    resident: "Counted for buyers who are citizens or permanent residents.",
  },
  fr: {
    total: "Droits de mutation et frais d’inscription, en tout",
    prohibited: (rule: string, until?: string) =>
      `${rule}\u00a0: les acheteurs qui ne sont ni citoyens ni résidents permanents ne peuvent pas acheter cette propriété${until ? ` jusqu’au ${until}` : ""}, sauf exception ou hors des régions de recensement. Consultez un notaire ou un avocat.`,
    atMost: (rule: string, dollars: string) =>
      `Non compris dans le montant\u00a0: ${rule}, au plus ${dollars}.`,
    relief: (rule: string, dollars: string) =>
      `Non déduit, faute de savoir qui achète\u00a0: ${rule}, au plus ${dollars}.`,
    ask: "Un des acheteurs a-t-il déjà été propriétaire?",
    resident: "Calculé pour des acheteurs citoyens ou résidents permanents.",
  },
};

function notesOf({ unknown }: LandTransferTax, language: ToolLanguage): readonly string[] {
  const { rule: named, format } = wordsIn[language];
  const { atMost: charge, relief } = texts[language];
  return unknown.map(({ kind, rule, atMost }) =>
    (kind === "first-time" ? relief : charge)(named(rule), format.dollars(atMost)),
  );
}

export const transferTaxTool: Tool = {
  name: "land_transfer_tax",
  title: "Tax on buying a home",
  description:
    "Provincial and municipal land transfer tax and registration fees on a home of one or two units, with first-time buyers' relief and foreign buyers' taxes. For who buys in detail, ask closing-fees.",
  inputs,
  answer(given, today) {
    const read = readInputs<Inputs>(given, inputs);
    const { language = "en", on = today, allResidents = true, ...home } = read;
    const tax = landTransferTax({ ...home, on, ...(!allResidents && { foreignShare: 100 }) });
    const { prohibition, lines, unknown } = tax;
    const say = texts[language];
    const named = wordsIn[language].rule;
    const used = [...lines, ...unknown, ...(prohibition ? [prohibition] : [])];
    return {
      ...(prohibition && {
        refusal: say.prohibited(named(prohibition.rule), prohibition.rule.effectiveTo),
      }),
      asks: unknown.some(({ kind }) => kind === "first-time")
        ? [{ id: "firstTimeBuyer", ask: say.ask }]
        : [],
      figure: dollarFigure(say.total, tax.total),
      workings: lines.map(({ rule, amount }) => dollarFigure(named(rule), amount)),
      ...citeAll(
        used.map(({ rule }) => rule),
        language,
        on,
        [...notesOf(tax, language), ...(read.allResidents === undefined ? [say.resident] : [])],
      ),
    };
  },
};
