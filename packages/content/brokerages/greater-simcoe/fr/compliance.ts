import type { ComplianceSource } from "@mortgage-kit/content";
import { compliance as english } from "../compliance.ts";

const { rateDisclosure: _, ...rest } = english;

/** Notices in French; the records for an examiner are the English ones. */
export const compliance: ComplianceSource = {
  ...rest,
  privacy: {
    link: "Vos renseignements",
    title: "Ce que nous faisons de vos renseignements",
    intro:
      "Ce que nous gardons à votre sujet, pourquoi, où et combien de temps, et à qui poser vos questions. C’est court, car nous gardons peu.",
    day: english.privacy.day,
    dayLabel: "En vigueur depuis le",
    officer: {
      title: "À qui vous adresser",
      text: "Notre responsable répond de la façon dont nous traitons les renseignements personnels et reçoit questions, demandes et plaintes.",
    },
    stored: {
      title: "Ce qui est conservé, et où",
      columns: { where: "Où", howLong: "Durée" },
      items: [
        {
          what: "Une demande de prêt ou d’appel : votre nom, un numéro de téléphone ou une adresse courriel, ce que vous avez ajouté (un but, un moment pour l’appel, des lignes d’un résultat), le texte que vous avez accepté et quand",
          where: "Notre base de données et la boîte de courriel de l’équipe",
          howLong:
            "{applicationYears} ans à partir de l’envoi; si elle a mené à un prêt, {mortgageYears} ans après la fin du terme",
        },
        {
          what: "Un rappel que vous avez demandé : une adresse courriel, le mois du renouvellement, le texte accepté et quand",
          where: "Notre base de données",
          howLong:
            "48 heures sans confirmation; ensuite jusqu’à trois ans après le renouvellement ou le retrait, comme preuve de votre accord",
        },
        {
          what: "Les nombres saisis dans une calculatrice",
          where: "La page ouverte dans votre navigateur",
          howLong: "Jusqu’à ce que vous la quittiez",
        },
        {
          what: "Votre réponse au sujet de la mesure des annonces, si nous posons la question",
          where: "Votre navigateur",
          howLong: "Jusqu’à ce que vous la changiez ou effaciez les données du navigateur",
        },
        {
          what: "Un témoin qui mesure la durée de remplissage d’un formulaire lorsque les scripts sont désactivés",
          where: "Votre navigateur",
          howLong: "Un jour au plus",
        },
        {
          what: "Le type de page demandée et la durée de la réponse, sans votre adresse",
          where: "Le journal du serveur",
          howLong: "Tant qu’il aide à trouver des pannes, puis il est écrasé",
        },
      ],
    },
    sections: [
      {
        title: "Pourquoi nous demandons",
        paragraphs: [
          "Ce que vous envoyez sert à vous répondre et, si vous voulez un prêt, à l’obtenir. Nous n’envoyons ni infolettre ni offre, aucun rappel sauf celui que vous demandez, et ne vendons aucun renseignement.",
          "Notre organisme de réglementation exige que nous gardions les dossiers. Nous ne pouvons pas les supprimer plus tôt, même à votre demande, mais nous n’en faisons rien d’autre.",
        ],
      },
      {
        title: "Qui les voit",
        paragraphs: [
          "Les membres de l’équipe titulaires d’un permis et la personne qui s’occupe du serveur. Avec votre consentement, les prêteurs et assureurs que nous sollicitons pour vous.",
          "Les liens vers le portail de demande, les avis, les vidéos et les articles mènent à d’autres sites, qui ont leurs propres politiques.",
        ],
      },
      {
        title: "Vos droits",
        paragraphs: [
          "Demandez à notre responsable ce que nous gardons à votre sujet, une correction, le retrait d’un consentement, ou portez plainte. Nous répondons dans les trente jours. Si la réponse ne vous satisfait pas, le Commissariat à la protection de la vie privée du Canada reçoit les plaintes.",
          "Si un incident risque de vous causer un préjudice grave, nous vous en avisons, ainsi que le Commissariat, le plus tôt possible. Nous tenons un registre de tous les incidents.",
        ],
      },
    ],
    description:
      "Ce que Greater Simcoe Mortgages garde de ses visiteurs et clients, pourquoi, où et combien de temps, comment le consulter ou le corriger.",
  },
  accessibility: {
    link: "Accessibilité",
    title: "Accessibilité",
    intro:
      "Chacun devrait pouvoir lire ce site, y calculer un prêt et nous joindre. Si quelque chose vous en empêche, dites-le-nous.",
    day: english.accessibility.day,
    dayLabel: "Dernière révision le",
    sections: [
      {
        title: "Notre objectif",
        paragraphs: [
          "Chaque page est conçue selon les Règles pour l’accessibilité des contenus Web 2.2, niveau AA, et vérifiée avant sa publication :",
        ],
        items: [
          "Selon les règles d’axe, sur téléphone et sur ordinateur",
          "Avec un texte deux fois plus grand",
          "Sur un écran de 320 pixels de large",
          "Au clavier seul, dans les calculatrices et les formulaires",
          "Sans scripts : chaque texte, chaque formulaire",
          "Pour des cibles d’au moins 44 pixels",
        ],
      },
      {
        title: "Ce qui reste à évaluer",
        paragraphs: [
          "Certains points demandent le jugement d’une personne, comme la clarté d’un texte. Tous n’ont pas encore été évalués.",
        ],
      },
      {
        title: "Ce qui ne dépend pas de nous",
        paragraphs: [
          "Le portail de demande, les avis, les vidéos et les articles externes sont les sites d’autrui. Si l’un d’eux vous bloque, appelez-nous et nous le ferons ensemble par téléphone.",
        ],
      },
      {
        title: "Autres formats",
        paragraphs: [
          "Nous envoyons tout texte de ce site en gros caractères ou en texte simple, vous le lisons ou vous rencontrons là où cela vous convient, sans frais.",
        ],
      },
    ],
    feedback: {
      title: "Dites-le-nous",
      text: "Appelez ou écrivez, comme il vous est le plus facile. Nous répondons dans les cinq jours ouvrables et disons ce que nous ferons.",
    },
    description:
      "Comment Greater Simcoe Mortgages rend ce site utilisable par tous, ce qui a été vérifié, ce qui ne l’a pas été, et comment signaler un obstacle.",
  },
  adChoice: {
    label: "Mesure des annonces",
    question:
      "Pouvons-nous mesurer lesquelles de nos annonces mènent ici? Cela charge une balise d’un réseau publicitaire, qui est alors informé de votre visite. Rien ne se charge sans votre accord.",
    allow: "Accepter",
    refuse: "Refuser",
    more: "Ce que nous faisons de vos renseignements",
    change: {
      title: "Mesure des annonces",
      text: "Nous pouvons mesurer lesquelles de nos annonces mènent ici, si vous l’acceptez.",
      allowed: "Vous l’acceptez. La balise du réseau publicitaire se charge sur chaque page.",
      refused: "Vous le refusez. Rien du réseau publicitaire ne se charge.",
    },
  },
  identificationNotice:
    "Ce formulaire ne vérifie pas votre identité. Un agent titulaire d’un permis le fait plus tard, avec vous, avant tout prêt.",
};
