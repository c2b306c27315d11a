import type { LenderSayings } from "../words/SharedVocabulary.ts";

/** What a lender's view of a purchase says besides what every view does. */
export const purchaseFrench: LenderSayings<"purchase"> = {
  bridge: {
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
  },
  notes: {
    "municipal-rate-unknown": ({ from }, format) => {
      const above = from.value > 0 ? ` au-delà de ${format.about(from)}` : "";
      return `La taxe propre à la municipalité${above} n’est comptée qu’une fois son taux indiqué.`;
    },
  },
  limits: {
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
  },
};
