import type { WizardWords } from "./wizardWords.en.ts";

export const wizardWordsFr: WizardWords = {
  next: "Suivant",
  back: "Retour",
  remove: "Retirer",
  calculateAgain: "Refaire le calcul",
  allCalculators: "Toutes les calculatrices",
  whatYouEntered: "Vos données",
  suffixes: { months: "mois", years: "ans" },
  assumptions: {
    title: "Les hypothèses de cette estimation",
    text: "Une estimation vaut ce que valent ses hypothèses. Voici celles que nous avons retenues.",
  },
  arrived: {
    opened: "Calcul ouvert à partir d’un lien privé",
    openedText:
      "Les données du lien ont été lues dans votre navigateur et ne figurent plus dans la barre d’adresse.",
    unreadable: "Ce lien n’a pas pu être lu",
    unreadableText:
      "Il a peut-être été coupé ou créé avec une version antérieure de cette page. Vous pouvez entrer vos données ci-dessous, comme d’habitude.",
    from: (title: string) => `Données de votre calcul « ${title} »`,
    use: "Utiliser ces données",
    startFresh: "Repartir à zéro",
  },
};
