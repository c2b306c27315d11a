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
  numbersOnly: "Entrez un nombre, comme 120\u00a0000 ou 5,5.",
  grouped: groupedNumber("fr-CA"),
};
