import {
  type BuyerNumber,
  type BuyerSuffix,
  buyerNumbers,
  type EachBuyerFacts,
  type OwnedFacts,
} from "../insight/eachBuyer.ts";
import type { FactWords } from "./FactWords.ts";

const forEach = (wordsOf: (number: BuyerNumber, of: string) => Record<string, FactWords>) =>
  Object.assign({}, ...buyerNumbers.map((number) => wordsOf(number, `Acheteur ${number}`)));

/** Merges words about all buyers together with words about each. */
const forAllAndEach = (
  wordsOf: (suffix: BuyerSuffix, who: string, of?: string) => Record<string, FactWords>,
) => ({
  ...wordsOf("", "un acheteur"),
  ...forEach((number, of) => wordsOf(number, `l’acheteur ${number}`, of)),
});

const inCanadaFrench = /* @__PURE__ */ forAllAndEach((suffix, who, of) => ({
  [`ownedInCanada${suffix}`]: {
    ...(of && { of }),
    ask: "L’une de ces propriétés était-elle au Canada?",
    hint: "Les assureurs et l’interdiction visant les acheteurs étrangers ne comptent que les propriétés au Canada.",
    condition: {
      true: `${who} a été propriétaire au Canada`,
      false: `${who} n’a été propriétaire qu’hors du Canada`,
    },
  },
}));

/** Words for the number of buyers and the past ownership of each, in French. */
export const ownedFrench: Readonly<Record<keyof OwnedFacts, FactWords>> = {
  ...inCanadaFrench,
  .../* @__PURE__ */ forEach((number, of) => ({
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
      condition: (count) => `les réponses valent pour ceci : ${count}`,
    },
    [`owned${number}`]: {
      of,
      ask: "Déjà propriétaire, même en partie?",
      options: {
        never: "Jamais, nulle part",
        earlier: "Oui, non habitée cette année ni les 4 d’avant",
        separated: "Oui, avec un conjoint, séparé depuis 90 jours ou plus",
        recently: "Oui",
      },
      condition: {
        never: `l’acheteur ${number} n’a jamais été propriétaire`,
        earlier: `l’acheteur ${number} n’a habité aucune propriété lui appartenant depuis quatre ans`,
        separated: `l’acheteur ${number} est séparé depuis au moins 90 jours du conjoint avec qui il était propriétaire`,
        recently: `l’acheteur ${number} a déjà été propriétaire`,
      },
    },
    [`monthsApart${number}`]: {
      of,
      ask: "Mois écoulés depuis le début de cette séparation",
      hint: "Les assureurs en tiennent compte si elle a débuté cette année ou l’une des quatre précédentes, il y a au moins 90 jours.",
      condition: (months) => `l’acheteur ${number} est séparé depuis ${months}`,
    },
  })),
};

const byLawFrench = /* @__PURE__ */ forAllAndEach((suffix, who, of) => {
  const about = of ? { of } : {};
  return {
    [`ownedResidence${suffix}`]: {
      ...about,
      ask: "L’une de ces propriétés était-elle une résidence principale?",
      hint: "N’importe où dans le monde. La province ne compte que les propriétés habitées par leur propriétaire.",
      condition: {
        true: `${who} a été propriétaire d’une résidence principale`,
        false: `${who} n’a été propriétaire d’aucune résidence principale`,
      },
    },
    [`hadRelief${suffix}`]: {
      ...about,
      ask: "Allègement provincial pour une première propriété déjà obtenu?",
      condition: {
        true: `${who} a déjà obtenu l’allègement de la province`,
        false: `${who} n’a jamais obtenu l’allègement de la province`,
      },
    },
    [`status${suffix}`]: {
      ...about,
      ask: of ? "Statut au Canada" : "Statut au Canada de l’acheteur qui n’est ni l’un ni l’autre",
      hint: "Certains statuts font exception à l’interdiction fédérale.",
      options: {
        none: "Aucun de ceux-ci",
        spouse: "Conjoint d’un acheteur qui a le droit d’acheter",
        worker: "Permis de travail",
        student: "Étudiant",
        "protected-person": "Réfugié ou personne protégée",
        "refugee-claimant": "Demandeur d’asile",
        diplomat: "Diplomate ou membre de sa famille",
        "safe-haven": "Résident temporaire fuyant une crise",
      },
      condition: {
        none: `${who} n’a aucun statut qui fait exception`,
        spouse: `${who} achète avec un conjoint qui a le droit d’acheter`,
        worker: `${who} a un permis de travail`,
        student: `${who} est étudiant`,
        "protected-person": `${who} est réfugié ou personne protégée`,
        "refugee-claimant": `${who} demande l’asile`,
        diplomat: `${who} est diplomate ou membre de sa famille`,
        "safe-haven": `${who} est résident temporaire et fuit une crise`,
      },
    },
    [`permitMonths${suffix}`]: {
      ...about,
      ask: "Mois de validité restants du permis de travail à l’achat",
      hint: "Six mois ou plus font exception pour l’achat d’une première propriété au Canada.",
      condition: (months) => `le permis de travail est encore valide ${months}`,
    },
    [`studentMeets${suffix}`]: {
      ...about,
      ask: "Impôts produits et 244 jours au Canada durant chacune des 5 années précédentes?",
      condition: {
        true: `${who} a produit ses impôts et séjourné au Canada durant cinq ans`,
        false: `${who} n’a pas produit ses impôts et séjourné au Canada durant cinq ans`,
      },
    },
  };
});

/** Words for the facts about each buyer, in French. */
export const eachBuyerFrench: Readonly<Record<keyof EachBuyerFacts, FactWords>> = {
  ...ownedFrench,
  ...byLawFrench,
  .../* @__PURE__ */ forEach((number, of) => ({
    [`spouseOwned${number}`]: {
      of,
      ask: "Son conjoint a-t-il été propriétaire durant leur union?",
      hint: "Non s’il n’y a pas de conjoint.",
      condition: {
        true: `le conjoint de l’acheteur ${number} a été propriétaire durant leur union`,
        false: `aucun conjoint de l’acheteur ${number} n’a été propriétaire durant leur union`,
      },
    },
    [`citizen${number}`]: {
      of,
      ask: "Citoyen ou résident permanent?",
      options: { yes: "Oui", no: "Non" },
      condition: {
        yes: `l’acheteur ${number} est citoyen ou résident permanent`,
        no: `l’acheteur ${number} n’est ni citoyen ni résident permanent`,
      },
    },
    [`ofAge${number}`]: {
      of,
      ask: "18 ans ou plus?",
      condition: {
        true: `l’acheteur ${number} a 18 ans ou plus`,
        false: `l’acheteur ${number} a moins de 18 ans`,
      },
    },
    [`months${number}`]: {
      of,
      ask: "Mois vécus dans la province jusqu’ici",
      condition: (months) => `l’acheteur ${number} vit dans la province depuis ${months}`,
    },
    [`share${number}`]: {
      of,
      ask: "Part de la propriété",
      unknown: "part égale",
      condition: (share) => `l’acheteur ${number} prend ${share} de la propriété`,
    },
  })),
};
