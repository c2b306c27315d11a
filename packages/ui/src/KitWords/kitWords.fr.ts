import { groupedNumber } from "./groupedNumber.ts";
import type { KitWords } from "./kitWords.en.ts";

export const kitWordsFr: KitWords = {
  step: (step, of) => `Étape ${step} de ${of}`,
  complete: (percent) => `Rempli à ${percent}\u00a0%`,
  showAsTable: "Afficher sous forme de tableau",
  open: "Ouvrir",
  close: "Fermer",
  opensInNewTab: "(s’ouvre dans un nouvel onglet)",
  dollarSign: { suffix: "$" },
  percentSign: "%",
  notOneNumber: {
    unreadable: "Entrez un nombre, comme 120\u00a0000 ou 5,5.",
    "two-numbers": "Ce sont deux nombres. Entrez-en un.",
    percent: "Un pourcentage? Entrez des dollars.",
  },
  failed: {
    title: "Cette partie a cessé de fonctionner.",
    text: "Vos données sont encore là. La traduction de la page par le navigateur peut en être la cause.",
    reload: "L’afficher de nouveau",
  },
  grouped: groupedNumber("fr-CA"),
};
