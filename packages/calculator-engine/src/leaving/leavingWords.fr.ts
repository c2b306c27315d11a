import type { Quantity } from "../quantity.ts";
import * as askedFrench from "../words/asked.fr.ts";
import { leavingFrench } from "../words/change.fr.ts";
import { asAsked, type FactWords } from "../words/FactWords.ts";
import { type Formatter, key } from "../words/Formatter.ts";
import { french } from "../words/french.ts";
import type { LeavingWords } from "./leavingWords.en.ts";

type Now = Readonly<Record<"next" | "atEnd", Quantity | null>>;

function whyNow({ next, atEnd }: Now, format: Formatter): string {
  if (next) return `Dans un mois, l’indemnité serait d’environ ${format.roughly(next)}.`;
  if (atEnd && atEnd.value > 0) {
    return `Attendre la fin du terme coûterait environ ${format.roughly(atEnd)} d’intérêts de plus.`;
  }
  return "";
}

const inYears = (years: number) => (years === 1 ? "1 an" : `${years} ans`);

const lenderRate = (years: number): FactWords => ({
  ask: `Taux de votre prêteur aujourd’hui pour ${inYears(years)}`,
  hint: "Son taux affiché s’il en affiche un; sinon, le taux auquel il prête.",
  condition: (rate) => `le taux de votre prêteur pour ${inYears(years)} est de ${rate}`,
});

