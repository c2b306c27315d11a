import type { PublishedRatesSource, RatesPage } from "@mortgage-kit/content";
import english from "../rates.json" with { type: "json" };

export const ratesPage: RatesPage = {
  hero: {
    title: "Nos taux, avec leur date",
    subtitle:
      "Ce que nous obtenons pour un dossier courant, depuis quand, et ce que cela coûte par mois, tout compris. Votre taux dépend de la propriété, de la mise de fonds et de vous.",
    button: "Voir les taux",
  },
  today: {
    title: "Les taux offerts",
    subtitle: "Chacun vaut jusqu’à ce que la ligne suivante de l’historique le remplace.",
    columns: {
      term: "Terme",
      rate: "Taux",
      apr: "TAC",
      payment: "Par mois, par 100 000 $",
      since: "Depuis le",
    },
    kinds: { fixed: "Fixe", variable: "Variable" },
    use: "Utiliser ce taux",
    conditions: "Conditions",
    basis:
      "Le TAC est le taux annuel du coût d’emprunt, frais compris, calculé comme la loi l’exige et jamais affiché sous le taux. Taux, TAC et versements valent pour {principal} sur {years} ans.",
    footnote:
      "Les taux varient selon la province et peuvent changer sans préavis. Sous réserve de l’approbation du crédit. Seul l’engagement écrit d’un prêteur est une offre.",
  },
  history: {
    title: "Leur évolution",
    subtitle: "Chaque changement depuis que nous les notons ici. Rien n’est retiré.",
    day: "Date",
    table: "Afficher chaque changement en tableau",
  },
  bank: {
    title: "À côté : la Banque du Canada",
    subtitle:
      "Les taux variables suivent le taux directeur. Le taux affiché est celui que les banques annoncent, non celui que les gens paient.",
    policyRate: "Taux directeur",
    postedRate: "Taux affiché, 5 ans",
    asOf: "Au",
    attribution: "Source : Banque du Canada, API Valet. La Banque n’a aucune part à cette page.",
  },
  metadata: {
    title: "Taux hypothécaires",
    description:
      "Nos taux fixes et variables avec leur date, leur TAC et le versement par 100 000 $, chaque changement depuis le début, et le taux directeur de la Banque du Canada.",
  },
};

const conditions: Readonly<Record<string, string>> = {
  "Closed, adjustable payment, prime less 0.90 when published.":
    "Fermé, versement variable, taux préférentiel moins 0,90 à la publication.",
  "Insured purchase or switch, owner-occupied, closing within the rate hold.":
    "Achat ou transfert assuré, propriétaire occupant, conclusion pendant la garantie de taux.",
};

/** The same rates. A condition that is not translated yet stays in English. */
export const publishedRates = {
  ...english,
  entries: english.entries.map((entry) => ({
    ...entry,
    conditions: conditions[entry.conditions] ?? entry.conditions,
  })),
} as PublishedRatesSource;
