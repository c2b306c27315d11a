import type * as english from "./asked.en.ts";

export const paymentToday: typeof english.paymentToday = {
  kind: "dollars",
  label: "Votre versement mensuel actuel",
  hint: "Selon votre relevé. Sinon, nous le calculons, ce qui est inexact si le taux est variable et le versement fixe.",
};

export const homeInMind: typeof english.homeInMind = {
  kind: "dollars",
  label: "Prix d’une propriété envisagée",
  hint: "Facultatif. Nous vous disons si elle est à votre portée, ou ce qu’il faudrait.",
};

export const coSignerHome: typeof english.coSignerHome = {
  kind: "dollars",
  label: "Coût mensuel de la propriété d’un cosignataire",
  hint: "Versement hypothécaire, taxes et chauffage. Laissez vide s’il n’y en a pas; comptez aussi son revenu dans celui du ménage.",
};

export const otherLoan: typeof english.otherLoan = {
  kind: "yesNo",
  label: "Y a-t-il aussi une marge de crédit ou un deuxième prêt sur la propriété?",
  hint: "Il faut le transférer aussi, ou le rembourser.",
};

export const monthsRemaining: typeof english.monthsRemaining = {
  kind: "months",
  label: "Mois restants du terme actuel",
  hint: "0 au renouvellement : aucune indemnité.",
};

export const mortgageBalance: typeof english.mortgageBalance = {
  kind: "dollars",
  label: "Solde de votre prêt hypothécaire actuel",
  hint: "Le refinancement le fait passer en entier au nouveau taux. 0 si vous n’en avez pas.",
};

export const leaveAfter: typeof english.leaveAfter = {
  kind: "months",
  label: "Mois avant une vente ou un autre prêt",
  hint: "Laissez vide si ce n’est pas avant cinq ans.",
};

export const leavingReason: typeof english.leavingReason = {
  kind: "choice",
  label: "Pourquoi rembourser avant la fin du terme?",
  usual: "change",
  options: {
    change: "Pour un autre prêt",
    sell: "Pour vendre sans acheter",
    move: "Pour vendre et acheter ailleurs",
  },
};

export const refinancePurpose: typeof english.refinancePurpose = {
  kind: "choice",
  label: "Quel est le but du refinancement?",
  usual: "rate",
  options: {
    rate: "Un taux plus bas",
    convert: "Un nouveau taux chez mon prêteur, sans frais",
    line: "Une marge de crédit en plus",
    "buy-out": "Racheter la part de mon ex-conjoint",
  },
};

export const deal: typeof english.deal = {
  kind: "choice",
  label: "Qu’achetez-vous?",
  usual: "home",
  options: {
    home: "Une propriété",
    lot: "Un terrain sans bâtiment",
    separation: "La part de mon ex-conjoint, selon une entente écrite",
    assumption: "Une propriété avec son prêt hypothécaire",
  },
};
