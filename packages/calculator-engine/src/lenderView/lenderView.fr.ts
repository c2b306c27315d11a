import type { Quantity } from "../quantity.ts";
import type { Formatter } from "../words/Formatter.ts";
import { rulesFrench } from "../words/rules.fr.ts";
import type { SharedVocabulary } from "../words/SharedVocabulary.ts";
import type { BuyerReason } from "./note.ts";

const compounded = {
  "semi-annual": "semestriellement",
  monthly: "mensuellement",
  quarterly: "trimestriellement",
  annual: "annuellement",
} as const;

/** Why a lender's figure is another one. */
export const bridgeFrench: SharedVocabulary["bridge"] = {
  compounding: ({ compounding, usual }) => ({
    label: `Intérêts composés ${compounded[compounding]}`,
    because: usual
      ? "Au Canada, les taux fixes sont composés deux fois par année : le même taux affiché coûte un peu moins qu’avec la composition mensuelle de l’estimation."
      : `Le contrat compose les intérêts ${compounded[compounding]}; l’estimation le fait mensuellement.`,
  }),
  "stress-test": ({ rate }, format) => ({
    label: "Simulation de crise",
    because: `Le versement est vérifié au taux admissible de ${format.about(rate)}, et non au taux que vous payez.`,
  }),
  "debt-service-limits": ({ gds, tds }, format) => ({
    label: "Rapports d’amortissement de la dette",
    because: `Un prêteur admet un rapport ABD de ${format.about(gds)} (le logement en proportion du revenu) et un rapport ATD de ${format.about(tds)} (l’ensemble des dettes), selon la limite atteinte en premier.`,
  }),
  "housing-costs": () => ({
    label: "Impôt foncier, chauffage et charges de copropriété",
    because: "Ils comptent comme frais de logement : il reste moins de revenu pour le prêt.",
  }),
  "premium-in-loan": ({ rate }, format) => ({
    label: "Prime d’assurance ajoutée au prêt",
    because: `La mise de fonds est trop petite pour se passer d’assurance : une prime de ${format.about(rate)} du prêt s’ajoute à la somme due.`,
  }),
  "premium-tier": () => ({
    label: "Palier de la prime",
    because: "Un prix plus élevé tomberait dans un palier de prime plus coûteux.",
  }),
  "cash-price": () => ({
    label: "Prix au comptant",
    because: "La mise de fonds permet d’acheter à ce prix sans aucun prêt hypothécaire.",
  }),
  "minimum-down-payment": () => ({
    label: "Mise de fonds minimale",
    because: "La mise de fonds ne suffit pas pour un prix plus élevé.",
  }),
  "insurance-cap": () => ({
    label: "Prix plafond des prêts assurés",
    because: "Une propriété plus chère ne peut pas être assurée du tout.",
  }),
  "premium-borrowed": () => ({
    label: "Prime d’assurance empruntée, non payée au comptant",
    because:
      "Le prêteur ajoute la prime au prêt hypothécaire; seule la taxe sur la prime est payable à la clôture.",
  }),
  "premium-tax": () => ({
    label: "Taxe provinciale sur la prime",
    because:
      "La province taxe la prime d’assurance, et cette taxe se paie au comptant à la clôture.",
  }),
  "principal-repaid": ({ share }, format) => ({
    label: "Capital remboursé selon le calendrier",
    because: `L’estimation compte ${format.about(share)} des versements comme valeur nette; le calendrier d’amortissement donne ce qui est vraiment remboursé à la fin de l’occupation.`,
  }),
  "refinance-limit": ({ share }, format) => ({
    label: "Dettes qui dépassent la limite",
    because: `Une propriété peut être refinancée jusqu’à ${format.about(share)} de sa valeur; ce qui dépasse reste tel quel.`,
  }),
  "debts-paid-off": () => ({
    label: "Dettes remboursées à votre rythme actuel",
    because:
      "L’estimation laisse les dettes actuelles porter intérêt sur les soldes d’aujourd’hui pendant toute la durée du nouveau prêt. Avec vos versements actuels, elles prennent fin et coûtent moins, de ce montant.",
  }),
  "refinance-costs": () => ({
    label: "Frais de refinancement",
    because:
      "Il faut payer l’avocat ou le notaire, l’évaluation et la quittance de l’ancien prêt hypothécaire.",
  }),
  "end-of-term": ({ months }, format) => ({
    label: "Jusqu’à la fin du terme actuel seulement",
    because: `Le taux actuel est assuré pour ${format.about(months)}. Ensuite, l’un ou l’autre prêt se renouvelle à un taux que personne ne connaît; aucune économie n’est donc comptée.`,
  }),
  "prepayment-charge": () => ({
    label: "Indemnité de remboursement anticipé",
    because:
      "Quitter un prêt hypothécaire fermé avant la fin du terme coûte trois mois d’intérêts ou, à taux fixe, la perte d’intérêts du prêteur si elle est plus élevée.",
  }),
  "transfer-tax": ({ rule }) => ({
    label: rule,
    because: "À payer au comptant lors du transfert de la propriété, et absent de l’estimation.",
  }),
  "transfer-tax-instead": ({ rule }) => ({
    label: rule,
    because: "Ce qui est exigé ici, à la place du chiffre provincial de l’estimation.",
  }),
  "transfer-relief": ({ rule }) => ({
    label: rule,
    because: "Cet acheteur ou cette propriété a droit au remboursement de cette part des droits.",
  }),
};

