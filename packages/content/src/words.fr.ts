import { applicationPage } from "./words/applicationPage.fr.ts";
import { callBackWords } from "./words/callBack.fr.ts";
import { complaints } from "./words/complaints.fr.ts";
import type { SiteWords } from "./words.en.ts";

/** Texts in French that visitors and recipients read, the same for every brokerage. */
export const words: SiteWords = {
  applicationPage,
  callBack: callBackWords,
  complaints,
  errorPage: {
    title: "Un problème est survenu de notre côté",
    text: "Cette page n’a pas pu s’afficher. Rien de ce que vous avez saisi n’a été envoyé. Rechargez-la, ou revenez à l’accueil pour trouver notre numéro de téléphone et notre adresse courriel.",
    home: "Retour à l’accueil",
  },
  failedPart: {
    text: "Cette partie ne s’est pas chargée. Nouvel essai…",
    reload: "Recharger la page",
  },
  header: {
    logoAlt: "{name}, accueil",
    menu: "Menu",
    skipLink: "Aller au contenu",
    mainNavigation: "Navigation principale",
  },
  footer: {
    services: "Services",
    team: "Équipe",
    privacyLink: "Politique de confidentialité",
    termsLink: "Conditions d’utilisation",
    sitemap: "Plan du site",
  },
  breadcrumbs: "Fil d’Ariane",
  furtherPages: "Autres pages",
  figuresChecked: "Chiffres vérifiés le {day}",
  speaks: "Parle {languages}",
  separator: " : ",
  languages: { en: "English", fr: "Français" },
  strip: {
    label: "Accès rapide",
    rates: "Taux",
    calculators: {
      renewal: "Renouvellement",
      leaving: "Remboursement anticipé",
      "fixed-or-variable": "Fixe ou variable",
      "home-income": "Revenu pour acheter",
    },
  },
  otherQuestions: "Autres questions",
  stars: "Note de {rating} sur 5",
  letter: "Mon offre de renouvellement dit…",
  pages: {
    home: "Accueil",
    team: "Notre équipe",
    checklist: "Documents à apporter",
    rates: "Taux",
    reminder: "Rappel",
    faqs: "Questions fréquentes",
    careers: "Carrières",
    contact: "Nous joindre",
    application: "Demande",
    resources: "Ressources",
    embed: "Pour votre site",
    blog: "Blogue",
  },
  documentPage: { placeholder: "Texte provisoire", back: "Retour à la demande" },
  rates: {
    sampleOf: "À titre d’exemple, {day}",
    cost: "{label} de {amount}",
    see: "Voir\u00a0nos\u00a0taux",
    names: {
      fixed: { one: "Fixe, {count} an", other: "Fixe, {count} ans" },
      variable: { one: "Variable, {count} an", other: "Variable, {count} ans" },
    },
    otherwise: "Prêt {class} : {rate}",
    since: "Depuis le {day}",
    old: "il y a plus de {days} jours : appelez pour le taux du jour",
    hold: { title: "Garantir un taux", line: "{name} à {rate}, depuis le {day}" },
    publishedBy: "Publié par {names}.",
    choose: "Pour quel prêt?",
    choices: {
      insured: "Achat, mise de fonds de moins de 20 %",
      conventional: "Achat, mise de fonds de 20 % ou plus",
      switch: "Changement de prêteur au renouvellement",
      refinance: "Refinancement",
      rental: "Propriété locative",
    },
    conditions: {
      loan: "{purposes} {class}",
      classes: { insured: "assuré", insurable: "assurable", uninsured: "non assuré" },
      purposes: { purchase: "achat", switch: "transfert", refinance: "refinancement" },
      uses: { owner: "propriétaire occupant", rental: "propriété locative" },
      prime: {
        less: "taux préférentiel des grandes banques de {prime} % moins {points}",
        more: "taux préférentiel des grandes banques de {prime} % plus {points}",
      },
      held: "taux garanti {days} jours",
    },
    refused: {
      future: "Le {day} est dans plus de {days} jours; nous sommes le {today}.",
      past: "Le {day} précède le {latest}; l’historique ne change pas.",
      person: "Personne de l’équipe ne s’appelle « {name} »; choisissez parmi {publishers}.",
      licence:
        "{name} n’a pas de permis; choisissez parmi {publishers}, qui peuvent publier un taux.",
      change:
        "{rate} % s’écarte de {points} point du {last} % du {day}. Confirmez-le s’il est voulu.",
      withdrawn: "Aucun taux ne correspond; rien n’est retiré.",
    },
  },
  stopWords:
    "à au aux avec ce ces comment dans de des du elle en est et il je la le les leur ma mes mon ne nous on ou où par pas pour pourquoi puis que quel quelle quels quelles qui sa ses son sur un une vous y",
  search: {
    questions: "questions",
    articles: "articles",
    related: { one: "{count} réponse connexe", other: "{count} réponses connexes" },
    listed: "{listed} sur {all} {noun} affichés",
    both: "{listed} sur {all} {noun} et {related} affichés",
    onlyRelated: "Affichage : {related}",
  },
  siteIndex: {
    contact: "Téléphone {phone}, courriel {email}.",
    pages: "Pages",
    calculators: "Calculatrices",
    articles: "Articles",
  },
  calculatorDescription:
    "Calculatrice « {name} » : quelques questions, puis la réponse avec chaque étape. Tout se fait dans votre navigateur; rien n’est envoyé.",
  calculatorRequirements: "Exige JavaScript et un navigateur des dernières années",
  serverPages: {
    or: "ou",
    home: "Retour à l’accueil",
    honeypot: "Laissez ce champ vide",
    readFirst: "À lire d’abord :",
    notSentYet: "Elle n’a pas encore été envoyée :",
    application: {
      check: "Vérifiez votre demande",
      refused: "Votre demande n’a pas été envoyée",
      back: "Retour à la demande",
    },
  },
  refusals: {
    busy: "Nous ne pouvons pas recevoir de demandes pour le moment. Réessayez dans une minute ou appelez le {phone}.",
    reminderBusy:
      "Nous ne pouvons pas recevoir ceci pour le moment. Réessayez dans une minute ou appelez le {phone}.",
    remindersFull:
      "Nous ne pouvons plus envoyer de courriels aujourd’hui, donc aucun rappel n’est prévu. Redemandez-le demain ou ajoutez le jour à votre propre calendrier.",
    calendarTitle: "Comparez les offres : le prêt se renouvelle en {month}",
    calendarLink: "Fichier de calendrier",
    failed:
      "Un problème est survenu de notre côté. Réessayez dans une minute ou appelez le {phone}.",
    full: "Trop de demandes arrivent pour que nous puissions toutes les conserver. Réessayez dans dix minutes ou appelez le {phone}.",
    foreignForm:
      "Ce formulaire a été envoyé par la page d’un autre site. Utilisez celui du nôtre ou appelez le {phone}.",
    field: "Le champ {field} ne peut pas être accepté.",
    other: "La requête a été refusée : {reason}.",
    nothing: "Il n’y a rien à cette adresse.",
    method: "Cette adresse n’accepte pas {method}; elle accepte {allowed}.",
    tooLarge: "Le corps dépasse 16 Kio.",
    incomplete: "La demande n’est pas complète.",
    mediaType: "Envoyez la demande en JSON ou par un formulaire.",
    renewalTooFar:
      "Ce renouvellement est plus lointain que le terme de tout prêt hypothécaire : vérifiez l’année.",
    tooFast:
      "Ceci a été envoyé plus vite que quiconque ne peut le lire. Relisez-le et envoyez-le de nouveau.",
    tooMany:
      "Trop de demandes arrivent pour que nous puissions recevoir celle-ci. Réessayez dans une minute.",
    foreignOrigin:
      "Les pages de {origin} ne peuvent pas appeler cette adresse; CORS_ORIGINS permet une origine.",
    oneMessage: "Envoyez un message par requête, et non une liste de messages.",
    tooManyTokens:
      "Votre réseau demande trop de jetons de formulaire. Envoyez le formulaire sans jeton.",
  },
  acknowledgement: {
    subject: "{name} : nous avons votre demande",
    text: "Merci. Votre demande de prêt hypothécaire nous est parvenue, et un agent titulaire d’un permis communiquera avec vous sous peu.",
    licence: "Permis de courtage {number} ({label})",
    withdraw:
      "Si ce n’est pas vous qui l’avez envoyée, ou si vous préférez ne pas avoir de nos nouvelles, écrivez à {email} ou appelez le {phone}.",
  },
  reminderCalendar: {
    submit: "Ajouter à mon calendrier",
    made: "Le fichier est dans vos téléchargements. Ouvrez-le, et votre calendrier retiendra le jour.",
    event: "Votre prêt hypothécaire se renouvelle dans quatre mois",
    note: "Votre prêt hypothécaire se renouvelle en {month}. Demandez dès maintenant un taux à votre prêteur et à d’autres : beaucoup en garantissent un pendant environ quatre mois.\n{name}, {phone}",
    fileName: "renouvellement-hypothecaire.ics",
  },
  readMore: "Lire la suite…",
  applicationForm: {
    blank: {
      firstName: "Entrez votre prénom.",
      lastName: "Entrez votre nom de famille.",
      phoneOrEmail:
        "Entrez un numéro de téléphone ou une adresse courriel, pour que nous puissions vous joindre.",
    },
    unlikelyContact:
      "Pouvons-nous vous joindre ainsi? Cela ne ressemble ni à une adresse courriel ni à un numéro de téléphone. Si c’est exact, ne changez rien.",
    failed: {
      title: "Votre demande n’a pas été envoyée",
      unreachable:
        "Notre serveur est injoignable. Rien n’est perdu : vos réponses sont toujours ici. Vérifiez votre connexion et envoyez de nouveau.",
      broken:
        "Notre serveur n’a pas pu recevoir votre demande. Rien n’est perdu : vos réponses sont toujours ici. Envoyez de nouveau dans une minute.",
      kept: "Rien n’est perdu : vos réponses sont toujours ici.",
    },
    received: {
      reference: "Votre numéro de référence est",
      next: "La suite :",
    },
  },
};
