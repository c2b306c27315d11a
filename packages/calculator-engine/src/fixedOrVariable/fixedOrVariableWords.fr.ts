import { marketPrime } from "../canada/marketRates.ts";
import type { Quantity } from "../quantity.ts";
import * as askedFrench from "../words/asked.fr.ts";
import { asAsked, type FactWords } from "../words/FactWords.ts";
import { type Formatter, formatFrench, key } from "../words/Formatter.ts";
import { french } from "../words/french.ts";
import type { FixedOrVariableVerdict } from "./fixedOrVariableInsight.ts";
import type { FixedOrVariableWords } from "./fixedOrVariableWords.en.ts";

type Verdict = FixedOrVariableVerdict;
type Saving = Omit<Extract<Verdict, { readonly id: "take-fixed" }>, "id">;

const onPath = ({ path }: Pick<Verdict, "path">) =>
  path === "set" ? "Selon vos taux" : "À taux inchangés";
const fixed = (years: Quantity, format: Formatter) => `fixe de ${format.about(years)}`;

function turning({ flip }: Pick<Saving, "flip">, format: Formatter): string {
  if (!flip) return "";
  const points = Math.abs(flip.by.value);
  const change = `${format.number(points)} ${points < 2 ? "point" : "points"}`;
  const other = flip.years ? `le taux ${fixed(flip.years, format)}` : "le taux variable";
  return `Si les taux ${flip.by.value > 0 ? "montent" : "baissent"} de ${change} le ${format.date(flip.from)}, ${other} revient moins cher.`;
}

const noFlip = ({ flip }: Pick<Saving, "flip">) =>
  flip ? "" : " Aucun changement d’au plus 5 points après la première année n’y change rien.";

const inYears = (years: number) => (years === 1 ? "1 an" : `${years} ans`);

const shorter = (years: number): FactWords => ({
  ask: `Taux fixe de ${inYears(years)}`,
  hint: "Laissez vide pour ne pas comparer ce terme.",
  unknown: "non offert",
  condition: (rate) => `le taux fixe de ${inYears(years)} est de ${rate}`,
});

const primeFrom = (year: string): FactWords => ({
  ask: `Taux préférentiel dès la ${year} année`,
  condition: (rate) => `le taux préférentiel est de ${rate} dès la ${year} année`,
});

