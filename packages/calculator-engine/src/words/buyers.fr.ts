import { type BuyerNumber, buyerNumbers, type EachBuyerFacts } from "../insight/eachBuyer.ts";
import type { FactWords } from "./sharedFacts.ts";

const forEach = (wordsOf: (number: BuyerNumber, of: string) => Record<string, FactWords>) =>
  Object.assign({}, ...buyerNumbers.map((number) => wordsOf(number, `Acheteur ${number}`)));

/** Words for the number of buyers and the past ownership of each, in French. */
export const ownedFrench: Readonly<Record<"buyerCount" | `owned${BuyerNumber}`, FactWords>> =
  /* @__PURE__ */ forEach((number, of) => ({
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
        separated: "Oui, avec un conjoint quitté il y a 90 jours ou plus",
        recently: "Oui",
      },
      condition: {
        never: `l’acheteur ${number} n’a jamais été propriétaire`,
        earlier: `l’acheteur ${number} n’a habité aucune propriété lui appartenant depuis quatre ans`,
        separated: `l’acheteur ${number} est séparé depuis au moins 90 jours du conjoint avec qui il était propriétaire`,
        recently: `l’acheteur ${number} a déjà été propriétaire`,
      },
    },
  }));

/** Words for the facts about each buyer, in French. */
export const eachBuyerFrench: Readonly<Record<keyof EachBuyerFacts, FactWords>> =
  /* @__PURE__ */ forEach((number, of) => ({
    ...ownedFrench,
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
      options: { yes: "Oui", spouse: "Non, mais conjoint d’un acheteur", no: "Non" },
      condition: {
        yes: `l’acheteur ${number} est citoyen ou résident permanent`,
        spouse: `l’acheteur ${number} est le conjoint d’un citoyen ou résident permanent qui achète aussi`,
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
  }));
