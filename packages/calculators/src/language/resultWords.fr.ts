import { frequencyLabelsFrench } from "@mortgage-kit/calculator-engine/frequencies/fr";
import type { SharedResultWords } from "./resultWords.en.ts";

export const resultWordsFr: SharedResultWords = {
  pair: (name: string, value: string) => `${name} : ${value}`,
  share: {
    title: "Partager cette réponse",
    copied: "Copié :",
  },
  explanation: {
    title: "Comment c’est calculé",
    steps: "La formule simple, étape par étape",
    inPictures: "En image et en tableau",
    contents: (steps: number) => `${steps} étapes, deux calculs, hypothèses`,
    source: "Où ces chiffres ont été publiés",
  },
  estimate: {
    title: "Selon la formule simple",
    says: (text: string) => `Cette règle dit : « ${text} ».`,
  },
  shortDown: {
    title: (shortBy) => `Il manque ${shortBy} à votre mise de fonds.`,
    planned: "Votre mise de fonds",
    least: "Le minimum pour ce prix",
  },
  lender: {
    item: "Élément",
    none: "Impossible dans ces conditions",
    place: (names) => `Lieu : ${names.replace(/, (.+)$/, " ($1)")}.`,
    close: "Les deux chiffres sont à moins de 1 % l’un de l’autre.",
    rule: "La formule simple",
    amount: "Montant",
    lender: "Un prêteur",
    toBridge: "Pourquoi ils diffèrent",
    bridge: "De la formule simple au chiffre d’un prêteur",
    difference: "Écart",
    findings: "Ce qu’un prêteur verrait aussi",
    rules: "Les règles appliquées",
    named: "Chaque écart ci-dessus indique sa règle.",
    checked: (day: string) =>
      `Chacune est appliquée telle qu’elle était lors de la dernière vérification, le ${day}. Les règles changent, et aucun chiffre présenté ici n’est une offre.`,
    inForce: (day: string) => `En vigueur depuis le ${day}. Source :`,
    unconfirmed: ", qui peut se lire autrement : informez-vous avant de vous y fier",
    confidence: {
      checked: "Tous les renseignements qui pourraient la changer sont connus.",
      usual: "",
      depends: (facts: number) =>
        facts === 0
          ? ""
          : facts === 1
            ? "Une hypothèse à vérifier."
            : `${facts} hypothèses à vérifier.`,
      notCounted: (parts: string) => `Tout n’est pas compté : répondez à « ${parts} ».`,
    },
  },
  facts: {
    title: "Ce qui détermine la réponse",
    assumed: (value: string) => `Hypothèse : ${value}.`,
    untold: "Non précisé.",
    preset: (value: string) => `${value}, comme sur ce site.`,
    more: "Dites-nous-en plus",
    questions: (count: number) =>
      count === 1 ? "Une autre question" : `${count} autres questions`,
    buyers: "Qui achète",
    reset: "Oublier ces réponses",
  },
  thresholds: {
    title: "Ce qui changerait la réponse",
    text: "Un chiffre à la fois, les autres restant les mêmes, selon le calcul d’un prêteur.",
  },
  loanRows: {
    failed:
      "Cette partie n’a pas pu être chargée. Vérifiez votre connexion, puis fermez-la et ouvrez-la de nouveau.",
  },
  prime: {
    title: "Si le taux préférentiel bouge de…",
    line: "Un point de plus ou de moins, si le taux est variable",
  },
  borrowing: {
    title: "Le taux avec les frais",
    line: "Taux annuel du coût d’emprunt, tel que la banque l’indique",
  },
  schedule: {
    title: "Le calendrier",
    line: (payment: string, span: string) => `${payment} par mois pendant ${span}`,
    allYears: (years: number) => `Les ${years} années`,
    firstYears: (years: number) => `Les ${years} premières années seulement`,
    more: "Payer plus ou plus souvent",
    which: "Quel prêt",
    compounding: (payment: string) =>
      `Les intérêts sont composés chaque mois, comme dans l’estimation ci-dessus; le versement ordinaire est donc le même, soit ${payment}. Le dernier versement correspond à ce qui reste dû.`,
    table: "Versements par année",
    caption: "Versements par année; ouvrez une année pour en voir les mois",
    year: "Année",
    yearOf: (year: number) => `Année ${year}`,
    month: "Mois",
    columns: {
      paid: "Versé",
      interest: "Intérêts",
      principal: "Capital",
      balance: "Solde",
    },
  },
  extra: {
    title: "Essayez des versements additionnels",
    monthly: "Somme additionnelle par mois",
    yearly: "Somme additionnelle par année",
    note: "Les prêteurs limitent ce que vous pouvez rembourser par anticipation sans indemnité. Votre contrat précise cette limite; nous pouvons la vérifier avec vous.",
    paidOff: (span: string, interest: string) =>
      `Remboursé après ${span}, avec ${interest} d’intérêts.`,
    sooner: (span: string, sooner: string, saved: string) =>
      `Remboursé après ${span} : ${sooner} plus tôt, et ${saved} d’intérêts en moins.`,
  },
  frequencies: {
    title: "Ce que changeraient d’autres fréquences de versement",
    columns: {
      frequency: "Fréquence",
      payment: "Versement",
      span: "Remboursé après",
      interest: "Intérêts",
      saved: "Économie",
    },
    names: frequencyLabelsFrench,
    yours: (name: string) => `${name} (votre choix)`,
    note: "Toutes les lignes ont le même taux, composé chaque mois. Le versement accéléré aux deux semaines est la moitié du versement mensuel, le versement hebdomadaire accéléré en est le quart. Une année compte 26 moitiés ou 52 quarts : vous payez donc treize mois en douze, et le treizième réduit votre solde. C’est ce qui fait économiser; les autres fréquences économisent peu, puisqu’elles ne devancent les versements que de quelques jours.",
  },
  compare: {
    title: "Comparer des résultats",
    text: (max: number) => `Jusqu’à ${max} côte à côte, tant que cette page est ouverte.`,
    table: "Vos résultats côte à côte",
    figure: "Chiffre",
    current: "Ce résultat",
    numbered: (position: number) => `Résultat ${position}`,
    keep: "Garder pour comparer",
    remove: (name: string, value: string) => `Retirer « ${name} » (${value})`,
    kept: "Ce résultat est conservé. Changez un chiffre pour voir les deux côte à côte.",
    full: "Toutes les places sont prises. Retirez un résultat pour conserver celui-ci.",
  },
  export: {
    title: "Envoyer ou garder",
    line: "Agent, impression, fichier, calendrier",
    text: "Rien n’est envoyé : un fichier est créé dans cette page et ne va que là où vous le mettez.",
    files: "Feuille de calcul, lien privé, calendrier",
    print: "Imprimer",
    workbook: "Feuille de calcul",
    framed:
      "Si aucun fichier n’arrive, la page qui contient cette calculatrice ne permet pas les téléchargements.",
    workbookFailed:
      "Ce qui crée la feuille de calcul n’a pas pu être chargé. Vérifiez votre connexion et appuyez de nouveau.",
    copy: "Copier en texte",
    copied: "Copié.",
    refused: "Votre navigateur empêche les pages de copier :",
    byHand: "Le texte à copier",
    parts: {
      verdict: "Que faire",
      entered: "Données saisies",
      given: "Ce que vous nous avez dit",
      assumed: "Nos hypothèses",
      result: "Résultat",
      advice: "Ce que dit la règle",
      laws: "Lois à vérifier",
      assumptions: "Hypothèses de cette estimation",
    },
    assumed: "Hypothèse",
    openAgain: "Rouvrir ce résultat",
    workedOut: (day: string) => `Calculé le ${day}.`,
    caveat: "Une estimation fondée sur les données saisies; ni une offre ni un conseil.",
  },
  reminders: {
    show: "Rappels",
    title: "Des dates pour votre calendrier",
    text: "Un fichier que les logiciels de calendrier ouvrent. Il contient des dates, sans autres chiffres que ceux d’une vérification du taux variable, et ne va que là où vous le mettez.",
    renewalDay: "Date de fin de votre terme",
    hint: "La date exacte figure sur votre relevé ou votre lettre de renouvellement.",
    refused: "Entrez une date après aujourd’hui, d’ici 30 ans au plus.",
    isVariable: "Mon taux est variable et mon versement reste le même",
    days: "Ce que contient le fichier",
    every: (day: string, months: number) => `Dès le ${day}, tous les ${months} mois`,
    download: "Télécharger (.ics)",
    failed:
      "Ce qui crée les rappels n’a pas pu être chargé. Vérifiez votre connexion et appuyez de nouveau.",
    fileName: "rappels-hypothecaires",
    renewal: {
      title: "Fin du terme de votre prêt hypothécaire",
      text: "Signez un renouvellement ou changez de prêteur au plus tard aujourd’hui. Sans signature, le prêt peut se poursuivre à un taux que personne ne choisirait.",
    },
    ask: {
      title: "Demander un taux de renouvellement",
      text: (renewal: string) =>
        `Le terme de votre prêt hypothécaire prend fin le ${renewal}, dans 120 jours. Les prêteurs garantissent d’habitude un taux environ aussi longtemps : demandez-en un au vôtre et à d’autres, pour qu’une hausse ne vous coûte rien.`,
    },
    trigger: {
      title: "Vérifier votre taux variable",
      text: (payment: string, balance: string, rate: string) =>
        `Un versement d’environ ${payment} par mois sur ${balance} ne couvre plus que les intérêts dès que le taux atteint environ ${rate}, le taux de déclenchement. Comparez-le à votre taux actuel : s’il en est proche, demandez à votre prêteur un versement plus élevé ou un taux fixe.`,
    },
  },
  agent: {
    title: "Envoyer ceci à un agent",
    text: "Décochez ce que vous préférez garder pour vous. Seul le message ci-dessous est transmis à votre logiciel de courriel, et rien n’est envoyé tant que vous ne l’envoyez pas vous-même.",
    to: "À",
    lines: "Lignes du message",
    message: "Votre message",
    open: "Ouvrir dans mon logiciel de courriel",
    copy: "Copier le message",
    address: (email: string) => `Le message sera adressé à ${email}.`,
    isLong:
      "Ce message est long, et certains logiciels de courriel le couperont : vérifiez la fin, ou copiez-le.",
    subject: (title: string) => `Mon résultat : ${title}`,
    greeting: (name: string) => `Bonjour ${name},`,
    opening: (title: string) =>
      `J’ai utilisé la calculatrice « ${title} » sur votre site, et voici le résultat :`,
    openingAlone: (title: string) => `J’ai utilisé la calculatrice « ${title} » sur votre site.`,
    closing: "Pourrions-nous en parler?",
  },
  forLater: {
    title: "Y revenir plus tard",
    text: "Un lien privé ramène vos données. Elles se trouvent après le #, une partie de l’adresse qui n’est jamais envoyée. Toute personne qui a le lien peut les lire.",
    make: "Créer un lien privé",
    link: "Votre lien privé",
    copy: "Copier le lien",
    tooLarge:
      "Le calcul contient trop de données pour un lien. Enregistrez plutôt la feuille de calcul ou imprimez le résultat.",
  },
  nextSteps: {
    title: "Voir aussi",
    pages: {
      callMe: "Me faire rappeler",
      apply: "Commencer ma demande",
      buyHome: "Préparer un achat",
      changeMortgage: "Voir comment se passe un refinancement",
      waitForRenewal: "Préparer votre renouvellement",
      combineDebts: "Regrouper vos dettes",
      askSomebody: "Parler à quelqu’un",
      bringPapers: "Quoi apporter",
    },
    leftOut: (count: number) =>
      count === 1
        ? "Une autre ligne n’a pas trouvé place ici : elle figure dans la feuille de calcul du résultat."
        : `${count} autres lignes n’ont pas trouvé place ici : elles figurent dans la feuille de calcul du résultat.`,
  },
};
