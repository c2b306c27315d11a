import { censusAreasSource } from "@mortgage-kit/calculator-engine/canada/censusAreas";
import type { Fact } from "@mortgage-kit/calculator-engine/insight";
import type { Words } from "@mortgage-kit/calculator-engine/words";
import { type ToolLanguage, wordsIn } from "./answer.ts";

/** Texts that the engine's words do not have. */
export const texts = {
  en: {
    difference: "Difference: ",
    colon: ": ",
    assumed: (what: string) => `Assumed, because it was not stated: ${what}.`,
    inputs: {
      paymentFrequency: (often: string) => `payments are made ${often}`,
      propertyTaxRate: (rate: string) => `property tax is ${rate} of the price a year`,
      loanType: () => "the loan is an ordinary mortgage",
      province: (place: string) => `the home is in ${place}`,
      method: () => "the lender counts its charge from a discount off its posted rate",
      prepaymentCharge: () => "the lender has quoted no charge for leaving early",
    },
    howMany: "how many?",
    howMuch: "how much?",
    aloud: {
      province: "In which province or territory is the home?",
      city: "In which city is the home?",
      compounding: "Is the rate fixed or variable, and how often is it compounded?",
      units: "How many homes does the building have?",
      status: "What is the buyer's status in Canada?",
      newHomeTax: "Does the builder's price include the sales tax?",
      buyerCount: "Does one answer hold for all buyers, or how many differ?",
    },
    inside: (name: string, area: string) =>
      `${name} lies in the census area of ${area} (${censusAreasSource.citation}).`,
    unlisted: (name: string) =>
      `${name} is not listed as a municipality in a census area; a part of a city is not listed either.`,
  },
  fr: {
    difference: "Écart\u00a0: ",
    colon: "\u00a0: ",
    assumed: (what: string) => `Hypothèse, faute d’indication\u00a0: ${what}.`,
    inputs: {
      paymentFrequency: (often: string) => `les versements sont faits ainsi\u00a0: ${often}`,
      propertyTaxRate: (rate: string) =>
        `les taxes municipales et scolaires sont de ${rate} du prix par année`,
      loanType: () => "le prêt est un prêt hypothécaire ordinaire",
      province: (place: string) => `la propriété se trouve ici\u00a0: ${place}`,
      method: () => "le prêteur calcule l’indemnité d’après un rabais sur son taux affiché",
      prepaymentCharge: () => "le prêteur n’a indiqué aucune indemnité de remboursement anticipé",
    },
    howMany: "combien?",
    howMuch: "combien?",
    aloud: {
      province: "Dans quelle province ou quel territoire se trouve la propriété?",
      city: "Dans quelle ville se trouve la propriété?",
      compounding: "Le taux est-il fixe ou variable, et à quelle fréquence est-il composé?",
      units: "Combien de logements l’immeuble compte-t-il?",
      status: "Quel est le statut de l’acheteur au Canada?",
      newHomeTax: "Le prix du constructeur comprend-il les taxes de vente?",
      buyerCount: "Une réponse vaut-elle pour tous les acheteurs, sinon combien en décrire?",
    },
    inside: (name: string, area: string) =>
      `${name} se trouve dans la région ou l’agglomération de recensement de ${area} (${censusAreasSource.citation}).`,
    unlisted: (name: string) =>
      `${name} ne figure pas parmi les municipalités des régions et agglomérations de recensement; une partie d’une ville n’y figure pas non plus.`,
  },
};

/** Returns a note for an input that was left out, with the value used instead. */
export function noteAssumed(name: string, value: unknown, language: ToolLanguage): string {
  const { provinces, frequencies, format } = wordsIn[language];
  const names: Readonly<Record<string, string>> = { ...provinces, ...frequencies };
  const written =
    typeof value === "number"
      ? format.quantity({ value, unit: "percent" })
      : (names[String(value)] ?? String(value));
  const write = texts[language].inputs[name as keyof (typeof texts)["en"]["inputs"]];
  return texts[language].assumed(write(written));
}

/** Returns a fact's question as a sentence to say; on a page, some are the label of a control. */
export function askAloud(
  { id, kind }: Fact,
  { ask, group }: ReturnType<Words["fact"]>,
  language: ToolLanguage,
) {
  const { howMany, howMuch, aloud, colon } = texts[language];
  const questions: Readonly<Record<string, string>> = aloud;
  const question = questions[id.slice(id.lastIndexOf(".") + 1)];
  if (question) return group ? `${group.of}${colon}${question}` : question;
  if (/\?$/.test(ask)) return ask;
  return `${ask}${colon}${kind === "dollars" || kind === "percent" ? howMuch : howMany}`;
}

export interface Municipality {
  readonly name: string;
  /** Name of its census area; `null` if it is listed in none. */
  readonly area: string | null;
}

/** Says whether a municipality lies in a census area. */
export const placed = ({ name, area }: Municipality, language: ToolLanguage): string =>
  area ? texts[language].inside(name, area) : texts[language].unlisted(name);