const firstTimeReasons: Readonly<Record<BuyerReason, string>> = {
  "never-owned": "aucun acheteur n’a déjà été propriétaire",
  "years-without": "aucun acheteur n’a habité la sienne cette année ni les quatre précédentes",
  "owned-before": "un acheteur a déjà été propriétaire, même il y a longtemps",
  "not-citizen-or-permanent-resident": "il faut être citoyen ou résident permanent",
};

/** What stands in the way or was left out. */
export const notesFrench: SharedVocabulary["notes"] = {
  "amortization-too-long": () =>
    "Les assureurs n’admettent pas une période d’amortissement aussi longue pour cet acheteur : il faudrait l’écourter ou augmenter la mise de fonds.",
  "charge-is-estimate": () =>
    "L’indemnité de remboursement anticipé est une estimation : les prêteurs ne choisissent pas tous le même taux de comparaison.",
  "home-value-unknown": () =>
    "Sans la valeur de la propriété, toutes les dettes sont réputées entrer sous la limite de refinancement.",
  "municipal-rate-unknown": ({ from }, format) => {
    const above = from.value > 0 ? ` au-delà de ${format.about(from)}` : "";
    return `La taxe propre à la municipalité${above} n’est comptée qu’une fois son taux indiqué.`;
  },
  "first-time": ({ tests }) =>
    tests
      .map(
        ({ rule, met, because }) =>
          `${rulesFrench[rule.id] ?? rule.name} – ${met ? "oui" : "non"}, ${firstTimeReasons[because]}.`,
      )
      .join(" "),
  "debt-never-ends": () =>
    "Avec son versement actuel, une dette ne serait jamais remboursée; l’économie d’intérêts est donc celle de l’estimation.",
  "straight-switch": () =>
    "Un changement de prêteur au renouvellement qui n’augmente ni le prêt ni l’amortissement échappe à la simulation de crise.",
  "minimum-down-payment": ({ minimum }, format) =>
    `À ce prix, un prêteur exige une mise de fonds d’au moins ${format.about(minimum)}.`,
  "not-insurable": ({ minimum }, format) =>
    `À ce prix, un prêt hypothécaire ne peut pas être assuré : un prêteur exige une mise de fonds de ${format.about(minimum)}.`,
  "balance-above-limit": ({ limit }, format) =>
    `Le solde dépasse ${format.about(limit)} de la valeur de la propriété : un prêteur ne pourrait pas tout refinancer.`,
  "nothing-fits": ({ limit }, format) =>
    `La propriété porte déjà ${format.about(limit)} de sa valeur ou plus : rien ne peut être regroupé.`,
};

interface Change {
  readonly saved: Quantity;
  readonly costs: Quantity;
}

/** What changing saves of interest in some time, and what it costs; cash back may be more. */
function saving(time: string, { saved, costs }: Change, format: Formatter): string {
  const interest =
    saved.value > 0
      ? `${format.roughly(saved)} d’intérêts sont économisés`
      : "aucun intérêt n’est économisé";
  const cost = format.roughly({ ...costs, value: Math.abs(costs.value) });
  return ` : ${time}, ${interest}, et le changement ${costs.value < 0 ? "rapporte" : "coûte"} ${cost}.`;
}

/** What a lender's figure comes from: the end of the lender's sentence. */
export const limitsFrench: SharedVocabulary["limits"] = {
  "income-gds": ({ share, rate }, format) =>
    ` : à ce prix, le logement prend ${format.about(share)} du revenu, avec un versement vérifié au taux de ${format.about(rate)}.`,
  "income-tds": ({ share, rate }, format) =>
    ` : à ce prix, l’ensemble des dettes prend ${format.about(share)} du revenu, avec un versement vérifié au taux de ${format.about(rate)}.`,
  "down-payment": ({ downPayment, share }, format) =>
    share
      ? ` : la mise de fonds minimale est de ${format.about(share)}, et ${format.about(downPayment)} en représentent ${format.about(share)}.`
      : ` : ${format.about(downPayment)} est la mise de fonds minimale à ce prix.`,
  amortization: ({ years, downPayment, share }, format) =>
    ` : sur ${format.about(years)}, le prêt ne peut pas être assuré; la mise de fonds minimale est donc de ${format.about(share)}, et ${format.about(downPayment)} en représentent ${format.about(share)}.`,
  "insurance-cap": ({ cap, minimum }, format) =>
    ` : à partir de ${format.about(cap)}, un prêt ne peut pas être assuré et exige une mise de fonds de ${format.about(minimum)}.`,
  "nothing-down": ({ share }, format) =>
    `, car il faut une mise de fonds d’au moins ${format.about(share)} du prix.`,
  cash: () =>
    ", ce que la mise de fonds permet d’acheter au comptant : le revenu ne permet aucun prêt hypothécaire.",
  refused: ({ minimum, missing }, format) =>
    `Un prêteur ne pourrait pas prêter : la mise de fonds minimale est ici de ${format.about(minimum)}, et il en manque ${format.about(missing)}.`,
  "end-of-term": ({ months, ...change }, format) =>
    saving(`pendant les ${format.about(months)} restants du terme`, change, format),
  "end-of-mortgage": ({ months, ...change }, format) =>
    saving(`sur les ${format.about(months)} qui restent`, change, format),
  "shortest-term": ({ months, ...change }, format) =>
    saving(`d’ici la fin du terme le plus court, dans ${format.about(months)}`, change, format),
  "nothing-fits": ({ limit }, format) =>
    `Un prêteur ne pourrait rien regrouper : la propriété porte déjà ${format.about(limit)} de sa valeur ou plus.`,
  difference: ({ step, said }, format) =>
    `. La plus grande différence : ${said.label} (${format.signed(step.amount)}).`,
  same: () => " aussi.",
};
