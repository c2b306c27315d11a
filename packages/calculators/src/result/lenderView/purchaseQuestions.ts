import type { City, Province } from "@simcoe/calculator-engine/canada";
import { makeField, type Option } from "../../wizard/Field.ts";
import type { ResultWords } from "../resultWords.en.ts";

/** Where a city taxes a purchase itself, the cities that do. */
const cities = {
  ON: ["Toronto"],
  QC: ["Montreal", "Quebec City"],
  NS: ["Halifax"],
} as const satisfies Partial<Record<Province, readonly City[]>>;

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

/** The city of a purchase, in the province that the other answers or the inputs name. */
export function cityQuestion<Inputs, Circumstances>(
  words: ResultWords,
  provinceOf: (circumstances: Circumstances, inputs: Inputs) => Province,
) {
  return {
    ...makeField("choice", words.questions.city),
    choices: (circumstances: Circumstances, inputs: Inputs) =>
      citiesOf(words, provinceOf(circumstances, inputs)),
  };
}

/** What decides the reliefs on a purchase, whoever asks. */
export const reliefQuestions = ({ questions }: ResultWords) => ({
  firstTimeBuyer: makeField("yesNo", questions.firstTimeBuyer),
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

/** For a purchase whose province is asked for here. */
export const purchaseQuestions = (words: ResultWords) => ({
  ...insuranceQuestions(words),
  city: cityQuestion(words, ({ province }: { readonly province: Province }) => province),
});
