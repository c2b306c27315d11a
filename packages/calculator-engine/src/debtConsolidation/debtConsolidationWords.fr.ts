import type { Quantity } from "../quantity.ts";
import { changeFrench, leavingFrench } from "../words/change.fr.ts";
import { createWords } from "../words/createWords.ts";
import type { Formatter } from "../words/Formatter.ts";
import { french } from "../words/french.ts";
import { key } from "../words/key.ts";
import type { Words } from "../words/Words.ts";
import type { DebtConsolidationWords } from "./debtConsolidationWords.en.ts";

interface Moved {
  readonly length: Quantity;
  readonly lengthAsNow: Quantity;
  readonly costs: Quantity;
}

/** Writes when the debts end; the costs are negative if a lower mortgage rate saves more. */
function because({ length, lengthAsNow, costs }: Moved, format: Formatter) {
  const [end, endAsNow] = [format.length(length.value), format.length(lengthAsNow.value)];
  const cost = format.roughly({ ...costs, value: Math.abs(costs.value) });
  return `Vos dettes prennent fin après ${end}${end === endAsNow ? ", comme maintenant" : ` au lieu de ${endAsNow}`}${Math.abs(costs.value) < 0.5 ? "" : `, et le prêt ${costs.value < 0 ? "rapporte" : "coûte"} environ ${cost} en plus des intérêts`}. Ne payer que le versement exigé par le prêt coûterait plus cher.`;
}