export const leavingCostFrench: LeavingWords = {
  name: "Coût d’un remboursement anticipé",
  bridge: {
    "lender-method": () => ({
      label: "Méthode de votre contrat",
      because:
        "Un prêteur exige trois mois d’intérêts ou, à taux fixe, les intérêts qu’il perd en prêtant au taux du jour pour le temps qui reste, si c’est plus. Les contrats ne prévoient pas tous le même taux de comparaison.",
    }),
    "privilege-first": () => ({
      label: "Remboursement permis, versé d’abord",
      because:
        "Aucune indemnité n’est calculée sur la partie que le contrat permet de rembourser chaque année.",
    }),
    "interest-act": () => ({
      label: "Limite de la Loi sur l’intérêt",
      because:
        "Après cinq ans d’un terme plus long, la loi permet à une personne de rembourser moyennant trois mois d’intérêts au plus.",
    }),
    "term-over": () => ({
      label: "Fin du terme",
      because: "À la fin du terme, un prêt hypothécaire se rembourse sans indemnité.",
    }),
  },
  notes: {
    "charge-by-contract": ({ least, most }, format) =>
      `L’indemnité est une estimation${most.value - least.value < 1 ? "" : ` : selon la méthode du prêteur, elle irait d’environ ${format.roughly(least)} à environ ${format.roughly(most)}`}. Votre prêteur doit vous indiquer le montant exact et le mode de calcul.`,
    "convert-inside": () =>
      "Un taux variable peut généralement être converti en taux fixe chez le même prêteur en tout temps, sans indemnité.",
    "interest-act-limit": ({ from }, format) =>
      `À partir du ${format.date(from)}, la loi limite l’indemnité à trois mois d’intérêts, puisque le terme dépasse cinq ans.`,
  },
  figures: {
    balance: "solde",
    currentRate: "taux actuel",
    yearsRemaining: "années restantes",
    monthlyInterest: "intérêts par mois",
    threeMonthsInterest: "trois mois d’intérêts",
    lenderCharge: "indemnité selon la méthode du contrat",
    chargedBalance: "solde visé par l’indemnité",
    comparedWith: "taux de comparaison du prêteur",
    differential: "intérêts que le prêteur perd",
    costAtEnd: "intérêts de plus jusqu’à la fin du terme",
    cheapestCost: "coût le plus bas",
    cheapestAfter: "mois d’attente avant le coût le plus bas",
  },
  inputs: {},
  labels: {
    estimate: "Trois mois d’intérêts, selon la règle simple",
    lender: "Indemnité aujourd’hui, selon la méthode du contrat",
  },
  verdicts: {
    "nothing-due": {
      sentence: () => "Remboursez maintenant : votre prêteur n’exige aucune indemnité",
      or: () => "aucune indemnité n’est exigée",
      because: () =>
        "Il n’y a pas d’indemnité à la fin du terme, ni sur ce que votre contrat permet de rembourser d’avance.",
    },
    port: {
      sentence: ({ saved }, format) =>
        `Transférez le prêt à la nouvelle propriété : environ ${key(format.roughly(saved))} d’économie avant l’échéance`,
      or: ({ saved }, format) =>
        `transférez le prêt et économisez environ ${format.roughly(saved)} avant l’échéance`,
      hinge: ({ rate }, format) =>
        `Par rapport à un nouveau prêt à ${format.about(rate)}. Demandez combien de jours vous avez entre la vente et l’achat.`,
    },
    "leave-now": {
      sentence: ({ charge }, format) =>
        `Si vous remboursez, faites-le maintenant : l’indemnité est d’environ ${key(format.roughly(charge))}`,
      or: ({ charge }, format) =>
        `remboursez maintenant, avec une indemnité d’environ ${format.roughly(charge)}`,
      hinge: whyNow,
    },
    "wait-until": {
      sentence: ({ today, until, saved }, format) =>
        today.value > 0
          ? `Attendez jusqu’au ${format.date(until)} : aujourd’hui, l’indemnité serait d’environ ${key(format.roughly(today))}`
          : `Attendez jusqu’au ${format.date(until)} : économie d’environ ${key(format.roughly(saved))}`,
      or: ({ until, saved }, format) =>
        `attendez jusqu’au ${format.date(until)} et économisez environ ${format.roughly(saved)}`,
      turning: ({ charge, saved, compared }, format) =>
        `${compared ? `Si le taux de votre prêteur pour ${format.about(compared.term)} reste à ${format.about(compared.rate)}, attendre` : "Attendre"} vous fait économiser environ ${format.roughly(saved)} d’ici là; l’indemnité serait d’environ ${format.roughly(charge)}.`,
    },
    "wait-for-end": {
      sentence: ({ today, until, saved }, format) =>
        today.value > 0
          ? `Restez jusqu’à la fin, le ${format.date(until)} : aujourd’hui, l’indemnité serait d’environ ${key(format.roughly(today))}`
          : `Restez jusqu’à la fin du terme, le ${format.date(until)} : économie d’environ ${key(format.roughly(saved))}`,
      or: ({ saved }, format) =>
        `restez jusqu’à la fin du terme et économisez environ ${format.roughly(saved)}`,
      hinge: ({ saved }, format) =>
        `Rester vous fait économiser environ ${format.roughly(saved)} d’ici là, sans indemnité.`,
    },
  },
  outcomes: {
    "nothing-due": "aucune indemnité n’est exigée",
    port: "vous transférez le prêt",
    "leave-now": "rembourser maintenant coûte le moins cher",
    "wait-until": "rembourser plus tard coûte moins cher",
    "wait-for-end": "attendre la fin du terme coûte le moins cher",
  },
  facts: {
    reason: {
      ...asAsked(askedFrench.leavingReason),
      condition: {
        change: "un autre prêt le remplace",
        sell: "vous vendez sans acheter",
        move: "vous vendez et achetez ailleurs",
      },
    },
    newRate: {
      ask: "Taux du nouveau prêt",
      condition: (rate) => `le nouveau taux est de ${rate}`,
    },
    portable: {
      ask: "Pouvez-vous transférer ce prêt à une autre propriété?",
      hint: "Les contrats parlent de transférabilité. La nouvelle propriété doit être admissible.",
      condition: {
        true: "vous pouvez transférer le prêt",
        false: "vous ne pouvez pas transférer le prêt",
      },
    },
    longestWait: {
      ask: "Nombre maximal de mois d’attente",
      condition: (wait, value) =>
        value === 0 ? "vous ne pouvez pas attendre" : `vous pouvez attendre ${wait}`,
    },
    privilege: leavingFrench.privilege,
    discount: {
      ask: "Rabais sur le taux affiché, en points de pourcentage",
      hint: "Le taux affiché le jour de la signature, moins votre taux.",
      condition: (points) => `votre rabais est de ${points}`,
    },
    lenderRate1: lenderRate(1),
    lenderRate2: lenderRate(2),
    lenderRate3: lenderRate(3),
    lenderRate4: lenderRate(4),
    lenderRate5: lenderRate(5),
    termYears: {
      ask: "Durée du terme actuel",
      condition: (years) => `le terme dure ${years}`,
    },
    company: {
      ask: "L’emprunteur est-il une société?",
      condition: {
        true: "l’emprunteur est une société",
        false: "l’emprunteur est une personne",
      },
    },
  },
};

/**
 * Words of the leaving question and its insight, in Canadian French.
 *
 * @example
 * words.language; // "fr"
 */
export const words = /* @__PURE__ */ french({ leaving: leavingCostFrench });
