import type { ContentSource } from "@mortgage-kit/content";

/** Page of the calculators. The kit describes those without a card. */
export const resources: ContentSource["resources"] = {
  page: {
    hero: {
      title: "Calculatrices hypothécaires",
      subtitle: "Elles fonctionnent dans votre navigateur, ne gardent rien et n’envoient rien.",
    },
    calculators: {
      title: "Calculatrices",
      subtitle: "Chacune pose quelques questions et montre son calcul.",
      button: "Commencer",
    },
    furtherCalculators: {
      title: "Autres calculatrices",
      subtitle: "Pour d’autres questions.",
      button: "Commencer",
    },
    metadata: {
      title: "Calculatrices hypothécaires",
      description:
        "Calculatrices hypothécaires gratuites : achat ou location, versement, refinancement, dettes et frais de clôture. Elles fonctionnent dans votre navigateur.",
    },
  },
  calculatorPage: {
    privacy: "Calculé dans votre navigateur et nulle part ailleurs.",
    takes: "Durée : environ",
    needsScript: {
      title: "Cette calculatrice nécessite JavaScript",
      text: "Elle fonctionne dans votre navigateur. Activez JavaScript et rechargez la page, ou faisons le calcul ensemble.",
      contactLink: "Demandez-nous le calcul",
    },
  },
  calculatorCards: [
    {
      id: "affordability",
      title: "Combien puis-je payer?",
      description: "De vos revenus, dettes et économies au prix à votre portée.",
      metadata: {
        title: "Calculatrice : combien puis-je payer?",
        description:
          "Entrez revenus, dettes, économies et taux, et voyez le prix d’une propriété à votre portée. Le calcul se fait dans votre navigateur; rien n’est envoyé.",
      },
    },
  ],
  otherCalculators: true,
};
