import type { Quantity } from "../quantity.ts";
import { changeFrench } from "../words/change.fr.ts";
import { createWords } from "../words/createWords.ts";
import type { Formatter } from "../words/Formatter.ts";
import { french } from "../words/french.ts";
import type { Words } from "../words/Words.ts";
import type { DebtConsolidationWords } from "./debtConsolidationWords.en.ts";

/** Writes a sentence on both ways; the costs are negative if a lower mortgage rate saves more. */
function compared(
  {
    asNow,
    interest,
    costs,
  }: { readonly asNow: Quantity; readonly interest: Quantity; readonly costs: Quantity },
  format: Formatter,
): string {
  const besides = format.roughly({ ...costs, value: Math.abs(costs.value) });
  return `Au rythme actuel, ces dettes coûtent environ ${format.roughly(asNow)} d’intérêts; dans le nouveau prêt, environ ${format.roughly(interest)}, et le refinancement ${costs.value < 0 ? "fait économiser" : "coûte"} en outre environ ${besides}.`;
}

/** French words of the consolidation question. */
export const debtConsolidationFrench: DebtConsolidationWords = {
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
    lender: "Selon le calcul d’un prêteur",
  },
  verdicts: {
    consolidate: {
      sentence: ({ saved }, format, confidence) =>
        confidence === "checked"
          ? `Regroupez vos dettes : vous pourriez payer environ ${format.roughly(saved)} d’intérêts de moins, tous frais comptés`
          : `Le regroupement pourrait faire économiser environ ${format.roughly(saved)} d’intérêts`,
      or: ({ saved }, format, isSame) =>
        isSame
          ? `environ ${format.roughly(saved)}`
          : `regroupez vos dettes et économisez environ ${format.roughly(saved)}`,
      because: compared,
    },
    "consolidate-part": {
      sentence: ({ saved, part }, format) =>
        `Regroupez ${format.roughly(part)} de dettes, le maximum sous la limite : l’économie d’intérêts pourrait être d’environ ${format.roughly(saved)}`,
      or: ({ saved, part }, format) =>
        `regroupez ${format.roughly(part)} de dettes, le maximum sous la limite, et économisez environ ${format.roughly(saved)}`,
      because: compared,
    },
    "pay-as-now": {
      sentence: ({ more }, format) =>
        `Continuez de rembourser vos dettes comme maintenant : le regroupement coûterait environ ${format.roughly(more)} de plus`,
      or: ({ more }, format, isSame) =>
        isSame
          ? `environ ${format.roughly(more)} de plus`
          : `continuez de rembourser vos dettes comme maintenant (le regroupement coûte environ ${format.roughly(more)} de plus)`,
      because: ({ length }, format) =>
        `Avec vos versements actuels, elles sont remboursées en ${format.length(length.value)}; un prêt plus long porte intérêt plus longtemps, même à un taux plus bas.`,
    },
    "close-call": {
      sentence: ({ saved }, format) =>
        Math.abs(saved.value) < 0.5
          ? "C’est presque égal : les deux reviennent au même"
          : `C’est presque égal : le regroupement ${saved.value < 0 ? "coûterait" : "ferait économiser"} environ ${format.roughly({ ...saved, value: Math.abs(saved.value) })} seulement`,
      or: (_, __, isSame) => (isSame ? "" : "c’est presque égal"),
    },
    "ends-debts": {
      sentence: ({ debts, payment }, format) => {
        const never =
          debts.length === 1
            ? "la dette suivante ne serait jamais remboursée"
            : "les dettes suivantes ne seraient jamais remboursées";
        return `Regroupez vos dettes à environ ${format.roughly(payment)} par mois, ou payez plus que maintenant, car avec les versements actuels, ${never} : ${format.list(debts)}`;
      },
      or: ({ payment }, format) =>
        `regroupez vos dettes à environ ${format.roughly(payment)} par mois`,
      because: ({ length }, format) =>
        `Un versement qui ne dépasse pas les intérêts ne rembourse jamais une dette; le nouveau prêt prend fin après ${format.length(length.value)}.`,
    },
    "leave-mortgage": {
      sentence: ({ loss, repricing, charge, rate }, format) => {
        const cost =
          repricing.value > 0
            ? `le faire passer à ${format.about(rate)} coûte environ ${format.roughly(repricing)}`
            : `le quitter avant la fin du terme coûte environ ${format.roughly(charge)}`;
        return `Gardez votre prêt hypothécaire tel quel et demandez plutôt un prêt de deuxième rang ou une marge de crédit : ${cost}, et le regroupement vous ferait perdre environ ${format.roughly(loss)}`;
      },
      or: ({ loss }, format, isSame) =>
        isSame
          ? `environ ${format.roughly(loss)}`
          : `gardez votre prêt hypothécaire tel quel (le regroupement fait perdre environ ${format.roughly(loss)})`,
      because: ({ below }, format) =>
        `Un prêt de deuxième rang ou une marge de crédit ne touche pas à votre taux actuel; remboursé comme le serait le nouveau prêt, il fait économiser à un taux inférieur à environ ${format.about(below)}.`,
    },
    "nothing-fits": {
      sentence: ({ payDown, limit }, format) =>
        `Impossible pour l’instant : remboursez d’abord environ ${format.roughly(payDown)}, pour ne pas devoir plus de ${format.about(limit)} de la valeur de votre propriété, dettes comprises`,
      or: () => "aucun prêteur ne pourrait ajouter les dettes à votre prêt hypothécaire",
    },
  },
  outcomes: {
    saves: "le regroupement fait économiser",
    costs: "le regroupement coûte plus que les versements actuels",
    "nothing-fits": "rien ne peut être regroupé",
  },
  facts: {
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
 * words.verdict(answer).sentence; // "Continuez de rembourser vos dettes comme maintenant…"
 */
export const words: Words = /* @__PURE__ */ createWords(french, {
  "debt-consolidation": debtConsolidationFrench,
});
