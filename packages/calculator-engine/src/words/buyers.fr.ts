import type { EachBuyerFacts, OwnedFacts } from "../insight/eachBuyer.ts";
import type { FactNameOf, FactWords } from "./FactWords.ts";

export const ownedFrench: Readonly<Record<FactNameOf<OwnedFacts>, FactWords>> = {
  buyerCount: {
    ask: "Acheteurs à décrire",
    hint: "Chaque loi s’applique à chaque acheteur, et l’allègement accordé à un couple dépend de la part de chacun.",
    options: {
      together: "Une réponse pour tous",
      1: "1 acheteur",
      2: "2 acheteurs",
      3: "3 acheteurs",
      4: "4 acheteurs",
    },
    condition: (count, value) =>
      value === "2"
        ? "un autre emprunteur n’a jamais été propriétaire"
        : value === "together"
          ? "chaque réponse vaut pour tous les acheteurs"
          : `il y a des réponses pour ${count}`,
  },
  owned: {
    ask: "Déjà propriétaire, même en partie?",
    options: {
      never: "Jamais, nulle part",
      earlier: "Oui, mais pas habitée cette année ni les 4 précédentes",
      separated: "Oui, avec un conjoint, séparé depuis 90 jours ou plus",
      recently: "Oui",
    },
    condition: {
      never: "{buyer} n’a jamais été propriétaire",
      earlier: "{buyer} n’a habité aucune propriété lui appartenant depuis quatre ans",
      separated:
        "{buyer} est séparé depuis au moins 90 jours du conjoint avec qui il était propriétaire",
      recently: "{buyer} a déjà été propriétaire",
    },
  },
  monthsApart: {
    ask: "Mois écoulés depuis le début de cette séparation",
    hint: "Les assureurs en tiennent compte si elle a débuté cette année ou l’une des quatre précédentes, il y a au moins 90 jours.",
    condition: (months) => `{buyer} est séparé depuis ${months}`,
  },
  ownedInCanada: {
    ask: "L’une de ces propriétés était-elle au Canada?",
    hint: "Les assureurs et l’interdiction visant les acheteurs étrangers ne comptent que les propriétés au Canada.",
    condition: {
      true: "{buyer} a été propriétaire au Canada",
      false: "{buyer} n’a été propriétaire qu’à l’extérieur du Canada",
    },
  },
};

export const eachBuyerFrench: Readonly<Record<FactNameOf<EachBuyerFacts>, FactWords>> = {
  ...ownedFrench,
  ownedResidence: {
    ask: "L’une de ces propriétés était-elle une résidence principale?",
    hint: "N’importe où dans le monde. La province ne compte que les propriétés habitées par leur propriétaire.",
    condition: {
      true: "{buyer} a été propriétaire d’une résidence principale",
      false: "{buyer} n’a été propriétaire d’aucune résidence principale",
    },
  },
  hadRelief: {
    ask: "Allègement provincial pour une première habitation déjà obtenu?",
    condition: {
      true: "{buyer} a déjà obtenu l’allègement de la province",
      false: "{buyer} n’a jamais obtenu l’allègement de la province",
    },
  },
  status: {
    ask: "Statut au Canada d’un acheteur ni citoyen ni résident permanent",
    hint: "L’interdiction fédérale ne vise pas certains statuts.",
    options: {
      none: "Aucun de ceux-ci",
      nominee: "Candidat désigné par la province",
      spouse: "Conjoint d’un acheteur qui a le droit d’acheter",
      worker: "Permis de travail",
      student: "Étudiant",
      "protected-person": "Réfugié ou personne protégée",
      "refugee-claimant": "Demandeur d’asile",
      diplomat: "Diplomate ou membre de sa famille",
      "safe-haven": "Résident temporaire fuyant une crise",
    },
    condition: {
      none: "{buyer} n’a aucun statut qui fait exception",
      nominee: "{buyer} est candidat désigné par la province",
      spouse: "{buyer} achète avec un conjoint qui a le droit d’acheter",
      worker: "{buyer} a un permis de travail",
      student: "{buyer} est étudiant",
      "protected-person": "{buyer} est réfugié ou personne protégée",
      "refugee-claimant": "{buyer} demande l’asile",
      diplomat: "{buyer} est diplomate ou membre de sa famille",
      "safe-haven": "{buyer} est résident temporaire et fuit une crise",
    },
  },
  mayWork: {
    ask: "Droit de travailler au Canada?",
    hint: "Avec un permis de travail, par exemple. Les assureurs l’exigent sous 20 % de mise de fonds.",
    condition: {
      true: "{buyer} a le droit de travailler au Canada",
      false: "{buyer} n’a pas le droit de travailler au Canada",
    },
  },
  livedInSpouseHome: {
    ask: "A habité une propriété de son conjoint actuel, cette année ou durant les 4 précédentes?",
    hint: "Si oui, le remboursement fédéral pour l’acheteur d’une première habitation neuve ne s’applique pas.",
    condition: {
      true: "{buyer} a habité une propriété de son conjoint actuel",
      false: "{buyer} n’a habité aucune propriété de son conjoint actuel",
    },
  },
  permitMonths: {
    ask: "Mois de validité restants du permis de travail à l’achat",
    hint: "À partir de six mois, l’interdiction fédérale permet l’achat d’une première propriété au Canada.",
    condition: (months) => `le permis de travail est encore valide pendant ${months}`,
  },
  studentMeets: {
    ask: "Déclarations de revenus produites et 244 jours au Canada durant chacune des 5 années précédentes?",
    condition: {
      true: "{buyer} a produit ses déclarations de revenus et séjourné au Canada durant cinq ans",
      false:
        "{buyer} n’a pas produit ses déclarations de revenus ni séjourné au Canada durant cinq ans",
    },
  },
  spouseOwned: {
    ask: "Son conjoint a-t-il été propriétaire durant leur union?",
    hint: "Choisissez Non s’il n’y a pas de conjoint.",
    condition: {
      true: "le conjoint de {buyer} a été propriétaire durant leur union",
      false: "aucun conjoint de {buyer} n’a été propriétaire durant leur union",
    },
  },
  citizen: {
    ask: "Citoyen ou résident permanent?",
    options: { yes: "Oui", no: "Non" },
    condition: {
      yes: "{buyer} est citoyen ou résident permanent",
      no: "{buyer} n’est ni citoyen ni résident permanent",
    },
  },
  ofAge: {
    ask: "18 ans ou plus?",
    condition: {
      true: "{buyer} a 18 ans ou plus",
      false: "{buyer} a moins de 18 ans",
    },
  },
  months: {
    ask: "Mois vécus dans la province jusqu’ici",
    condition: (months) => `{buyer} vit dans la province depuis ${months}`,
  },
  share: {
    ask: "Part de la propriété",
    unknown: "part égale",
    condition: (share) => `{buyer} prend ${share} de la propriété`,
  },
};
