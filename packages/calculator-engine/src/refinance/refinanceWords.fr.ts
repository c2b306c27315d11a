import type { Quantity } from "../quantity.ts";
import * as askedFrench from "../words/asked.fr.ts";
import { changeFrench, fewerYearsFrench, leavingFrench } from "../words/change.fr.ts";
import { asAsked } from "../words/FactWords.ts";
import { type Formatter, key } from "../words/Formatter.ts";
import { french } from "../words/french.ts";
import type { RefinanceWords } from "./refinanceWords.en.ts";

const turning = ({ chargeUpTo }: { readonly chargeUpTo: Quantity | null }, format: Formatter) =>
  chargeUpTo
    ? `Si l’indemnité est d’au plus ${format.atMost(chargeUpTo)}, changez maintenant.`
    : "";

const holding = ({ canHold }: { readonly canHold: boolean }) =>
  canHold
    ? "Faites garantir le nouveau taux maintenant : d’habitude pendant environ quatre mois."
    : "";

export const refinanceFrench: RefinanceWords = {
  name: "Devrais-je refinancer?",
  ...changeFrench,
  figures: {
    currentBalance: "solde actuel",
    currentRate: "taux actuel",
    yearsRemaining: "années restantes",
    closingCosts: "frais de clôture",
    breakEvenLimit: "délai de récupération maximal",
    currentMonthlyRate: "taux mensuel actuel",
    newMonthlyRate: "nouveau taux mensuel",
    currentPayment: "versement actuel",
    breakEvenMonths: "délai de récupération",
    totalSavings: "économie totale",
    lenderTotalSavings: "gain ou perte selon le calcul d’un prêteur",
    interestSavedInTerm: "intérêts économisés d’ici là",
    costOfChanging: "coût du changement, indemnité comprise",
    breakEvenWithCharge: "coût du changement récupéré après",
    refinanceMax: "somme maximale à emprunter sur la propriété",
  },
  inputs: {
    currentBalance: "un solde",
    closingCosts: "des frais de clôture",
  },
  recommendations: {
    beneficial: "Le refinancement semble avantageux",
    "not-worth-it": "Le refinancement n’en vaut peut-être pas la peine",
  },
  labels: {
    estimate: "Économie totale, selon la formule simple",
    lender: "Gain ou perte, selon le calcul d’une banque",
    gain: (amount) => `${amount} gagnés`,
    loss: (amount) => `${amount} perdus`,
  },
  verdicts: {
    "change-now": {
      turning: fewerYearsFrench,
      sentence: ({ gain }, format) =>
        `Changez maintenant : environ ${key(format.roughly(gain))} gagnés d’ici la fin du terme`,
      or: ({ gain }, format) =>
        `changez maintenant et gagnez environ ${format.roughly(gain)} d’ici la fin du terme`,
    },
    wait: {
      turning: (verdict, format) => holding(verdict) || turning(verdict, format),
      sentence: ({ loss }, format) =>
        `Attendez le renouvellement. Changer maintenant vous coûterait environ ${key(format.roughly(loss))} d’ici là`,
      or: ({ loss }, format) =>
        `attendez le renouvellement (changer maintenant ferait perdre environ ${format.roughly(loss)} d’ici là)`,
    },
    "compare-offers": {
      sentence: ({ costs }, format) =>
        `Demandez d’abord l’offre de renouvellement : changer coûte environ ${key(format.roughly(costs))}`,
      or: ({ costs }, format) =>
        `comparez d’abord l’offre de renouvellement de votre prêteur (changer coûte environ ${format.roughly(costs)})`,
      hinge: ({ rate }, format) =>
        `Si votre prêteur offre aussi ${format.about(rate)}, changer ne rapporte rien.`,
      because: () =>
        "Au renouvellement, votre taux actuel prend fin de toute façon. Le taux d’un autre prêteur se compare à l’offre du vôtre, sur un terme de cinq ans.",
    },
    "change-for-term": {
      turning: fewerYearsFrench,
      sentence: ({ gain, months }, format) =>
        `Changez : environ ${key(format.roughly(gain))} gagnés sur ${format.length(months.value)}`,
      or: ({ gain, months }, format) =>
        `changez et gagnez environ ${format.roughly(gain)} sur ${format.length(months.value)}`,
    },
    "wait-then-change": {
      turning: fewerYearsFrench,
      sentence: ({ gain, wait, months }, format) =>
        `Attendez ${format.length(wait.value)}, puis changez : environ ${key(format.roughly(gain))} gagnés en ${format.length(months.value)}`,
      or: ({ gain, months }, format) =>
        `changez à la fin de votre terme et gagnez environ ${format.roughly(gain)} sur ${format.length(months.value)}`,
      hinge: ({ now, months, canHold }, format) =>
        `${holding({ canHold })} Sur les mêmes ${format.length(months.value)}, changer maintenant ${now.value < 0 ? "ferait perdre environ" : "ne ferait gagner qu’environ"} ${format.roughly({ ...now, value: Math.abs(now.value) })}.`.trim(),
    },
    stay: {
      turning,
      sentence: ({ loss, months }, format) =>
        `Restez chez votre prêteur : changer vous coûterait environ ${key(format.roughly(loss))} sur ${format.length(months.value)}`,
      or: ({ loss, months }, format) =>
        `restez chez votre prêteur (changer coûterait environ ${format.roughly(loss)} sur ${format.length(months.value)})`,
    },
    "close-call": {
      sentence: ({ gain, months, now }, format) =>
        Math.abs(gain.value) < 0.5
          ? "C’est pratiquement équivalent : les deux reviennent au même"
          : `C’est pratiquement équivalent : changer ${now ? "au renouvellement " : ""}${gain.value < 0 ? "coûte" : "rapporte"} environ ${key(format.roughly({ ...gain, value: Math.abs(gain.value) }))} sur ${format.length(months.value)}`,
      or: () => "c’est pratiquement équivalent",
      turning: ({ now, months }, format) =>
        now
          ? `Changer maintenant ferait ${now.value < 0 ? "perdre" : "gagner"} environ ${format.roughly({ ...now, value: Math.abs(now.value) })} sur ${format.length(months.value)}.`
          : "",
    },
    "nothing-gained": {
      turning: holding,
      sentence: ({ loss }, format) =>
        `Gardez votre prêt : changer vous coûterait environ ${key(format.roughly(loss))} d’ici la fin du terme`,
      or: ({ loss }, format) =>
        `gardez votre prêt hypothécaire (changer coûterait environ ${format.roughly(loss)} d’ici la fin du terme)`,
      hinge: () => "Le nouveau taux n’est pas plus bas que le vôtre.",
    },
    "add-line": {
      sentence: ({ costs }, format) =>
        `Gardez votre prêt et ajoutez-y la marge : changer coûterait ${key(format.roughly(costs))}`,
      or: ({ costs }, format) =>
        `ajoutez la marge de crédit à votre prêt (changer coûte environ ${format.roughly(costs)})`,
    },
    "buy-out": {
      sentence: ({ costs }, format) =>
        `Pour un rachat de part, consultez-nous : changer maintenant coûte environ ${key(format.roughly(costs))}`,
      or: ({ costs }, format) =>
        `consultez-nous d’abord pour le rachat de part (changer coûte environ ${format.roughly(costs)})`,
      hinge: () =>
        "La somme du rachat n’est pas comptée ici. Votre prêteur pourrait vous laisser garder le prêt à un seul nom.",
      because: () =>
        "Avec une entente de séparation écrite, un assureur pourrait permettre plus que la part habituelle de la valeur, sur un seul revenu.",
    },
    "not-possible": {
      sentence: ({ payDown, limit }, format) =>
        `Remboursez d’abord environ ${key(format.roughly(payDown))} pour devoir au plus ${format.about(limit)} de la valeur`,
      or: () => "aucun autre prêteur ne pourrait reprendre tout votre prêt",
      hinge: () => "D’ici là, aucun autre prêteur ne pourrait reprendre votre prêt hypothécaire.",
    },
  },
  outcomes: {
    gains: "il est avantageux de changer maintenant",
    "gains-later": "il est plus avantageux de changer au renouvellement que maintenant",
    loses: "il n’est pas avantageux de changer maintenant",
    "not-possible": "aucun autre prêteur ne pourrait tout reprendre",
  },
  facts: {
    ...leavingFrench,
    purpose: {
      ...asAsked(askedFrench.refinancePurpose),
      condition: {
        rate: "le but est un taux plus bas",
        convert: "votre prêteur accorde le nouveau taux sans frais",
        line: "le but est aussi une marge de crédit",
        "buy-out": "le but est de racheter la part de votre ex-conjoint",
      },
    },
    renewalOffer: {
      ask: "Taux offert par votre prêteur au renouvellement",
      hint: "Selon sa lettre de renouvellement. Avec ce taux, les deux prêts sont comparés sur cinq ans.",
      notCounted:
        "Aucune économie n’est comptée tant que vous n’indiquez pas l’offre de votre prêteur.",
      condition: (rate) => `votre prêteur renouvelle à ${rate}`,
    },
  },
};

/**
 * Words of the refinancing question and its insight, in Canadian French.
 *
 * @example
 * const answer = refinanceInsight.answer({
 *   currentBalance: 350_000, currentRate: 6.5, newRate: 4.75, yearsRemaining: 20, closingCosts: 3_500,
 * });
 * words.verdict(answer).sentence; // "Attendez le renouvellement…"
 */
export const words = /* @__PURE__ */ french({ refinance: refinanceFrench });
