import type { CalculatorCardSource, ContentSource } from "@mortgage-kit/content";
import * as english from "../resources/calculatorCards.ts";

type CardWords = Pick<CalculatorCardSource, "title" | "description" | "metadata">;

type EnglishCard = (typeof english.calculatorCards | typeof english.furtherCalculators)[number];

const cards: Record<EnglishCard["id"], CardWords> = {
  affordability: {
    title: "Quelle propriété puis-je m’offrir?",
    description: "Le prix que permettent revenu, dettes et économies.",
    metadata: {
      title: "Calculatrice : combien puis-je payer?",
      description:
        "Saisissez revenu, dettes, mise de fonds et taux, et voyez le prix à votre portée en Ontario. Le calcul se fait dans votre navigateur; rien n’est envoyé.",
    },
  },
  payment: {
    title: "Versement hypothécaire",
    description: "Le versement, au mois ou aux deux semaines, et les intérêts.",
    metadata: {
      title: "Calculatrice de versement hypothécaire",
      description:
        "Voyez le versement mensuel et aux deux semaines, le total des intérêts et le solde au fil du temps pour tout prêt. Gratuit et confidentiel.",
    },
  },
  refinance: {
    title: "Devrais-je refinancer?",
    description: "Ce qu’un nouveau taux fait économiser, et à partir de quand.",
    metadata: {
      title: "Calculatrice de refinancement",
      description:
        "Comparez votre prêt avec un nouveau taux : économie mensuelle, frais, seuil de rentabilité et total économisé. Gratuit, dans votre navigateur.",
    },
  },
  "rent-vs-buy": {
    title: "Louer ou acheter",
    description: "Ce que chaque choix coûte pendant les années prévues.",
    metadata: {
      title: "Calculatrice : louer ou acheter",
      description:
        "Louer ou acheter? Comparez le coût complet des deux pendant les années prévues, avec taxes, entretien et plus-value. Gratuit et confidentiel.",
    },
  },
  "debt-consolidation": {
    title: "Regroupement de dettes",
    description: "Un seul versement : ce qu’il libère et ce qu’il coûte.",
    metadata: {
      title: "Calculatrice de regroupement de dettes",
      description:
        "Ajoutez cartes, prêts et marges de crédit, et voyez un seul versement au taux hypothécaire, l’économie mensuelle et les intérêts à long terme.",
    },
  },
  "closing-fees": {
    title: "Frais de clôture",
    description: "La somme à apporter à la clôture, dans dix provinces.",
    metadata: {
      title: "Calculatrice de frais de clôture",
      description:
        "Estimez la somme à prévoir à la clôture : mise de fonds, droits de mutation, frais juridiques, inspection, évaluation et assurance.",
    },
  },
  renewal: {
    title: "Renouvellement hypothécaire",
    description: "L’offre du prêteur face aux autres, et le taux à demander.",
    metadata: {
      title: "Calculatrice de renouvellement hypothécaire",
      description:
        "Rester ou changer de prêteur? Comparez taux, termes, remises en argent et frais, et voyez le seuil de rentabilité. Gratuit, dans votre navigateur.",
    },
  },
  leaving: {
    title: "Coût d’un remboursement anticipé",
    description: "L’indemnité à payer, selon la méthode de votre prêteur.",
    metadata: {
      title: "Calculatrice d’indemnité de remboursement anticipé",
      description:
        "Combien coûte un remboursement anticipé, et quand coûte-t-il le moins? L’indemnité selon la méthode de votre prêteur, mois par mois jusqu’à la fin du terme.",
    },
  },
  "home-income": {
    title: "Quel revenu pour cette propriété?",
    description: "Le revenu et la somme qu’un prêteur exige pour l’acheter.",
    metadata: {
      title: "Calculatrice du revenu nécessaire",
      description:
        "Quel revenu faut-il pour une propriété? Du prix au revenu annuel, à la mise de fonds et à la somme à prévoir. Gratuit, dans votre navigateur.",
    },
  },
  "fixed-or-variable": {
    title: "Fixe ou variable, et pour combien de temps?",
    description: "Cinq termes fixes et un taux variable, selon vos taux.",
    metadata: {
      title: "Calculatrice : taux fixe ou variable",
      description:
        "Fixe ou variable, et pour combien de temps? Comparez 1 à 5 ans fixes et le variable selon vos propres taux. Aucune prévision; rien n’est envoyé.",
    },
  },
};

const inFrench = (list: readonly EnglishCard[]) =>
  list.map((card) => ({ ...card, ...cards[card.id] }));

/** Calculators and their page. The articles and episodes are in English, so French pages omit them. */
export const resources: ContentSource["resources"] = {
  calculatorCards: inFrench(english.calculatorCards),
  furtherCalculators: inFrench(english.furtherCalculators),
  otherCalculators: true,
  calculatorPage: {
    privacy: "Calculé dans votre navigateur. Rien de ce que vous saisissez n’est gardé ni envoyé.",
    takes: "Durée : environ",
    needsScript: {
      title: "Cette calculatrice exige JavaScript",
      text: "Elle ne fonctionne que dans votre navigateur. Activez JavaScript et rechargez la page, ou faisons le calcul ensemble.",
      contactLink: "Demandez-nous le calcul",
    },
  },
  page: {
    hero: {
      title: "Calculatrices hypothécaires",
      subtitle:
        "Faites d’abord le calcul vous-même. Les calculatrices fonctionnent dans votre navigateur, ne gardent rien et n’envoient rien. Pour un deuxième avis, appelez-nous.",
    },
    calculators: {
      title: "Acheter, refinancer, regrouper",
      subtitle:
        "Six calculatrices de quelques minutes. Elles posent une question à la fois et montrent leur calcul.",
      button: "Commencer",
    },
    furtherCalculators: {
      title: "Renouveler, rembourser, choisir un taux",
      subtitle:
        "Quatre autres : pour la lettre de renouvellement, pour un remboursement anticipé, pour une propriété déjà trouvée et pour le choix d’un taux.",
      button: "Commencer",
    },
    metadata: {
      title: "Calculatrices hypothécaires",
      description:
        "Des calculatrices hypothécaires gratuites, en français, qui fonctionnent dans votre navigateur : versement, achat, refinancement, renouvellement et plus.",
    },
  },
};
