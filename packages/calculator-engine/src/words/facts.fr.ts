import * as askedFrench from "./asked.fr.ts";
import { asAsked } from "./FactWords.ts";
import type { SharedFactWords } from "./facts.en.ts";
import { citiesFrench, inPlacesFrench, provincesFrench, territoriesFrench } from "./places.fr.ts";

export const factsFrench = {
  ownedHome: {
    ask: "Un des acheteurs a-t-il déjà été propriétaire?",
    hint: "N’importe où, même en partie. « Pas depuis 4 ans » : personne n’a habité une telle propriété.",
    options: { never: "Non", earlier: "Pas depuis 4 ans", recently: "Oui" },
    condition: {
      never: "aucun acheteur n’a jamais été propriétaire",
      earlier: "aucun acheteur n’a habité une propriété lui appartenant depuis quatre ans",
      recently: "un acheteur a déjà été propriétaire",
    },
  },
  residency: {
    ask: "Tous les acheteurs sont-ils citoyens ou résidents permanents?",
    options: { all: "Oui, tous", "not-all": "Non" },
    condition: {
      all: "tous les acheteurs sont citoyens ou résidents permanents",
      "not-all": "les acheteurs ne sont pas tous citoyens ou résidents permanents",
    },
  },
  occupancy: {
    ask: "Comment utiliserez-vous la propriété?",
    options: {
      owner: "Vous y habiterez",
      "owner-and-rental": "Vous y habiterez et en mettrez une partie en location",
      "second-home": "Résidence secondaire",
      rental: "Mise en location",
    },
    condition: {
      owner: "vous habitez la propriété",
      "owner-and-rental": "vous habitez la propriété et en mettez une partie en location",
      "second-home": "la propriété est votre résidence secondaire",
      rental: "vous mettez la propriété en location",
    },
  },
  units: {
    ask: "Logements de l’immeuble que vous achetez",
    hint: "Pour trois ou quatre, la mise de fonds est d’au moins 10 % du prix.",
    options: { 1: "1", 2: "2", 3: "3", 4: "4" },
    condition: (count) => `l’immeuble compte ${count} ${count === "1" ? "logement" : "logements"}`,
  },
  newlyBuilt: {
    ask: "La propriété est-elle neuve?",
    condition: { true: "la propriété est neuve", false: "la propriété n’est pas neuve" },
  },
  monthsToClosing: {
    ask: "Mois avant la clôture",
    hint: "Hypothèse : 60 jours. Les droits et taxes de la clôture suivent la loi de ce jour.",
    condition: (months, value) =>
      value === 0 ? "la clôture a lieu maintenant" : `la clôture a lieu dans ${months}`,
  },
  monthsSinceAgreement: {
    ask: "Mois depuis la signature du contrat",
    hint: "0 si vous signez maintenant. Les remboursements pour une propriété neuve suivent la loi de ce jour.",
    condition: (months, value) =>
      value === 0 ? "le contrat est signé maintenant" : `le contrat a été signé il y a ${months}`,
  },
  province: {
    ask: "Province",
    options: { ...provincesFrench, ...territoriesFrench },
    condition: (_, place) =>
      `la propriété se trouve ${inPlacesFrench[place as keyof typeof inPlacesFrench]}`,
    notCounted:
      "Les frais d’inscription du territoire ne sont pas comptés : demandez-les à son bureau des titres.",
  },
  city: {
    ask: "Ville",
    options: {
      elsewhere: "Ailleurs dans la province",
      ...citiesFrench,
      Vancouver: "Vancouver",
      Calgary: "Calgary",
    },
    condition: (city, value) =>
      `la propriété se trouve ${value === "elsewhere" ? "dans une autre ville" : `à ${city}`}`,
  },
  municipalRate: {
    ask: "Taux des droits de la municipalité",
    hint: "Demandez-le à la municipalité. Au Québec, ce qu’elle exige au-delà de 500 000 $.",
    condition: (rate) => `la municipalité exige des droits de ${rate}`,
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
  inCensusArea: {
    ask: "Est-elle dans une région métropolitaine ou une agglomération de recensement?",
    hint: "Villes et environs, selon Statistique Canada (2021). L’interdiction visant les acheteurs étrangers ne vaut que là.",
    condition: {
      true: "la propriété se trouve dans une région de recensement",
      false: "la propriété se trouve hors de toute région de recensement",
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
      "semi-annual": "les intérêts sont composés deux fois par année",
      monthly: "les intérêts sont composés chaque mois, comme pour la plupart des taux variables",
      quarterly: "les intérêts sont composés tous les trois mois",
      annual: "les intérêts sont composés une fois par année",
    },
  },
  propertyTaxRate: {
    hint: "Selon la fiche de la propriété ou le compte de taxes. Hypothèse : le taux usuel de la province, ou de la grande ville que vous indiquez.",
    ask: "Taxes municipales et scolaires annuelles, en pourcentage du prix",
    condition: (rate) => `les taxes municipales et scolaires sont de ${rate} du prix par année`,
  },
  heating: {
    ask: "Chauffage par mois",
    condition: (amount) => `le chauffage coûte ${amount} par mois`,
  },
  condoFees: {
    ask: "Frais de copropriété par mois",
    hint: "0 pour une maison. Un prêteur n’en compte que la moitié.",
    condition: (amount) => `les frais de copropriété sont de ${amount} par mois`,
  },
  homeValue: {
    ask: "Valeur de la propriété",
    unknown: "inconnue",
    hint: "Pour voir combien vous pourriez emprunter.",
    condition: (amount) => `la propriété vaut ${amount}`,
  },
  monthsRemaining: {
    ...asAsked(askedFrench.monthsRemaining),
    condition: (months, value) =>
      value === 0 ? "le terme actuel est terminé" : `il reste ${months} au terme actuel`,
  },
  insured: {
    ask: "Le prêt hypothécaire actuel est-il assuré?",
    hint: "Il l’est si la mise de fonds était inférieure à 20 % et qu’une prime a été payée.",
    condition: {
      true: "le prêt hypothécaire actuel est assuré",
      false: "le prêt hypothécaire actuel n’est pas assuré",
    },
  },
} satisfies SharedFactWords;
