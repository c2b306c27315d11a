import type { ReminderSource } from "@mortgage-kit/content";

export const reminder: ReminderSource = {
  consent: {
    version: "greater-simcoe-renouvellement-2026-1",
    text: "J’accepte que {name} m’envoie un seul courriel, environ quatre mois avant le mois que j’indique ici, pour me rappeler que mon prêt hypothécaire se renouvelle. Je peux retirer mon consentement en tout temps, par le lien que contient chaque courriel, par écrit ou par téléphone.",
    sender: "L’expéditeur est",
  },
  page: {
    hero: {
      title: "Un rappel avant mon renouvellement",
      subtitle:
        "Souvent, c’est la lettre de la banque qui annonce le renouvellement, trois semaines avant la fin du terme. Un courriel de notre part, environ quatre mois à l’avance, laisse le temps de comparer.",
    },
    form: {
      title: "Un courriel, au bon moment",
      text: "Nous demandons une adresse et un mois, rien d’autre. Aucune demande de prêt n’est commencée.",
      email: "Votre adresse courriel",
      month: "Mois du renouvellement de votre prêt",
      noMonth: "Choisissez un mois",
      year: "Année",
      yearHint: "Quatre chiffres, comme 2028",
      honeypot: "Laissez ce champ vide",
      submit: "Demander le rappel",
    },
    steps: {
      title: "Ce qui se passe ensuite",
      items: [
        {
          title: "Confirmez",
          text: "Nous envoyons un courriel avec un lien. Confirmez dans les {hours} heures que l’adresse est la vôtre, sinon nous supprimons la demande.",
        },
        {
          title: "N’y pensez plus",
          text: "Environ quatre mois avant le mois indiqué, un seul rappel arrive. Nous n’appelons personne et n’envoyons pas d’infolettre.",
        },
        {
          title: "Changez d’avis quand vous voulez",
          text: "Chaque courriel contient un lien qui retire votre consentement sur-le-champ, sans ouvrir de session.",
        },
        {
          title: "Faites-vous oublier",
          text: "Trois ans après le renouvellement, ou après le retrait, votre adresse est supprimée. D’ici là, elle prouve que vous avez consenti.",
        },
      ],
    },
    off: {
      title: "Mettez le jour à votre calendrier",
      text: "Dites quand votre prêt se renouvelle, et prenez un fichier de calendrier avec un jour, quatre mois à l’avance. Il est fait dans votre navigateur, et rien n’est envoyé.",
    },
    metadata: {
      title: "Un rappel avant votre renouvellement",
      description:
        "Dites en quel mois votre prêt hypothécaire se renouvelle et recevez un seul rappel, environ quatre mois à l’avance, pendant qu’il est encore temps de comparer.",
    },
  },
  link: "Pas encore? Recevez un rappel, quatre mois avant votre renouvellement",
  answers: {
    asked: {
      title: "Vérifiez votre boîte de réception",
      text: [
        "Nous avons envoyé un courriel à l’adresse indiquée. Ouvrez le lien qu’il contient dans les {hours} heures, et le rappel est prévu.",
        "Aucun courriel après quelques minutes? Cherchez parmi les indésirables. Après plusieurs demandes pour une adresse, nous attendons un jour avant d’y écrire de nouveau.",
      ],
    },
    confirm: {
      title: "Est-ce exact?",
      text: [
        "Votre prêt hypothécaire se renouvelle en {month}, et vous voulez un seul courriel environ quatre mois avant.",
        "Si vous n’avez rien demandé, fermez cette page, et la demande se supprime d’elle-même.",
      ],
      button: "Oui, envoyez-moi le rappel",
    },
    confirmed: {
      title: "Votre rappel est prévu",
      text: [
        "Nous vous écrirons une fois, environ quatre mois avant {month}. D’ici là, vous n’entendrez pas parler de nous.",
        "Le courriel d’où vous venez contient un lien qui retire votre consentement. Gardez-le, ou écrivez à {email}.",
      ],
    },
    expired: {
      title: "Ce lien ne fonctionne plus",
      text: [
        "Il n’a pas été utilisé à temps, ou le rappel a été retiré depuis. Rien ne sera envoyé.",
      ],
    },
    withdraw: {
      title: "Retirer votre consentement?",
      text: [
        "Nous n’enverrons aucun rappel à votre adresse. Vous pourrez en demander un de nouveau en tout temps.",
      ],
      button: "Oui, retirer",
    },
    withdrawn: {
      title: "Vous n’entendrez plus parler de nous",
      text: [
        "Votre consentement est retiré, et aucun rappel ne sera envoyé à votre adresse.",
        "Vous pouvez en demander un de nouveau en tout temps.",
      ],
    },
    refused: { title: "Vérifiez votre demande", back: "Retour au rappel" },
    tooSoon:
      "Ce renouvellement est dans moins de quatre mois, et un rappel arriverait trop tard : servez-vous dès maintenant de la calculatrice de renouvellement, ou appelez-nous.",
  },
  mails: {
    confirmation: {
      subject: "À confirmer : un rappel avant {month}",
      text: [
        "Quelqu’un, vous sans doute, nous a demandé de rappeler à cette adresse qu’un prêt hypothécaire se renouvelle en {month}. Si c’est vous, confirmez-le ici dans les {hours} heures :",
        "Si ce n’est pas vous, ne faites rien. La demande se supprime d’elle-même, et rien d’autre n’est envoyé.",
      ],
    },
    reminder: {
      subject: "Votre prêt hypothécaire se renouvelle en {month}",
      text: [
        "Vous nous avez demandé ce rappel : votre prêt hypothécaire se renouvelle en {month}, dans environ quatre mois. C’est le seul courriel promis, et aucun autre ne suit.",
        "Ce qu’il vaut la peine de faire : retrouvez votre dernier relevé avec le solde et le taux, demandez à votre prêteur son offre de renouvellement et comparez-la avant de signer. Beaucoup de prêteurs garantissent un taux pendant environ quatre mois.",
        "Notre calculatrice de renouvellement fait les calculs dans votre navigateur et n’envoie rien à personne :\n{site}/fr/resources/renewal-calculator",
        "Si vous voulez qu’une personne regarde cela avec vous, appelez le {phone} ou écrivez à {email}.",
      ],
    },
    withdraw: "Pour retirer votre consentement, d’un clic et sans ouvrir de session :",
  },
};
