import type { StaffWords } from "./staff.en.ts";

export const staff: StaffWords = {
  title: "Demande",
  invalid: {
    title: "Ce lien ne fonctionne pas",
    text: "Il est incomplet, ou a été envoyé à une adresse qui ne reçoit plus les demandes. Rien n’a été modifié.",
  },
  expired: {
    title: "Ce lien a expiré",
    text: "Il ne montre plus rien et rien n’a été modifié. Un courriel plus récent contient un nouveau lien, et leads list montre toutes les demandes.",
  },
  refused: "Rien n’a été modifié",
  removed: {
    title: "Cette demande a été supprimée",
    text: "Elle a été rejetée ou effacée, ou sa durée de conservation est écoulée.",
  },
  fields: {
    name: "Nom",
    contact: "Téléphone ou courriel",
    received: "Reçue",
    reference: "Référence",
    state: "État",
    takenBy: "Prise en charge par",
    callAfter: "Appeler",
    evidence: "Indices à la réception",
    network: "Réseau",
    history: "Ce qui a été fait",
    purpose: "Sujet",
    answerBy: "Répondre",
    callTime: "Quand",
    language: "Langue",
    agent: "Agent",
  },
  time: "{time} (heure de Toronto)",
  notBefore: "pas avant le {time}",
  states: {
    held: "Retenue pour examen",
    open: "En attente d’une réponse",
    answered: "Répondue",
    spam: "Marquée comme indésirable",
  },
  suspicions: {
    "trap filled": "champ piège rempli",
    "sent too fast": "envoyée trop vite",
    "link in a name": "lien dans un nom",
    "too many at once": "trop de demandes à la fois",
    "held again by staff": "retenue de nouveau par l’équipe",
    "marked as spam": "marquée comme indésirable",
  },
  lanes: {
    script: "envoyée par la page",
    plain: "envoyée par le formulaire sans scripts",
    program: "envoyée sans le formulaire",
  },
  openFor: "ouverte pendant {seconds} s",
  firstSight: "première de son réseau en une journée",
  acts: {
    accept: {
      button: "C’est une vraie demande : la transmettre",
      effect:
        "Transmet la demande à vous et à vos systèmes. Vous pouvez l’annuler ici pendant sept jours.",
    },
    spam: {
      button: "C’est indésirable",
      effect:
        "La retire de toutes les listes et n’envoie plus rien. Elle est supprimée après sept jours; d’ici là, vous pouvez l’annuler ici.",
    },
    answer: {
      button: "Répondue",
      effect: "Consigne que le demandeur a reçu une réponse. Vous pouvez l’annuler ici.",
    },
    take: {
      button: "Je m’en charge",
      effect: "Indique aux autres que vous y répondez. Vous pouvez l’annuler ici.",
    },
    postpone: {
      button: "Appeler plus tard",
      effect:
        "La descend dans la liste, et envoie un courriel au moment d’appeler. Vous pouvez l’annuler ici.",
    },
    reopen: {
      button: "Pas encore répondue",
      effect: "Remet la demande en attente d’une réponse.",
    },
    giveBack: {
      button: "Je ne m’en charge plus",
      effect: "Indique aux autres que personne n’y répond encore.",
    },
    callNow: {
      button: "Appeler maintenant",
      effect: "La remonte dans la liste, et n’envoie pas de courriel plus tard.",
    },
    holdAgain: {
      button: "La retenir de nouveau",
      effect:
        "Annule son acceptation : ce qui n’est pas encore transmis n’est pas envoyé. Les courriels déjà partis le restent.",
    },
    restore: {
      button: "Ce n’est pas indésirable",
      effect: "La remet à sa place, et la transmet si elle attendait de l’être.",
    },
  },
  actions: {
    accepted: "acceptée",
    "accepted undone": "acceptation annulée",
    answered: "répondue",
    "answered undone": "réponse annulée",
    "call postponed": "appel reporté",
    "call postponed undone": "report de l’appel annulé",
    "marked as spam": "marquée comme indésirable",
    "marked as spam undone": "marque d’indésirable annulée",
    taken: "prise en charge",
    "taken undone": "prise en charge annulée",
  },
  yourName: "Votre nom",
  nameMissing: "Entrez votre nom, pour que les autres sachent qui répond.",
  delay: {
    label: "Quand",
    choices: {
      hours: "Dans deux heures",
      day: "Demain à la même heure",
      days: "Dans trois jours",
      week: "Dans une semaine",
    },
  },
  otherChoices: "Autres choix",
  changedMeanwhile:
    "Ce bouton n’a rien fait : il avait déjà servi, ou quelqu’un d’autre a été plus rapide. Voici l’état actuel.",
  lists: {
    held: {
      title: "Demandes retenues",
      intro:
        "Rien de celles-ci n’a été transmis. Celles qui ressemblent le plus à des personnes viennent d’abord.",
      none: "Aucune demande n’est retenue.",
    },
    open: {
      title: "Demandes ouvertes",
      intro:
        "Celles-ci attendent une réponse, les plus anciennes d’abord; les appels reportés viennent à la fin.",
      none: "Toutes les demandes ont reçu une réponse.",
    },
  },
  count: { one: "{count} demande.", other: "{count} demandes." },
  unlisted: "{count} autres n’y figurent pas : leads list et leads suspected les montrent toutes.",
  decide: "Ouvrir {name}",
  kinds: { application: "demande", "call-back": "rappel" },
  heldNotice: {
    subject: {
      one: "{count} demande retenue pour examen",
      other: "{count} demandes retenues pour examen",
    },
    intro:
      "Certaines peuvent venir de vraies personnes, à qui le site promet une réponse dans un délai de {responseTime}. Rien n’a été transmis, et aucun accusé de réception n’a été envoyé.",
    because: "Retenue parce que",
    accept: "Une personne",
    reject: "Indésirable",
    unlisted: "{count} autres n’y figurent pas.",
    all: "Toutes celles qui sont retenues",
    terminal: "Dans le terminal",
  },
  together: {
    subject: "{count} nouvelles demandes et rappels",
    intro:
      "Elles viennent en un seul courriel, car il en arrive beaucoup. Le site promet une réponse dans un délai de {responseTime}.",
    received: "{time}, {kind}",
    more: "Suite",
    decide: "Voir et décider",
    answered: "Une fois répondue",
  },
  call: {
    subject: "À appeler, {name}",
    intro: "C’est le moment d’un appel qui avait été reporté.",
  },
  digest: {
    subject: "Bilan du matin : {open} ouvertes, {late} en retard, {held} retenues",
    waiting: "En attente",
    open: "Ouvertes",
    late: "En retard",
    held: "Retenues pour examen",
    failedDeliveries: "Livraisons échouées",
    since: "{count}, la plus ancienne du {time}",
    safety: "Sûreté",
    lastBackup: "Dernière sauvegarde",
    lastRestoreDrill: "Dernier exercice de restauration",
    noneRecorded: "aucun enregistrement",
    lateBackup: "{time}, trop ancienne : voyez pourquoi",
    auditLog: "Journal d’audit",
    empty: "vide",
    entries: { one: "{count} entrée", other: "{count} entrées" },
    head: "{entries}, tête {hash}",
  },
  notices: {
    test: "Ceci est un essai de livraison. Personne n’a fait de demande.",
    application: "Une nouvelle demande attend.",
    "call-back": "Une nouvelle demande de rappel attend.",
    applicationBy: "Une nouvelle demande attend, par la page de {agent}.",
    "call-backBy": "Une nouvelle demande de rappel attend, par la page de {agent}.",
    held: {
      one: "{count} demande retenue pour examen.",
      other: "{count} demandes retenues pour examen.",
    },
    mailFails:
      "Les courriels à l’équipe échouent depuis cinq minutes. Demandes : {open} ouvertes, {held} retenues : voyez avec leads list et leads suspected.",
    backupLate: {
      subject: "La dernière sauvegarde est trop ancienne",
      text: "La dernière sauvegarde est trop ancienne, et une demande pourrait se perdre : voyez la minuterie ou le conteneur qui la fait.",
    },
  },
};
