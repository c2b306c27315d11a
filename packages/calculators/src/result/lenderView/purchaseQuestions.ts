import type { City, Province } from "@simcoe/calculator-engine/canada";
import type { BuyerCircumstances } from "@simcoe/calculator-engine/insight";
import { makeField, type Option } from "../../wizard/Field.ts";
import type { ResultWords } from "../resultWords.en.ts";

/** Where a city taxes a purchase itself, the cities that do. */
const cities = {
  ON: ["Toronto"],
  QC: ["Montreal", "Quebec City"],
  NS: ["Halifax"],
} as const satisfies Partial<Record<Province, readonly City[]>>;

/** Where the other municipalities tax a purchase too, each at its own rate. */
const setsRates: ReadonlySet<Province> = new Set(["NS", "QC"]);

type TaxingProvince = keyof typeof cities;

const isTaxing = (province: Province): province is TaxingProvince => province in cities;

function citiesOf({ engine, questions }: ResultWords, province: Province): readonly Option[] {
  if (!isTaxing(province)) return [];
  return [
    { value: "", label: questions.elsewhere[province] },
    ...cities[province].map((city) => ({ value: city, label: engine.cities[city] })),
  ];
}

export const compoundingQuestion = ({ questions, engine }: ResultWords) =>
  makeField("choice", { ...questions.compounding, options: engine.compoundings });

/** Where a purchase is taxed, in the province that the other answers or the inputs name. */
export function placeQuestions<Inputs, Circumstances extends { readonly city: City | null }>(
  words: ResultWords,
  provinceOf: (circumstances: Circumstances, inputs: Inputs) => Province,
) {
  return {
    city: {
      ...makeField("choice", words.questions.city),
      choices: (circumstances: Circumstances, inputs: Inputs) =>
        citiesOf(words, provinceOf(circumstances, inputs)),
    },
    municipalRate: {
      ...makeField("percent", words.questions.municipalRate),
      matters: (circumstances: Circumstances, inputs: Inputs) =>
        circumstances.city === null && setsRates.has(provinceOf(circumstances, inputs)),
    },
  };
}

/** What decides the reliefs on a purchase, whoever asks. */
export const reliefQuestions = ({ questions }: ResultWords) => ({
  ownedHome: makeField("choice", questions.ownedHome),
  citizenOrPermanentResident: {
    ...makeField("yesNo", questions.citizenOrPermanentResident),
    matters: ({ ownedHome }: BuyerCircumstances) => ownedHome !== "recently",
  },
  newlyBuilt: makeField("yesNo", questions.newlyBuilt),
});

/** What decides whether a purchase is insured, and the tax on that. */
export const insuranceQuestions = (words: ResultWords) => ({
  ...reliefQuestions(words),
  province: makeField("choice", {
    ...words.questions.province,
    options: words.engine.provinces,
  }),
});

interface PlacedHere {
  readonly province: Province;
  readonly city: City | null;
}

/** For a purchase whose province is asked for here. */
export const purchaseQuestions = (words: ResultWords) => ({
  ...insuranceQuestions(words),
  ...placeQuestions(words, ({ province }: PlacedHere) => province),
});
