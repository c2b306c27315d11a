import type { ContentSource } from "@mortgage-kit/content";
import { compliance as english } from "../compliance.ts";
import { brokerage } from "./brokerage.ts";

export const compliance: ContentSource["compliance"] = {
  ...english,
  privacy: {
    link: "Confidentialité",
    title: "Confidentialité",
    intro:
      "Ce qui est gardé de vous, pourquoi, où et combien de temps, et à qui poser vos questions. Rien n’est recueilli dont le site n’a pas besoin.",
    day: english.privacy.day,
    dayLabel: "En vigueur depuis le",
    officer: {
      title: "Responsable de la protection des renseignements personnels",
      text: "Questions, demandes et plaintes au sujet des renseignements personnels vont à cette personne.",
    },
    stored: {
      title: "Ce qui est conservé",
      columns: { where: "Où", howLong: "Durée" },
      items: [
        {
          what: "Une demande : nom, téléphone ou courriel, le texte accepté et quand",
          where: "La base de données et la boîte aux lettres de l’entreprise",
          howLong:
            "{applicationYears} ans à partir de l’envoi; pour un prêt, {mortgageYears} ans après la fin du terme",
        },
        {
          what: "Les nombres saisis dans une calculatrice",
          where: "Le navigateur du visiteur",
          howLong: "Jusqu’à ce que la page soit quittée",
        },
        {
          what: "La réponse au sujet de la mesure des annonces, si la question est posée",
          where: "Le navigateur du visiteur",
          howLong: "Jusqu’à ce qu’elle soit changée ou effacée",
        },
      ],
    },
    sections: [
      {
        title: "Utilisation",
        paragraphs: [
          "Les renseignements servent à vous répondre et, avec votre consentement, à obtenir un prêt. Ils ne sont pas vendus, et aucun message commercial n’est envoyé sans un consentement distinct.",
          "Les organismes de réglementation exigent que les dossiers soient gardés. Ce qui doit l’être ne peut pas être supprimé plus tôt.",
        ],
      },
      {
        title: "Vos droits",
        paragraphs: [
          "Vous pouvez demander de voir ou de corriger ce qui est gardé de vous, retirer un consentement ou porter plainte. Vous avez une réponse en trente jours. Le Commissariat à la protection de la vie privée du Canada reçoit aussi les plaintes.",
          "Si un incident risque de causer un préjudice grave, vous et le Commissariat en êtes avisés le plus tôt possible. Chaque incident est consigné.",
        ],
      },
    ],
    description: `Ce que nous gardons des visiteurs et des clients à ${brokerage.address.city}, pourquoi, où et combien de temps, et comment joindre la personne responsable.`,
  },
  accessibility: {
    link: "Accessibilité",
    title: "Accessibilité",
    intro:
      "Ce site est conçu pour être utilisable par tous. S’il ne l’est pas, dites-le-nous, et vous obtenez autrement ce qu’il vous faut.",
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
      text: "Appelez ou écrivez, comme il vous convient. Vous avez une réponse en cinq jours ouvrables.",
    },
    description:
      "Comment nous gardons notre site utilisable par tous, comment il est vérifié et comment nous signaler un obstacle.",
  },
  adChoice: {
    label: "Mesure des annonces",
    question:
      "Ce site peut-il mesurer quelles annonces amènent des visiteurs? Un réseau publicitaire apprendrait votre visite. Rien ne se charge sans votre accord.",
    allow: "Accepter",
    refuse: "Refuser",
    more: "Confidentialité",
    change: {
      title: "Mesure des annonces",
      text: "Avec votre accord, le site mesure quelles annonces amènent des visiteurs.",
      allowed: "Vous l’acceptez.",
      refused: "Vous le refusez, et rien du réseau publicitaire ne se charge.",
    },
  },
  identificationNotice:
    "Ce formulaire ne vérifie pas votre identité. Une personne titulaire d’un permis le fait avec vous avant tout prêt.",
};
