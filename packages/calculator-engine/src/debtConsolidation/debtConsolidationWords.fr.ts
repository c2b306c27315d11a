import { dollars } from "../quantity.ts";
import * as askedFrench from "../words/asked.fr.ts";
import { changeFrench, leavingFrench } from "../words/change.fr.ts";
import { asAsked } from "../words/FactWords.ts";
import { type Formatter, key } from "../words/Formatter.ts";
import { french } from "../words/french.ts";
import type { DebtConsolidationVerdict } from "./debtConsolidationInsight.ts";
import type { DebtConsolidationWords } from "./debtConsolidationWords.en.ts";

type Moved = Extract<DebtConsolidationVerdict, { readonly id: "consolidate" }>;

/** Writes what stays; of a debt that moves in part, the amount. */
const list = (staying: Moved["staying"], format: Formatter) =>
  format.list(
    staying
      .toReversed()
      .map(({ name, balance, isPart }) =>
        isPart ? `${format.roughly(dollars(balance))} (${name})` : name,
      ),
  );

/** Writes when the debts end; the costs are negative if a lower mortgage rate saves more. */
function because(
  { length, lengthAsNow, costs, payment, isMore }: Omit<Moved, "id">,
  format: Formatter,
) {
  const end = format.length(length.value);
  const endAsNow = lengthAsNow ? format.length(lengthAsNow.value) : "";
  const instead = endAsNow
    ? end === endAsNow
      ? ", comme maintenant"
      : ` au lieu de ${endAsNow}`
    : "";
  const cost = format.roughly({ ...costs, value: Math.abs(costs.value) });
  const more = isMore
    ? ` Le nouveau prêt exige plus que vos versements actuels : ${format.about(payment)} par mois en tout.`
    : " Ne faire que le versement du nouveau prêt coûterait plus cher.";
  return `Vos dettes seront remboursées en ${end}${instead}${Math.abs(costs.value) < 0.5 ? "" : `, et le prêt ${costs.value < 0 ? "rapporte" : "coûte"} environ ${cost} en plus des intérêts`}.${more}`;
}

const paying = ({ payment, isMore }: Pick<Moved, "payment" | "isMore">, format: Formatter) =>
  `${isMore ? "payez" : "continuez de payer"} ${format.about(payment)} par mois`;

const neverPaid = (debts: readonly string[], format: Formatter) =>
  `Avec les versements actuels, ${debts.length === 1 ? "la dette suivante ne serait jamais remboursée" : "les dettes suivantes ne seraient jamais remboursées"} : ${format.list(debts)}.`;

