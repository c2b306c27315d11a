import { provincesFrench, territoriesFrench } from "./shared.fr.ts";
import type { SharedFactWords } from "./sharedFacts.ts";

/** Facts that several questions ask for, in French. */
export const factsFrench: SharedFactWords = {
  ownedHome: {
    ask: "Un des acheteurs a-t-il déjà été propriétaire?",
    hint: "N’importe où, même en partie. Quatre ans : aucun acheteur n’a habité une propriété lui appartenant cette année ni les quatre précédentes.",
    options: { never: "Non", earlier: "Pas depuis 4 ans", recently: "Oui" },
    condition: {
      never: "aucun acheteur n’a jamais été propriétaire",
      earlier: "aucun acheteur n’a habité une propriété lui appartenant depuis quatre ans",
      recently: "un acheteur a déjà été propriétaire",
    },
  },
  residency: {
    ask: "Tous les acheteurs sont-ils citoyens ou résidents permanents?",
    options: { all: "Tous", "not-all": "Pas tous" },
    condition: {
      all: "tous les acheteurs sont citoyens ou résidents permanents",
      "not-all": "les acheteurs ne sont pas tous citoyens ou résidents permanents",
    },
  },
  occupancy: {
    ask: "La propriété sera",
    options: {
      owner: "habitée par vous",
      "owner-and-rental": "habitée par vous et louée en partie",
      "second-home": "votre résidence secondaire",
      rental: "louée",
    },
    condition: {
      owner: "vous l’habitez",
      "owner-and-rental": "vous l’habitez et en louez une partie",
      "second-home": "c’est une résidence secondaire",
      rental: "vous la louez",
    },
  },
  units: {
    ask: "Logements de l’immeuble que vous achetez",
    hint: "Trois ou quatre exigent une mise de fonds d’un dixième du prix entier.",
    options: { 1: "1", 2: "2", 3: "3", 4: "4" },
    condition: (count) => `l’immeuble compte ${count} ${count === "1" ? "logement" : "logements"}`,
  },
  newlyBuilt: {
    ask: "La propriété est-elle neuve?",
    condition: { true: "la propriété est neuve", false: "la propriété n’est pas neuve" },
  },
  province: {
    ask: "Province",
    options: { ...provincesFrench, ...territoriesFrench },
    condition: (place) => `la propriété se trouve ici : ${place}`,
    notCounted:
      "Les frais d’enregistrement du territoire ne sont pas comptés : demandez-les à son bureau des titres.",
  },
  city: {
    ask: "Ville",
    hint: "Certaines villes taxent aussi un achat.",
    options: {
      elsewhere: "Ailleurs",
      Toronto: "Toronto",
      Montreal: "Montréal",
      "Quebec City": "Québec",
      Halifax: "Halifax",
    },
    condition: {
      elsewhere: "la propriété se trouve dans une autre ville",
      Toronto: "la propriété se trouve à Toronto",
      Montreal: "la propriété se trouve à Montréal",
      "Quebec City": "la propriété se trouve à Québec",
      Halifax: "la propriété se trouve à Halifax",
    },
  },
  municipalRate: {
    ask: "Taux des droits de la municipalité",
    hint: "Demandez-le à la municipalité. Au Québec, ce qu’elle exige au-delà de 500 000 $.",
    condition: (rate) => `la municipalité exige ${rate}`,
    notCounted: "Les droits propres à la municipalité ne sont pas comptés : demandez-lui son taux.",
  },
  inTaxedArea: {
    ask: "Est-elle dans le Grand Vancouver ou dans le district Capital, Central Okanagan, Fraser Valley ou Nanaimo?",
    hint: "La Colombie-Britannique y taxe les acheteurs étrangers.",
    condition: {
      true: "la propriété se trouve dans le Grand Vancouver ou dans l’un des quatre autres districts",
      false: "la propriété se trouve ailleurs en Colombie-Britannique",
    },
  },
  livesInProvince: {
    ask: "Tous les acheteurs habiteront-ils la Nouvelle-Écosse d’ici six mois?",
    hint: "La Nouvelle-Écosse taxe les acheteurs qui habitent ailleurs.",
    condition: {
      true: "tous les acheteurs habitent la Nouvelle-Écosse d’ici six mois",
      false: "un acheteur habite encore hors de la Nouvelle-Écosse après six mois",
    },
  },
  compounding: {
    ask: "Type de taux",
    options: {
      "semi-annual": "Fixe, composé deux fois par année",
      monthly: "Variable, composé mensuellement",
      quarterly: "Composé tous les trois mois",
      annual: "Composé une fois par année",
    },
    condition: {
      "semi-annual": "l’intérêt est composé deux fois par année",
      monthly: "l’intérêt est composé chaque mois, comme pour la plupart des taux variables",
      quarterly: "l’intérêt est composé tous les trois mois",
      annual: "l’intérêt est composé une fois par année",
    },
  },
  propertyTaxRate: {
    ask: "Impôt foncier, en part du prix par année",
    condition: (rate) => `l’impôt foncier est de ${rate}`,
  },
  heating: {
    ask: "Chauffage par mois",
    condition: (amount) => `le chauffage coûte ${amount} par mois`,
  },
  condoFees: {
    ask: "Frais de copropriété par mois",
    hint: "La moitié en est comptée. 0 pour une maison.",
    condition: (amount) => `les frais de copropriété sont de ${amount} par mois`,
  },
  homeValue: {
    ask: "Valeur de la propriété",
    hint: "Avec elle, vous voyez combien peut être emprunté.",
    condition: (amount) => `la propriété vaut ${amount}`,
  },
  rateType: {
    ask: "Le taux du prêt actuel est",
    options: { fixed: "Fixe", variable: "Variable" },
    condition: { fixed: "le taux actuel est fixe", variable: "le taux actuel est variable" },
  },
  monthsRemaining: {
    ask: "Mois restants du terme actuel",
    hint: "0 au renouvellement, quand partir ne coûte rien.",
    condition: (months, value) =>
      value === 0 ? "le terme actuel est terminé" : `le terme actuel compte encore ${months}`,
  },
  comparisonRate: {
    ask: "Taux de comparaison de votre prêteur",
    hint: "Son propre taux pour la durée restante. Vide, c’est le nouveau taux.",
    condition: (rate) => `votre prêteur compare avec ${rate}`,
  },
  chargeKnown: {
    ask: "Indemnité de départ annoncée par votre prêteur",
    hint: "Demandez-la à votre prêteur, qui doit vous la donner. D’ici là, elle est estimée. 0 s’il n’en exige aucune.",
    condition: (amount) => `votre prêteur exige ${amount} pour le départ`,
  },
  insured: {
    ask: "Le prêt hypothécaire actuel est-il assuré?",
    hint: "Il l’est si la mise de fonds était inférieure à 20 % et qu’une prime a été payée.",
    condition: {
      true: "le prêt hypothécaire actuel est assuré",
      false: "le prêt hypothécaire actuel n’est pas assuré",
    },
  },
};