export const debtConsolidationFrench: DebtConsolidationWords = {
  name: "Regroupement de dettes",
  lender: changeFrench,
  figures: {
    "debts.balance": (debt) => `solde (${debt})`,
    "debts.payment": (debt) => `versement sur ${debt}`,
    "debts.rate": (debt) => `taux (${debt})`,
    newTerm: "nouvelle durée",
    currentTotalBalance: "solde total",
    currentTotalPayment: "total des versements actuels",
    averageRate: "taux moyen, pondéré selon les soldes",
    currentInterest: "intérêts aux taux actuels",
    newInterest: "intérêts du nouveau prêt",
    interestSavings: "économie d’intérêts",
    lenderInterestSavings: "économie d’intérêts chez un prêteur, frais payés",
    fittingDebts: "dettes qui respectent la limite",
    paymentOnFitting: "nouveau versement mensuel pour ces dettes",
  },
  inputs: {
    "debts.balance": (debt) => `un solde (${debt})`,
    "debts.payment": (debt) => `un versement sur ${debt}`,
    "debts.rate": (debt) => `un taux (${debt})`,
    newTerm: "une nouvelle durée",
  },
  recommendations: {
    "highly-recommended": "Fortement recommandé – économies chaque mois et à long terme",
    "good-for-cash-flow": "Bon pour les liquidités – réduit les versements mensuels",
    "consider-carefully": "À examiner avec soin – les économies sont incertaines",
  },
  labels: {
    estimate: "Intérêts économisés, selon la formule simple",
    lender: "Gain ou perte, selon le calcul d’une banque",
    gain: (amount) => `${amount} économisés`,
    loss: (amount) => `${amount} perdus`,
  },
  verdicts: {
    consolidate: {
      sentence: ({ saved, payment }, format) =>
        `Regroupez et continuez de payer ${format.roughly(payment)} par mois : environ ${key(format.roughly(saved))} d’économie`,
      or: ({ saved }, format) =>
        `regroupez, payez autant que maintenant et économisez environ ${format.roughly(saved)}`,
      because,
    },
    "consolidate-part": {
      sentence: ({ saved, part, payment }, format) =>
        `Regroupez vos dettes les plus chères (${format.roughly(part)}) à ${format.roughly(payment)} par mois : environ ${key(format.roughly(saved))} économisés`,
      or: ({ saved, part }, format) =>
        `regroupez vos dettes les plus chères (${format.roughly(part)}) et économisez environ ${format.roughly(saved)}`,
      because: (verdict, format) =>
        `${verdict.fits ? "À laisser tel quel, à un taux plus bas" : "Ce qui dépasse la limite et garde son taux"} : ${format.list(verdict.staying)}. ${because(verdict, format)}`,
    },
    "line-instead": {
      sentence: ({ saved, part }, format) =>
        `Gardez votre prêt; transférez ${format.roughly(part)} sur une marge de crédit : environ ${key(format.roughly(saved))} d’économie`,
      or: ({ saved }, format) =>
        `gardez votre prêt hypothécaire, prenez une marge de crédit et économisez environ ${format.roughly(saved)}`,
      because: (verdict, format) =>
        `Une marge de crédit ou un prêt de deuxième rang ne touche pas à votre taux actuel : l’économie existe à un taux inférieur à environ ${format.about(verdict.below)}, compté ici à ${format.about(verdict.rate)}. Tout refinancer vous laisserait environ ${format.roughly(verdict.loss)} de moins.${verdict.staying.length > 0 ? ` Ce qui reste tel quel : ${format.list(verdict.staying)}.` : ""} ${because(verdict, format)}`,
    },
    "dearest-first": {
      sentence: ({ saved, dearest }, format) =>
        `Sans nouveau prêt, remboursez d’abord ${dearest} : environ ${key(format.roughly(saved))} d’économie`,
      or: ({ saved }, format) =>
        `remboursez d’abord la dette la plus chère et économisez environ ${format.roughly(saved)}`,
      because: () =>
        "Continuez de verser le même total : ce qu’une dette remboursée libère va à la plus chère qui reste. Un nouveau prêt ferait économiser moins, une fois ses frais payés.",
    },
    "pay-as-now": {
      sentence: ({ more }, format) =>
        `Remboursez vos dettes comme maintenant : le regroupement coûterait environ ${key(format.roughly(more))} de plus`,
      or: ({ more }, format) =>
        `continuez de rembourser vos dettes comme maintenant (le regroupement coûte environ ${format.roughly(more)} de plus)`,
      because: ({ length }, format) =>
        `Avec vos versements actuels, elles sont remboursées en ${format.length(length.value)}; un prêt remboursé avec les mêmes versements coûte plus cher, frais compris.`,
    },
    "close-call": {
      sentence: ({ saved }, format) =>
        Math.abs(saved.value) < 0.5
          ? "C’est presque égal : les deux reviennent au même"
          : `C’est presque égal : le regroupement ${saved.value < 0 ? "coûterait" : "ferait économiser"} environ ${key(format.roughly({ ...saved, value: Math.abs(saved.value) }))} seulement`,
      or: () => "c’est presque égal",
    },
    "ends-debts": {
      sentence: ({ payment }, format) =>
        `Regroupez vos dettes à environ ${key(format.roughly(payment))} par mois, ou payez plus que maintenant`,
      or: ({ payment }, format) =>
        `regroupez vos dettes à environ ${format.roughly(payment)} par mois`,
      hinge: ({ debts }, format) =>
        debts.length === 1
          ? `Avec les versements actuels, la dette suivante ne serait jamais remboursée : ${format.list(debts)}.`
          : `Avec les versements actuels, les dettes suivantes ne seraient jamais remboursées : ${format.list(debts)}.`,
      because: ({ length }, format) =>
        `Un versement qui ne dépasse pas les intérêts ne rembourse jamais une dette; le nouveau prêt prend fin après ${format.length(length.value)}.`,
    },
    "nothing-fits": {
      sentence: ({ payDown, limit }, format) =>
        `Remboursez d’abord environ ${key(format.roughly(payDown))} pour devoir au plus ${format.about(limit)} de la valeur`,
      or: ({ payDown }, format) =>
        `aucun prêteur ne pourrait ajouter les dettes avant le remboursement d’environ ${format.roughly(payDown)}`,
      hinge: () =>
        "D’ici là, aucun prêteur ne pourrait ajouter les dettes à votre prêt hypothécaire.",
    },
  },
  outcomes: {
    saves: "le regroupement fait économiser",
    costs: "le regroupement coûte plus que les versements actuels",
    "nothing-fits": "rien ne peut être regroupé",
  },
  facts: {
    ...leavingFrench,
    mortgageBalance: {
      ask: "Solde de votre prêt hypothécaire actuel",
      hint: "Le refinancement le fait passer en entier au nouveau taux. 0 si vous n’en avez pas.",
      notCounted:
        "Ce que coûterait le passage de votre prêt hypothécaire actuel au nouveau taux n’est pas compté : indiquez son solde.",
      condition: (amount, value) =>
        value === 0
          ? "vous n’avez pas de prêt hypothécaire"
          : `vous devez ${amount} sur votre prêt hypothécaire`,
    },
    mortgageRate: {
      ask: "Taux de votre prêt hypothécaire actuel",
      hint: "S’il est inférieur au nouveau taux, un refinancement vous le fait perdre.",
      notCounted:
        "Le passage de votre prêt hypothécaire actuel au nouveau taux n’est pas compté : indiquez son taux.",
      condition: (rate) => `le taux de votre prêt hypothécaire est de ${rate}`,
    },
    lineRate: {
      ask: "Taux d’une marge de crédit",
      hint: "Une marge de crédit laisse votre prêt hypothécaire tel quel. Un prêt de deuxième rang coûte plus cher.",
      condition: (rate) => `une marge de crédit coûte ${rate}`,
    },
    refinanceCosts: {
      ask: "Notaire ou avocat, évaluation, quittance",
      condition: (amount) => `le refinancement coûte ${amount}`,
    },
  },
};

/**
 * Words of the consolidation question and its insight, in Canadian French.
 *
 * @example
 * const answer = debtConsolidationInsight.answer({
 *   debts: [{ id: "1", name: "Credit Card", balance: 20_000, payment: 500, rate: 20 }],
 *   newRate: 5.5, newTerm: 25,
 * });
 * words.verdict(answer).sentence; // "Regroupez et continuez de payer 500…"
 */
export const words: Words = /* @__PURE__ */ createWords(french, {
  "debt-consolidation": debtConsolidationFrench,
});
