import type { CallBackWords } from "./callBack.en.ts";

export const callBackWords: CallBackWords = {
  metadata: {
    title: "Être rappelé | {brokerage}",
    description:
      "Laissez votre nom et vos coordonnées, et un agent hypothécaire de {brokerage} vous rappelle ou vous écrit.",
  },
  title: "Être rappelé",
  text: "Laissez votre nom et vos coordonnées. Nous répondons dans un délai de {responseTime}, sans enquête de crédit.",
  aside: {
    title: "Qui appelle, et quand",
    text: "Un agent hypothécaire titulaire d’un permis. Seuls votre nom et vos coordonnées sont nécessaires; le reste nous aide à nous préparer.",
  },
  fields: {
    name: "Nom",
    phoneOrEmail: "Téléphone ou courriel",
    answerBy: "Me répondre",
    callTime: "Quand",
    purpose: "Sujet",
    language: "Dans quelle langue",
    agent: "Qui devrait répondre",
    honeypot: "Laissez ce champ vide",
  },
  missing: {
    name: "Entrez votre nom.",
    phoneOrEmail:
      "Entrez un numéro de téléphone ou une adresse de courriel pour que nous puissions vous joindre.",
  },
  purposes: {
    "": "Peu importe le sujet",
    purchase: "Achat d’une propriété",
    renewal: "Renouvellement",
    refinance: "Refinancement",
    consolidation: "Regroupement de dettes",
    investment: "Immeuble de placement",
    other: "Autre chose",
  },
  callSoon: "Dès que possible",
  answerBy: { "": "Peu importe le moyen", phone: "Par téléphone", email: "Par courriel" },
  languages: { "": "L’une ou l’autre langue", en: "Anglais", fr: "Français" },
  anyAgent: "Peu importe l’agent",
  result: {
    legend: "Envoyer ces lignes de votre résultat",
    hint: "Décochez ce que nous ne devrions pas voir. Le reste est envoyé tel quel.",
    from: "{title}, {day}",
  },
  readFirst: "À lire d’abord :",
  submit: "Être rappelé",
  received: {
    title: "Nous vous répondrons",
    text: "Votre demande est arrivée. Nous répondons dans un délai de {responseTime}.",
    when: {
      soon: "Vous souhaitez une réponse dès que possible.",
      day: "Vous avez choisi\u00a0: {call}.",
    },
    who: "Un agent hypothécaire titulaire d’un permis vous appelle du {phone}.",
    whoChosen: "{agent}, vous appelle du {phone}.",
    writes: "Un agent hypothécaire titulaire d’un permis vous écrit par courriel.",
    writesChosen: "{agent}, vous écrit par courriel.",
    result: "Retour à votre résultat",
    site: "Retour au site",
    reference: "Votre numéro de référence est {reference}.",
  },
  refused: {
    check: "Vérifiez votre demande",
    summary: "Elle n’a pas encore été envoyée :",
    title: "Votre demande n’a pas été envoyée",
    back: "Retour au formulaire",
  },
  details: {
    title: "Aidez-nous à nous préparer",
    text: "Votre demande est arrivée. Vous pouvez ajouter son sujet et le moment où vous joindre.",
    submit: "Ajouter à ma demande",
    added: {
      title: "Ajouté à votre demande",
      text: "La personne qui vous répondra l’aura sous les yeux. Il n’y a rien d’autre à envoyer.",
    },
    refused: "Rien n’a été ajouté à votre demande",
    kept: "Votre demande elle-même est bien arrivée et reste telle quelle.",
    used: "Quelque chose a déjà été ajouté à cette demande, ce qui n’est possible qu’une fois.",
    expired: "Ce formulaire a expiré, car il est resté ouvert plus de quatre heures.",
    removed: "La demande n’est plus conservée.",
  },
  mail: {
    subjects: {
      application: "Nouvelle demande",
      "call-back": "Rappel",
      details: "Ajout",
      test: "Essai : livraison des demandes de prêt hypothécaire",
    },
    soon: "dès que possible",
    call: "appeler {call}",
    french: "Nouvelle demande en français",
    inFrench: "en français",
    writeTo: "répondre par courriel",
    openings: {
      application:
        "Une demande de prêt hypothécaire est arrivée. Le site promet une réponse dans un délai de {responseTime}.",
      "call-back":
        "Quelqu’un demande un appel ou un message. Le site promet une réponse dans un délai de {responseTime}.",
      details: "Un demandeur a ajouté ceci à une demande que vous avez déjà.",
      test: "Ceci est un essai de livraison. Personne n’a fait de demande, et aucune réponse n’est attendue.",
    },
    firstName: "Prénom",
    lastName: "Nom de famille",
    origin: "Page d’origine",
    received: "Reçue",
    pageLanguage: "Langue de la page",
    terms: "Conditions acceptées",
    version: "version {version}, {at}",
    reference: "Référence",
  },
};