export const fixedOrVariableFrench: FixedOrVariableWords = {
  name: "Fixe ou variable?",
  bridge: {
    "other-lengths": () => ({
      label: "Durée fixe la moins chère",
      because:
        "La règle simple ne connaît que le taux fixe de cinq ans. Un terme plus court qui revient moins cher prend sa place.",
    }),
    "rate-path": () => ({
      label: "Vos taux à venir",
      because:
        "Le taux variable suit aussitôt le taux préférentiel. Un taux fixe le suit à la fin de son terme.",
    }),
    "left-early": () => ({
      label: "Départ avant la fin des cinq ans",
      because:
        "Mettre fin à un taux variable coûte trois mois d’intérêts. À taux fixe, l’indemnité est la même ou, si elle est plus élevée, la perte d’intérêts du prêteur aux taux de ce jour-là.",
    }),
  },
  notes: {
    "trigger-rate": ({ rate, prime, from }, format) =>
      `Avec des versements fixes, le taux de déclenchement est de ${format.about(rate)}, pour un taux préférentiel de ${format.about(prime)} : dès lors, un versement ne couvre plus les intérêts, et le prêteur l’augmente ou, chez certains, laisse croître la dette. ${
        from === null
          ? "Vos taux ne l’atteignent pas en cinq ans."
          : `Vos taux l’atteignent le ${format.date(from)}.`
      }`,
    "charge-if-left": ({ after, fixed, bank, variable }, format) =>
      `À ces taux, si vous remboursez le prêt après ${format.length(after.value)}, l’indemnité serait de ${format.roughly(variable)} à taux variable; à taux fixe de cinq ans, de ${format.roughly(fixed)} chez la plupart des prêteurs et de ${format.roughly(bank)} dans une grande banque. Un taux variable peut généralement être converti en taux fixe chez le même prêteur, sans indemnité.`,
  },
  figures: {
    loanAmount: "montant du prêt",
    fixedRate: "taux fixe de cinq ans",
    variableRate: "taux variable",
    monthsCompared: "mois comparés",
    monthsAfter: "mois qui restent ensuite",
    fixedMonthlyRate: "taux fixe par mois",
    fixedPayment: "versement à taux fixe",
    fixedOwed: "solde d’alors à taux fixe",
    fixedInterest: "intérêts à taux fixe",
    variableMonthlyRate: "taux variable par mois",
    variablePayment: "versement à taux variable",
    variableOwed: "solde d’alors à taux variable",
    variableInterest: "intérêts à taux variable",
    variableSaves: "économie du taux variable",
    lenderVariableSaves: "économie du taux variable à ces taux",
    costFixed1: "coût du fixe de 1 an",
    costFixed2: "coût du fixe de 2 ans",
    costFixed3: "coût du fixe de 3 ans",
    costFixed4: "coût du fixe de 4 ans",
    costFixed5: "coût du fixe de 5 ans",
    costVariable: "coût du variable",
  },
  inputs: {
    fixedRate: "un taux fixe de cinq ans",
    variableRate: "un taux variable",
  },
  labels: {
    estimate: "Écart entre fixe de cinq ans et variable, taux inchangés",
    lender: "Écart entre le fixe le moins cher et le variable",
    gain: (amount) => `${amount} de moins avec le variable`,
    loss: (amount) => `${amount} de moins avec le fixe`,
  },
  verdicts: {
    "take-fixed": {
      sentence: (verdict, format) =>
        `${onPath(verdict)}, choisissez un taux ${fixed(verdict.years, format)} : environ ${key(format.roughly(verdict.saved))} d’économie en ${format.length(verdict.over.value)}`,
      or: ({ years, saved, over }, format) =>
        `optez pour un taux ${fixed(years, format)} et économisez environ ${format.roughly(saved)} en ${format.length(over.value)}`,
      turning,
      because: (verdict, format) =>
        `Sur ${format.length(verdict.over.value)}, c’est ce montant de moins qu’avec le taux variable.${noFlip(verdict)}`,
    },
    "take-variable": {
      sentence: (verdict, format) =>
        `${onPath(verdict)}, optez pour le taux variable : environ ${key(format.roughly(verdict.saved))} d’économie en ${format.length(verdict.over.value)}`,
      or: ({ saved, over }, format) =>
        `optez pour le taux variable et économisez environ ${format.roughly(saved)} en ${format.length(over.value)}`,
      turning,
      because: (verdict, format) =>
        `Sur ${format.length(verdict.over.value)}, c’est ce montant de moins qu’avec le taux ${fixed(verdict.years, format)}, le moins cher des taux fixes.${noFlip(verdict)}`,
    },
    tie: {
      sentence: (verdict, format) =>
        `${onPath(verdict)}, ${fixed(verdict.years, format)} et variable sont pratiquement équivalents`,
      or: ({ years }, format) =>
        `${fixed(years, format)} et variable sont pratiquement équivalents`,
      hinge: () => "Le taux fixe est certain; mettre fin à un taux variable coûte moins cher.",
      because: ({ over }, format) =>
        `Sur ${format.length(over.value)}, l’écart est de moins du millième du prêt.`,
    },
  },
  outcomes: {
    "fixed-cheaper": "le taux fixe revient moins cher",
    "variable-cheaper": "le taux variable revient moins cher",
  },
  facts: {
    prime: {
      ask: "Taux préférentiel aujourd’hui",
      hint: `Nous retenons celui des grandes banques le ${formatFrench.date(marketPrime.on)}. Seuls ses changements comptent : votre taux variable les suit.`,
      condition: (rate) => `le taux préférentiel est de ${rate} aujourd’hui`,
    },
    primeYear2: primeFrom("deuxième"),
    primeYear3: primeFrom("troisième"),
    primeYear4: primeFrom("quatrième"),
    primeYear5: primeFrom("cinquième"),
    leaveAfter: {
      ...asAsked(askedFrench.leaveAfter),
      unknown: "pas avant cinq ans",
      condition: (after) => `vous remboursez le prêt après ${after}`,
    },
    fixedLender: {
      ask: "Qui offre le taux fixe?",
      hint: "Les grandes banques exigent généralement plus pour quitter un taux fixe avant la fin.",
      options: { bank: "Une grande banque", other: "Un autre prêteur" },
      condition: {
        bank: "une grande banque offre le taux fixe",
        other: "le taux fixe est offert par un autre prêteur qu’une grande banque",
      },
    },
    variableKind: {
      ask: "Que fait un versement à taux variable quand le taux préférentiel change?",
      options: { adjustable: "Il change", "fixed-payment": "Il reste le même" },
      condition: {
        adjustable: "le versement suit le taux préférentiel",
        "fixed-payment": "le versement reste le même et que sa part d’intérêts change",
      },
    },
    fixedRate1: shorter(1),
    fixedRate2: shorter(2),
    fixedRate3: shorter(3),
    fixedRate4: shorter(4),
  },
};

/**
 * Words of the question on a fixed or a variable rate and its insight, in Canadian French.
 *
 * @example
 * words.language; // "fr"
 */
export const words = /* @__PURE__ */ french({
  "fixed-or-variable": fixedOrVariableFrench,
});
