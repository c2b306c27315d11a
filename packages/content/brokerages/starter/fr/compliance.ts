import type { ContentSource } from "@mortgage-kit/content";
import { compliance as english } from "../compliance.ts";
import { brokerage } from "./brokerage.ts";

export const compliance: ContentSource["compliance"] = {
  ...english,
  privacy: {
    link: "Confidentialité",
    title: "Confidentialité",
    intro:
      "Ce que nous conservons à votre sujet, pourquoi, où et pendant combien de temps, et à qui poser vos questions. Le site ne recueille que ce dont il a besoin.",
    day: english.privacy.day,
    dayLabel: "En vigueur depuis le",
    officer: {
      title: "Responsable de la protection des renseignements personnels",
      text: "Adressez à cette personne vos questions, demandes et plaintes au sujet des renseignements personnels.",
    },
    stored: {
      title: "Ce qui est conservé",
      columns: { where: "Où", howLong: "Durée" },
      items: [
        {
          what: "Une demande : nom, téléphone ou courriel, texte accepté et date de votre accord",
          where: "La base de données et la boîte aux lettres de l’entreprise",
          howLong:
            "{applicationYears} ans à partir de l’envoi; pour un prêt, {mortgageYears} ans après la fin du terme",
        },
        {
          what: "Les chiffres saisis dans une calculatrice",
          where: "Votre navigateur",
          howLong: "Jusqu’à ce que vous quittiez la page",
        },
        {
          what: "Votre réponse au sujet de la mesure publicitaire, si la question vous est posée",
          where: "Votre navigateur",
          howLong: "Jusqu’à ce que vous la changiez ou l’effaciez",
        },
      ],
    },
    sections: [
      {
        title: "Utilisation",
        paragraphs: [
          "Les renseignements servent à vous répondre et, avec votre consentement, à obtenir un prêt. Ils ne sont pas vendus, et aucun message commercial n’est envoyé sans un consentement distinct.",
          "Les organismes de réglementation exigent que les dossiers soient conservés. Ceux-ci ne peuvent pas être supprimés plus tôt.",
        ],
      },
      {
        title: "Vos droits",
        paragraphs: [
          "Vous pouvez demander de consulter ou de corriger ce que nous conservons à votre sujet, retirer un consentement ou porter plainte. Vous recevrez une réponse dans les trente jours. Le Commissariat à la protection de la vie privée du Canada et, au Québec, la Commission d’accès à l’information reçoivent aussi les plaintes.",
          "Si un incident risque de causer un préjudice grave ou sérieux, vous et l’organisme compétent en serez avisés le plus tôt possible. Chaque incident est consigné.",
        ],
      },
    ],
    description: `Ce que nous conservons au sujet des visiteurs et des clients à ${brokerage.address.city}, pourquoi, où et combien de temps, et comment joindre la personne responsable.`,
  },
  accessibility: {
    link: "Accessibilité",
    title: "Accessibilité",
    intro:
      "Ce site est conçu pour que tout le monde puisse l’utiliser. Si quelque chose vous en empêche, dites-le-nous : vous obtiendrez autrement ce qu’il vous faut.",
    day: english.accessibility.day,
    dayLabel: "Dernière révision le",
    sections: [
      {
        title: "Norme",
        paragraphs: [
          "Les pages suivent les Règles pour l’accessibilité des contenus Web 2.2, niveau AA, et sont vérifiées automatiquement.",
        ],
      },
    ],
    feedback: {
      title: "Dites-le-nous",
      text: "Appelez ou écrivez, à votre convenance. Vous recevrez une réponse dans les cinq jours ouvrables.",
    },
    description:
      "Comment nous rendons notre site accessible à tous, comment il est vérifié et comment nous signaler un obstacle.",
  },
  adChoice: {
    label: "Mesure publicitaire",
    question:
      "Ce site peut-il mesurer quelles publicités amènent des visiteurs? Un réseau publicitaire serait informé de votre visite. Rien ne se charge sans votre accord.",
    allow: "Accepter",
    refuse: "Refuser",
    more: "Confidentialité",
    change: {
      title: "Mesure publicitaire",
      text: "Avec votre accord, le site mesure quelles publicités amènent des visiteurs.",
      allowed: "Vous l’avez acceptée.",
      refused: "Vous l’avez refusée : rien du réseau publicitaire ne se charge.",
    },
  },
  identificationNotice:
    "Ce formulaire ne vérifie pas votre identité. Une personne titulaire d’un permis le fait avec vous avant tout prêt.",
};
