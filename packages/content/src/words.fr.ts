import { callBack } from "./words/callBack.fr.ts";
import type { Words } from "./words.en.ts";

/** Texts in French that visitors and recipients read, the same for every brokerage. */
export const words: Words = {
  callBack,
  errorPage: {
    title: "Un problème est survenu de notre côté",
    text: "Cette page n’a pas pu s’afficher. Rien de ce que vous avez saisi n’a été envoyé. Rechargez-la, ou revenez à l’accueil pour trouver notre numéro de téléphone et notre adresse courriel.",
    home: "Retour à l’accueil",
  },
  failedPart: {
    text: "Une partie de cette page ne s’est pas chargée. Nous réessayons.",
    reload: "Recharger la page",
  },
  breadcrumbs: "Fil d’Ariane",
  pages: {
    home: "Accueil",
    team: "Notre équipe",
    checklist: "Documents à apporter",
    rates: "Taux",
    reminder: "Rappel",
    faqs: "Questions fréquentes",
    careers: "Carrières",
    contact: "Nous joindre",
    application: "Demande",
    resources: "Ressources",
    embed: "Pour votre site",
    blog: "Blogue",
  },
  documentPage: { placeholder: "Texte provisoire", back: "Retour à la demande" },
  rates: {
    years: { one: "{count} an", other: "{count} ans" },
    sampleOf: "Échantillon du {day}",
    cost: "{label} de {amount}",
  },
  ratesFeed: {
    title: "Taux hypothécaires de {name}",
    entry: "{kind}, {years} ans : {rate}",
    withdrawn: "n’est plus offert",
  },
  stopWords:
    "à au aux avec ce ces comment dans de des du elle en est et il je la le les leur ma mes mon ne nous on ou où par pas pour pourquoi puis que quel quelle quels quelles qui sa ses son sur un une vous y",
  search: {
    questions: "questions",
    articles: "articles",
    related: { one: "{count} réponse connexe", other: "{count} réponses connexes" },
    listed: "{listed} sur {all} {noun} affichés",
    both: "{listed} sur {all} {noun} et {related} affichés",
    onlyRelated: "Affichage : {related}",
  },
  siteIndex: {
    contact: "Téléphone {phone}, courriel {email}.",
    pages: "Pages",
    calculators: "Calculatrices",
    articles: "Articles",
  },
  calculatorRequirements: "Exige JavaScript et un navigateur des dernières années",
};
