import type { Form } from "./form.en.ts";

export const form: Form = {
  title: "Rendement locatif",
  fields: {
    price: { label: "Prix de l’immeuble" },
    condition: { label: "État de l’immeuble", options: { new: "Neuf", old: "Plus ancien" } },
    monthlyRent: { label: "Loyer par mois" },
    vacancy: { label: "Inoccupé, dans l’année" },
    yearlyCosts: { label: "Frais par année", hint: "Taxes et assurances." },
  },
  steps: [
    { title: "Combien coûte-t-il?", needs: "Pour continuer, entrez un prix." },
    { title: "Combien rapporte-t-il?", needs: "Pour voir le rendement, entrez un loyer." },
  ],
  calculate: "Calculer",
  resultTitle: "Le rendement de l’immeuble",
  assumptions: ["Un immeuble plus ancien demande 1 % de son prix par année en réparations."],
  figures: { yieldPercent: "Rendement par année", yearlyIncome: "Reste du loyer par année" },
  sentence: ({ yieldPercent }) =>
    `L’immeuble rapporte ${yieldPercent.toFixed(1).replace(".", ",")} % par année.`,
};
