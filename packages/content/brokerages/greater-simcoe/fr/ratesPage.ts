import type { RatesPage } from "@mortgage-kit/content";

export const ratesPage: RatesPage = {
  hero: {
    title: "Nos taux aujourd’hui",
    subtitle: "Le vôtre dépend de la propriété, de la mise de fonds et de vous.",
  },
  today: {
    columns: {
      rate: "Taux",
      apr: "TAC",
      payment: "Par mois, pour {principal}",
    },
    use: "Utiliser ce taux",
    hold: "Garantir ce taux",
    basis:
      "Le TAC comprend les frais du prêt; s’il n’est pas indiqué, il est égal au taux. Taux, TAC et versements valent pour {principal} sur {years} ans.",
    footnote:
      "Les taux varient selon la province et peuvent changer sans préavis. Sous réserve de l’approbation du crédit. Seul l’engagement écrit d’un prêteur est une offre.",
  },
  history: {
    title: "Leur évolution",
    day: "Date",
    table: "Afficher chaque changement en tableau",
  },
  bank: {
    title: "Les taux de la Banque du Canada",
    subtitle:
      "Les taux variables suivent le taux directeur. Le taux affiché est celui que les banques annoncent, non celui que les gens paient.",
    policyRate: "Taux directeur",
    postedRate: "Taux affiché, 5 ans",
    asOf: "Au",
    attribution:
      "Source : Banque du Canada, API Valet. La Banque du Canada n’appuie pas cette page.",
  },
  metadata: {
    title: "Taux hypothécaires",
    description:
      "Nos taux fixes et variables avec leur date, leur TAC et le versement mensuel, chaque changement, et le taux directeur de la Banque du Canada.",
  },
};
