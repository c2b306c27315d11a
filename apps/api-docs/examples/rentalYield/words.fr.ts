import { french } from "@mortgage-kit/calculator-engine/define/fr";
import { key } from "@mortgage-kit/calculator-engine/words";
import type { RentalYieldWords } from "./words.en.ts";

export const rentalYieldFrench: RentalYieldWords = {
  name: "Rendement locatif",
  figures: {
    price: "prix de l’immeuble",
    monthlyRent: "loyer par mois",
    vacancy: "part inoccupée de l’année",
    yearlyCosts: "frais par année",
    collected: "loyers perçus par année",
    repairs: "réparations par année",
    yearlyIncome: "reste du loyer par année",
    yieldPercent: "rendement par année",
    managerFee: "honoraires du gestionnaire",
    incomeLeft: "reste par année une fois tous payés",
  },
  inputs: { monthlyRent: "un loyer" },
  labels: { estimate: "Reste du loyer", lender: "Reste une fois tous payés" },
  verdicts: {
    pays: {
      sentence: ({ left }, format) => `Comptez sur environ ${key(format.roughly(left))} par année`,
      or: ({ left }, format) => `environ ${format.roughly(left)} par année`,
    },
    costs: {
      sentence: ({ toAdd }, format) =>
        `Prévoyez ajouter environ ${key(format.roughly(toAdd))} par année`,
      or: ({ toAdd }, format) => `environ ${format.roughly(toAdd)} par année à ajouter`,
    },
  },
  outcomes: { pays: "l’immeuble rapporte", costs: "l’immeuble coûte de l’argent" },
  facts: {
    manager: {
      ask: "Qui s’occupe de l’immeuble?",
      options: { company: "Une entreprise", owner: "Vous" },
      condition: { company: "une entreprise s’en occupe", owner: "vous vous en occupez" },
    },
  },
};

export const words = french({ "rental-yield": rentalYieldFrench });
