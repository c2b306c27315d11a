import type { applicationPage as english } from "./applicationPage.en.ts";

export const applicationPage: typeof english = {
  header: { login: "CONNEXION", language: "FR" },
  form: {
    title: "Commencez votre demande. Quelques minutes suffisent!",
    intro: "Trois champs. Un agent titulaire d’un permis remplit ensuite le reste avec vous.",
    firstName: "Prénom",
    lastName: "Nom",
    phoneOrEmail: "Téléphone ou courriel",
    honeypot: "Laissez ce champ vide",
    submit: "COMMENCER MA DEMANDE",
    submitting: "ENVOI EN COURS…",
  },
  nextSteps: {
    title: "La suite",
    items: [
      "Nous appelons ou écrivons en moins de {responseTime}.",
      "Nous parlons de vos projets, de votre revenu et de votre calendrier, pendant une quinzaine de minutes.",
      "Vous recevez une courte liste de documents puis, une fois ceux-ci réunis, des offres à comparer.",
    ],
  },
  messages: {
    missing: {
      title: "Renseignements manquants",
      text: "Veuillez remplir tous les champs obligatoires.",
    },
    termsNotAgreed: {
      title: "Renseignements manquants",
      text: "Veuillez accepter les Conditions d’utilisation, la Politique de confidentialité et la Divulgation",
    },
    failed: { title: "Erreur" },
    succeeded: {
      title: "Demande commencée!",
      text: "Votre demande de prêt hypothécaire a été envoyée. Nous vous joindrons bientôt.",
    },
  },
  documents: {
    placeholder:
      "Ce texte tient lieu du document lui-même, encore en préparation. Il n’est pas un avis juridique et n’engage personne.",
    terms: [
      "Ce site donne des renseignements généraux. Ce n’est ni une offre de prêt, ni une promesse de taux, ni une approbation : celles-ci viennent par écrit, d’un prêteur, une fois votre dossier étudié.",
      "Les calculatrices utilisent ce que vous saisissez et des règles approximatives. Avant de prendre un engagement financier, vérifiez les chiffres avec nous ou avec un notaire ou un avocat.",
      "Une demande ne coûte rien et ne vous engage à rien. Vous pouvez la retirer en tout temps : écrivez à {email} ou appelez au {phone}.",
    ],
    privacy: [
      "Une demande contient votre nom, un moyen de vous joindre et votre accord. Nous la gardons pour vous répondre et parce que notre organisme de réglementation l’exige, et ne la vendons à personne.",
      "Les calculatrices ne gardent et n’envoient rien. Un formulaire hébergé par une autre entreprise a sa propre politique, indiquée à côté.",
      "Écrivez à {email} pour savoir ce que nous détenons sur vous, le faire corriger ou retirer votre consentement.",
    ],
    disclosure: [
      "{name} est une maison de courtage hypothécaire, permis {licence}. Elle agit pour vous, et le prêteur paie habituellement sa commission à la conclusion du prêt.",
      "Si nous demandons des frais, comme l’exigent les prêteurs privés et certains autres, vous les voyez par écrit avant de vous engager.",
      "Avant de signer, vous recevez par écrit nos liens avec les prêteurs, le coût d’emprunt et les risques du prêt.",
    ],
  },
  licences: {
    brokerage: "Permis de courtage {licence}",
    agent: "{agent}, {level}, permis nº {agentLicence}",
  },
  metadata: {
    title: "Demande de prêt hypothécaire",
    description:
      "Commencez votre demande de prêt en quelques minutes : votre nom, un téléphone ou un courriel, et un agent de notre bureau à {city} vous rappelle.",
  },
};