export const debtConsolidationFrench: DebtConsolidationWords = {
  name: "Regroupement de dettes",
  ...changeFrench,
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
    "debts.payment": (debt) => `un versement sur ${debt}`,
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
      sentence: ({ saved, over, payment }, format) =>
        `Regroupez à ${format.about(payment)} par mois : environ ${key(format.roughly(saved))} d’économie en ${format.length(over.value)}`,
      or: ({ saved, over, ...plan }, format) =>
        `regroupez, ${paying(plan, format)} et économisez environ ${format.roughly(saved)} en ${format.length(over.value)}`,
      because,
    },
    "consolidate-part": {
      sentence: ({ saved, part, over }, format) =>
        `Regroupez les ${format.roughly(part)} les plus coûteux : environ ${key(format.roughly(saved))} d’économie en ${format.length(over.value)}`,
      or: ({ saved, part, over }, format) =>
        `regroupez vos dettes les plus coûteuses (${format.roughly(part)}) et économisez environ ${format.roughly(saved)} en ${format.length(over.value)}`,
      hinge: (plan, format) => `En tout, ${paying(plan, format)}.`,
      because: (verdict, format) =>
        `${verdict.fits ? "À laisser tel quel, à un taux plus bas" : "Ce qui dépasse la limite et garde son taux"} : ${list(verdict.staying, format)}. ${because(verdict, format)}`,
    },
    "line-instead": {
      sentence: ({ saved, part, over }, format) =>
        `Transférez ${format.roughly(part)} à une marge de crédit : environ ${key(format.roughly(saved))} d’économie en ${format.length(over.value)}`,
      or: ({ saved, over }, format) =>
        `gardez votre prêt hypothécaire, prenez une marge de crédit et économisez environ ${format.roughly(saved)} en ${format.length(over.value)}`,
      hinge: (plan, format) =>
        `Gardez votre prêt hypothécaire tel quel et ${paying(plan, format)} sur vos dettes.`,
      because: (verdict, format) =>
        `Une marge de crédit ou un prêt de deuxième rang ne touche pas à votre taux actuel : vous économisez tant que son taux reste sous ${format.about(verdict.below)} environ (hypothèse : ${format.about(verdict.rate)}). Tout refinancer ferait économiser environ ${format.roughly(verdict.loss)} de moins.${verdict.staying.length > 0 ? ` Ce qui reste tel quel : ${list(verdict.staying, format)}.` : ""} ${because(verdict, format)}`,
    },
    "wait-then-consolidate": {
      sentence: ({ wait, saved, over }, format) =>
        `Attendez ${format.length(wait.value)}, puis regroupez : environ ${key(format.roughly(saved))} d’économie en ${format.length(over.value)}`,
      or: ({ wait, saved, over }, format) =>
        `attendez ${format.length(wait.value)}, puis regroupez et économisez environ ${format.roughly(saved)} en ${format.length(over.value)}`,
      hinge: ({ part, ...plan }, format) =>
        `Au renouvellement, ${format.roughly(part)} peuvent être regroupés sans indemnité. Ensuite, ${paying(plan, format)}.`,
      because: (verdict, format) =>
        `Refinancer aujourd’hui ferait économiser environ ${format.roughly(verdict.loss)} de moins.${verdict.staying.length > 0 ? ` Ce qui reste tel quel : ${list(verdict.staying, format)}.` : ""} ${because(verdict, format)}`,
    },
    "dearest-first": {
      sentence: ({ saved, dearest, over }, format) =>
        `Remboursez d’abord ${dearest} : environ ${key(format.roughly(saved))} d’économie en ${format.length(over.value)}`,
      or: ({ saved, over }, format) =>
        `remboursez d’abord la dette la plus coûteuse et économisez environ ${format.roughly(saved)} en ${format.length(over.value)}`,
      hinge: () => "Aucun nouveau prêt n’est nécessaire.",
      because: () =>
        "Continuez de verser le même total : quand une dette est remboursée, son versement s’ajoute à celui de la plus coûteuse qui reste. Un nouveau prêt ferait économiser moins, frais payés, ou dépasserait la limite.",
    },
    "pay-as-now": {
      sentence: ({ more, over }, format) =>
        `Gardez vos versements : regrouper coûterait environ ${key(format.roughly(more))} de plus en ${format.length(over.value)}`,
      or: ({ more, over }, format) =>
        `gardez vos versements actuels (le regroupement coûte environ ${format.roughly(more)} de plus en ${format.length(over.value)})`,
      because: () => "Un prêt remboursé avec les mêmes versements coûte plus cher, frais compris.",
    },
    "close-call": {
      sentence: ({ saved, over }, format) =>
        Math.abs(saved.value) < 0.5
          ? "C’est pratiquement équivalent : les deux reviennent au même"
          : `C’est pratiquement équivalent : regrouper ne ${saved.value < 0 ? "coûte" : "rapporte"} qu’environ ${key(format.roughly({ ...saved, value: Math.abs(saved.value) }))} en ${format.length(over.value)}`,
      or: () => "c’est pratiquement équivalent",
    },
    "ends-debts": {
      sentence: ({ part, line, loanLength, payment }, format) =>
        `${line ? `Transférez ${format.roughly(part)} à une marge de crédit : remboursée` : `Regroupez ${format.roughly(part)} et versez ${format.about(payment)} par mois : prêt remboursé`} en ${key(format.length(loanLength.value))}`,
      or: ({ part, line, ...plan }, format) =>
        `${line ? `transférez ${format.roughly(part)} à une marge de crédit` : `regroupez ${format.roughly(part)}`} et ${paying(plan, format)}`,
      hinge: ({ debts, staying, length, line, ...plan }, format) =>
        `${line ? `Gardez votre prêt hypothécaire tel quel et ${paying(plan, format)} sur vos dettes. ` : ""}${neverPaid(debts, format)}${staying.length > 0 ? ` Ce qui n’est pas regroupé : ${list(staying, format)}; tout sera remboursé en ${format.length(length.value)}.` : ""}`,
      because: (plan, format) =>
        `Un versement qui ne couvre que les intérêts ne rembourse jamais une dette. ${plan.line ? `Hypothèse : une marge de crédit à ${format.about(plan.line)}. ` : ""}${because(plan, format)}`,
    },
    "pay-more": {
      sentence: ({ debts, payment }, format) =>
        `Versez environ ${key(format.roughly(payment))} par mois sur ${format.list(debts)}`,
      or: ({ debts, payment }, format) =>
        `versez environ ${format.roughly(payment)} par mois sur ${format.list(debts)}`,
      hinge: ({ debts }, format) => neverPaid(debts, format),
      because: ({ fits }) =>
        `Avec ce montant, tout sera remboursé en cinq ans. ${
          fits
            ? "Regrouper ce qui est possible ne suffirait pas avec les versements actuels."
            : "Aucun prêteur ne pourrait l’ajouter à votre prêt hypothécaire : la propriété garantit déjà le maximum."
        }`,
    },
    "nothing-fits": {
      sentence: ({ length }, format) =>
        `Gardez vos versements actuels : dettes remboursées en ${key(format.length(length.value))}`,
      or: () => "aucun prêteur ne pourrait ajouter de dettes",
      hinge: ({ payDown }, format) =>
        `Pour les ajouter à votre prêt hypothécaire, il faudrait d’abord devoir environ ${format.roughly(payDown)} de moins.`,
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
      ...asAsked(askedFrench.mortgageBalance),
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
 * words.verdict(answer).sentence; // "Regroupez à 500…"
 */
export const words = /* @__PURE__ */ french({
  "debt-consolidation": debtConsolidationFrench,
});
