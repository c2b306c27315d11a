import type { OfferedRate } from "@mortgage-kit/calculator-engine/canada";
import type { WizardWords } from "./wizardWords.en.ts";

const frenchNumber = (number: number) => number.toLocaleString("fr-CA");

const rateClasses = { insured: "assuré", insurable: "assurable", uninsured: "non assuré" };

const nameOf = ({ years, kind = "fixed" }: OfferedRate) =>
  `taux ${kind === "fixed" ? "fixe" : "variable"} ${years}\u00a0${years < 2 ? "an" : "ans"} du jour`;
const classOf = ({ class: of }: OfferedRate) => (of ? `, prêt ${rateClasses[of]}` : "");

export const wizardWordsFr: WizardWords = {
  next: "Suivant",
  back: "Retour",
  remove: "Retirer",
  calculate: "Calculer",
  calculateAgain: "Refaire le calcul",
  allCalculators: "Toutes les calculatrices",
  loading: {
    waiting: "Calcul en cours",
    failed:
      "La réponse n’a pas pu être chargée. Vérifiez votre connexion; nous essayons de nouveau.",
    retry: "Réessayer",
  },
  whatYouEntered: "Vos données",
  unusable: (last: string) => `Ce chiffre ne peut pas servir. La réponse vaut encore pour ${last}.`,
  todaysRate: (offered, rate) => `Utiliser notre ${nameOf(offered)}, ${rate}${classOf(offered)}`,
  ourRate: (offered) => `C’est notre ${nameOf(offered)}${classOf(offered)}`,
  choose: "Choisissez",
  suffixes: { months: "mois", years: "ans" },
  unlikely: {
    highRate: (rate) => `Vraiment ${frenchNumber(rate)}\u00a0%? C’est très élevé.`,
    lowRate: (rate) => `${frenchNumber(rate)}\u00a0%? Pour 5,5\u00a0%, tapez 5,5.`,
    highCardRate: (rate) => `Vraiment ${frenchNumber(rate)}\u00a0%? La loi permet moins.`,
    smallAmount: (amount) =>
      `${frenchNumber(amount)}\u00a0$? En milliers, tapez ${frenchNumber(amount)}\u00a0k.`,
    downPayment: "C’est plus que le prix de la propriété.",
    longTerm: (years, longest) =>
      `Vraiment ${frenchNumber(years)} ans? Maximum\u00a0: ${longest} ans.`,
  },
  row: (name, summary) => `${name}\u00a0: ${summary}`,
  missing: (label, issue) => `${label}\u00a0: ${issue}`,
  details: "Tout sur ce résultat",
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
    tooLarge: "Trop de données pour un lien",
    tooLargeText: "Elles restent sur la page que vous avez quittée : revenez-y pour les voir.",
    from: (title: string) => `Données de votre calcul « ${title} »`,
    fromRates: "De la page des taux",
    facts: (count: number) =>
      count === 1
        ? "Avec le renseignement que vous y avez donné."
        : `Avec les ${count} renseignements que vous y avez donnés.`,
    use: "Utiliser ces données",
    startFresh: "Repartir à zéro",
  },
};
