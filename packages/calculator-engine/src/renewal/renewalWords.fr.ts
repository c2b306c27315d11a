import type { Quantity } from "../quantity.ts";
import * as askedFrench from "../words/asked.fr.ts";
import { changeFrench, fewerYearsFrench, leavingFrench } from "../words/change.fr.ts";
import { asAsked } from "../words/FactWords.ts";
import { capitalize, type Formatter, key, sentences } from "../words/Formatter.ts";
import { french } from "../words/french.ts";
import { rateClassesFrench } from "../words/lender.fr.ts";
import type { RenewalVerdict, Turning } from "./renewalVerdict.ts";
import type { RenewalWords } from "./renewalWords.en.ts";
import { writeLetter } from "./writeLetter.ts";

/** Returns the name of a choice's figure: with the offer's name or, without an offer, for the blend. */
const choice = (figure: string) => (offer: string) =>
  offer ? `${figure} avec ${offer}` : `${figure} avec le taux mixte`;

/** Names a choice: an offer, the blend without a name, or the present lender's. */
const winner = (offer: string | null) =>
  offer === null ? "l’offre de votre prêteur" : offer ? `l’offre « ${offer} »` : "le taux mixte";

/** Writes the rate after the shorter term at which another choice wins, and who wins below and above it. */
const turning = ({ laterRate }: Turning, format: Formatter) =>
  laterRate
    ? `${capitalize(winner(laterRate.below))} l’emporte tant que les taux restent sous ${format.about(laterRate.rate)} après le terme le plus court; au-delà, c’est ${winner(laterRate.above)}.`
    : "";

type Switched = Extract<RenewalVerdict, { readonly id: "switch-now" }>;

/** Writes what could turn a switch: a later rate, other offers and the amortization. */
const switching = (verdict: Omit<Switched, "id">, format: Formatter) =>
  sentences(
    turning(verdict, format),
    verdict.alike.length > 0 && `Presque au même prix : ${format.list(verdict.alike)}.`,
    verdict.ours && `Notre taux est plus bas aujourd’hui : ${format.about(verdict.ours)}.`,
    fewerYearsFrench(verdict, format),
  );

const holding = (offer: string, askIn: Quantity, format: Formatter) =>
  askIn.value > 0
    ? `Un taux est d’habitude garanti environ quatre mois; l’offre d’aujourd’hui peut ne pas durer : redemandez à « ${offer} » dans ${format.length(askIn.value)}.`
    : `Demandez dès maintenant à « ${offer} » de garantir ce taux : les prêteurs le font d’habitude pendant environ quatre mois.`;

const named = (offer: string | null) => (offer === null ? "Un taux mixte" : `« ${offer} »`);

const letter = writeLetter({
  payment: {
    rises: (amount) => `votre versement augmente de ${amount} par mois`,
    falls: (amount) => `l’offre abaisse votre versement de ${amount} par mois`,
    stays: (amount) => `votre versement reste de ${amount} par mois`,
  },
  ask: (change, rate) => `${change} : demandez ${rate ?? "moins"} à votre banque`,
  qualifyFor: (change, rate) => `${change} : voyez si vous êtes admissible à ${rate}`,
  askIn: (time, change) => `Demandez un meilleur taux dans ${time} : ${change}`,
  sign: (rate, change) => `Signez à ${rate}, un bon taux : ${change}`,
  contract: (years) => `Au renouvellement, le prêteur revient aux ${years} du contrat.`,
  fromTo: (now, renewed) => `De ${now} à ${renewed}.`,
  ours: ({ years, kind, class: of }, rate) =>
    `Notre taux ${kind === "variable" ? "variable " : ""}${years} ${years < 2 ? "an" : "ans"}${of ? `, pour un prêt ${rateClassesFrench[of]},` : ""} est aujourd’hui de ${rate}`,
  market: (rate, term, day) => `Les prêteurs affichaient ${rate} pour ${term} le ${day}`,
  saves: (interest, time) => ` : environ ${interest} d’intérêts de moins sur ${time}.`,
  half: (worth, time) => `Un demi-point de moins représente environ ${worth} sur ${time}.`,
  other: {
    more: (name, amount, time) => `${named(name)} coûte environ ${amount} de plus en ${time}.`,
    less: (name, amount, time) =>
      `${named(name)} ne fait économiser qu’environ ${amount} en ${time}.`,
    same: (name) => `${named(name)} revient au même.`,
  },
  qualify: (rate, payment, share) =>
    `Une banque exige des revenus qui couvrent ${payment} par mois (critère de ${rate}), un bon dossier de crédit et des prêts d’au plus ${share} de la valeur de la propriété.`,
  second:
    "Un deuxième prêt est remplacé en même temps que le premier. Nous vous disons ce qui manque.",
  labels: {
    qualify: "Pour être admissible",
    letter: "Selon la lettre",
    rates: "Les taux du jour",
    say: "Dites à votre banque",
    move: "Changer de prêteur",
    hold: "Garantir un taux",
    longer: "Amortissement plus long",
  },
  say: {
    match: (rate, term) => `« On m’offre ${rate} pour ${term}. Égalez-le et je signe. »`,
    advertised: (rate, term) =>
      `« D’autres affichent ${rate} pour ${term}. Quel est votre meilleur taux? »`,
    lowest: () => "« Quel est votre meilleur taux? Je le demande aussi à d’autres prêteurs. »",
    sign: (rate, term) => `« ${rate} est-il votre meilleur taux pour ${term}? Alors je signe. »`,
  },
  hold: {
    over: () => "Votre terme est échu : changer de prêteur n’entraîne aucune indemnité.",
    ours: (day, rate) =>
      `Nous pouvons faire garantir ${rate} dès maintenant, d’habitude pour 120 jours, soit jusqu’au ${day}.`,
    any: (day) =>
      `Faites garantir un taux dès maintenant, d’habitude pour 120 jours, soit jusqu’au ${day}.`,
    later: (day) =>
      `Pas encore : un taux est garanti pendant 120 jours; demandez-le à partir du ${day} environ.`,
  },
  longer: (term, payment, interest) =>
    `Sur ${term} : ${payment} par mois, mais environ ${interest} d’intérêts de plus, si votre banque y consent.`,
});

export const renewalFrench: RenewalWords = {
  name: "Renouvellement hypothécaire",
  ...changeFrench,
  figures: {
    balance: "solde du prêt hypothécaire actuel",
    yearsRemaining: "période d’amortissement",
    currentRate: "taux du prêt hypothécaire actuel",
    prepaymentCharge: "indemnité de remboursement anticipé",
    renewalRate: "taux de renouvellement",
    renewalTerm: "terme du renouvellement",
    "offers.annualRate": (offer: string) => `taux chez ${offer}`,
    "offers.termYears": (offer: string) => `terme chez ${offer}`,
    "offers.cashBack": (offer: string) => `remise en argent chez ${offer}`,
    "offers.fees": (offer: string) => `frais chez ${offer}`,
    shortestTerm: "fin du terme le plus court",
    monthsAfterShortest: "versements restants après le terme le plus court",
    presentMonthlyRate: "taux mensuel actuel",
    presentPayment: "versement actuel",
    monthsAfterRenewal: "versements restants après le terme actuel",
    balanceAtRenewal: "solde à la fin du terme actuel",
    renewalMonthlyRate: "taux mensuel après le renouvellement",
    stayPayment: "versement si vous restez",
    stayBalance: "solde si vous restez, après le terme le plus court",
    stayCost: "coût si vous restez, jusqu’à la fin du terme le plus court",
    stayCostThen: "coût si vous restez, à ce moment",
    stayCostToEnd: "coût si vous restez, jusqu’au remboursement complet",
    monthsAfterLetter: "versements restants après le terme de l’offre de renouvellement",
    letterBalance: "solde après le terme de l’offre de renouvellement",
    letterCost: "intérêts sur le terme de l’offre de renouvellement",
    lenderLetterCost:
      "intérêts sur le terme de l’offre de renouvellement, selon le calcul d’un prêteur",
    halfPercentLess: "valeur d’un demi-point de moins",
    gainToday: "gain en changeant aujourd’hui",
    blendedRate: "taux mixte",
    "choice.monthlyRate": choice("taux mensuel"),
    "choice.payment": choice("versement"),
    "choice.balance": choice("solde après le terme le plus court"),
    "choice.cost": choice("coût jusqu’à la fin du terme le plus court"),
    "choice.costThen": choice("coût à ce moment"),
    "choice.monthsAfter": choice("versements restants après le terme"),
    "choice.balanceAfter": choice("solde après le terme"),
    "choice.paymentAfter": choice("versement après le terme"),
    "choice.costToEnd": choice("coût jusqu’au remboursement complet"),
    renewalSavings: "économie par rapport au maintien chez votre prêteur",
    cheaperAfter: "seuil de rentabilité",
    savingsToEnd: "économie jusqu’au remboursement complet",
    lenderRenewalSavings: "gain ou perte selon le calcul d’un prêteur",
  },
  inputs: {
    prepaymentCharge: "une indemnité",
    renewalRate: "un taux de renouvellement",
    "offers.annualRate": (offer: string) => `un taux chez ${offer}`,
  },
  recommendations: {
    "switch-better": "Changer de prêteur semble moins coûteux",
    "stay-better": "Rester chez votre prêteur semble moins coûteux",
    "blend-better": "Combiner les taux et prolonger le terme semble moins coûteux",
  },
  labels: (estimate) =>
    estimate === "letterCost"
      ? {
          estimate: "Intérêts sur le terme de l’offre de renouvellement, selon la formule simple",
          lender: "Intérêts, selon le calcul d’une banque",
        }
      : {
          estimate: "Économie en changeant, selon la formule simple",
          lender: "Gain ou perte, selon le calcul d’une banque",
          gain: (amount) => `${amount} économisés`,
          loss: (amount) => `${amount} perdus`,
        },
  verdicts: {
    "ask-for-less": {
      turning: letter.hinge,
      sentence: letter.ask,
      or: ({ target }, format) =>
        target
          ? `demandez ${format.about(target)}`
          : "demandez moins; nous n’avons aucun taux pour ce cas",
      because: ({ cost, rate, term, worth }, format) =>
        `À ${format.about(rate)}, l’offre de renouvellement coûterait environ ${format.roughly(cost)} d’intérêts sur ${format.length(term.value)}; un demi-point de moins représente environ ${format.roughly(worth)}.`,
    },
    "qualify-first": {
      turning: letter.hinge,
      sentence: letter.qualify,
      or: ({ target }, format) => `voyez si vous êtes admissible à ${format.about(target)}`,
    },
    "letter-is-fair": {
      turning: letter.hinge,
      sentence: letter.sign,
      or: ({ rate }, format) => `signez à ${format.about(rate)}, un bon taux`,
    },
    "switch-now": {
      turning: switching,
      sentence: ({ offer, gain, over }, format) =>
        `Passez à « ${offer} » : environ ${key(format.roughly(gain))} d’économie en ${format.length(over.value)}`,
      or: ({ offer, gain, over }, format) =>
        `passez à l’offre « ${offer} » et économisez environ ${format.roughly(gain)} en ${format.length(over.value)}`,
    },
    "switch-but-wait": {
      turning: switching,
      sentence: ({ offer, gain, wait, over }, format) =>
        `Dans ${format.length(wait.value)}, passez à « ${offer} » : environ ${key(format.roughly(gain))} économisés en ${format.length(over.value)}`,
      or: ({ offer, gain, wait, over }, format) =>
        `dans ${format.length(wait.value)}, passez à l’offre « ${offer} » et économisez environ ${format.roughly(gain)} en ${format.length(over.value)}`,
      hinge: ({ now, askIn, over }, format) =>
        `${askIn.value > 0 ? "L’offre d’aujourd’hui pourrait ne plus tenir d’ici là. " : ""}Changer aujourd’hui ${now.value > 0 ? "ne ferait économiser qu’environ" : "ferait perdre environ"} ${format.roughly({ ...now, value: Math.abs(now.value) })} en ${format.length(over.value)}.`,
      because: ({ offer, wait, askIn }, format) =>
        `Votre terme prend fin dans ${format.length(wait.value)}; changer alors de prêteur n’entraîne aucune indemnité. ${holding(offer, askIn, format)}`,
    },
    "blend-now": {
      sentence: ({ gain, rate, over }, format) =>
        `Demandez un taux mixte de ${format.about(rate)} : environ ${key(format.roughly(gain))} économisés en ${format.length(over.value)}`,
      or: ({ gain, over }, format) =>
        `combinez les taux, prolongez le terme et économisez environ ${format.roughly(gain)} en ${format.length(over.value)}`,
    },
    sign: {
      turning,
      sentence: ({ loss, rate, target, over }, format) =>
        `${target ? "Demandez" : "Signez à"} ${format.about(target ?? rate)} : ailleurs, c’est environ ${key(format.roughly(loss))} de plus en ${format.length(over.value)}`,
      or: ({ loss, target, over }, format) =>
        `${target ? "restez chez" : "signez avec"} votre prêteur (toute autre solution coûte environ ${format.roughly(loss)} de plus en ${format.length(over.value)})`,
    },
    stay: {
      turning,
      sentence: ({ loss, askIn, over }, format) =>
        `Restez, redemandez dans ${format.about(askIn)} : ailleurs, c’est environ ${key(format.roughly(loss))} de plus en ${format.about(over)}`,
      or: ({ loss, over }, format) =>
        `restez pour l’instant (toute autre solution coûte environ ${format.roughly(loss)} de plus en ${format.length(over.value)})`,
    },
    "close-call": {
      turning,
      sentence: ({ gain, over }, format) =>
        Math.abs(gain.value) < 0.5
          ? "C’est pratiquement équivalent : les deux reviennent au même"
          : `C’est pratiquement équivalent : changer ne ${gain.value < 0 ? "coûte" : "rapporte"} qu’environ ${key(format.roughly({ ...gain, value: Math.abs(gain.value) }))} en ${format.length(over.value)}`,
      or: () => "c’est pratiquement équivalent",
    },
    "paid-off": {
      sentence: ({ wait }, format) =>
        `Continuez vos versements : votre prêt sera remboursé en ${key(format.length(wait.value))}, sans renouvellement`,
      or: () => "votre prêt sera remboursé sans renouvellement",
      because: () => "",
    },
  },
  whatToDo: letter.whatToDo,
  outcomes: {
    "ask-for-less": "il vaut mieux négocier d’abord",
    "qualify-first": "il faut d’abord être admissible ailleurs",
    "letter-is-fair": "l’offre de renouvellement est bonne",
    "stay-cheaper": "rester est le choix le moins coûteux",
    "blend-cheaper": "combiner les taux et prolonger le terme est le choix le moins coûteux",
    "switch-cheaper": "changer de prêteur est le choix le moins coûteux",
    "waiting-cheaper": "changer de prêteur à la fin du terme est le choix le moins coûteux",
    "offer-cheaper": "cette offre coûte moins que de rester",
    "staying-cheaper": "rester coûte moins que cette offre",
  },
  facts: {
    ...leavingFrench,
    letterRate: {
      ask: "Le taux de l’offre est-il fixe ou variable?",
      options: { fixed: "Fixe", variable: "Variable" },
      condition: {
        fixed: "le taux de l’offre est fixe",
        variable: "le taux de l’offre est variable",
      },
    },
    rented: {
      ask: "La propriété est-elle mise en location?",
      condition: {
        true: "la propriété est mise en location",
        false: "vous habitez la propriété",
      },
    },
    paymentToday: {
      ...asAsked(askedFrench.paymentToday),
      unknown: "calculé",
      condition: (amount) => `vous payez ${amount} par mois aujourd’hui`,
    },
    contractYears: {
      ask: "Amortissement restant selon le contrat",
      hint: "Votre relevé peut en indiquer plus, si votre versement est resté le même quand le taux a monté. Un renouvellement revient au contrat.",
      condition: (years) => `il reste ${years} selon le contrat`,
    },
    rateAfter: {
      ask: "Taux des renouvellements suivants",
      hint: "Si le champ est vide, le taux de renouvellement compte.",
      condition: (rate) => `tout se renouvelle ensuite à ${rate}`,
    },
    collateralCharge: {
      ask: "Le prêt actuel est-il garanti par une hypothèque subsidiaire (collatérale)?",
      hint: "Fréquente. La déplacer passe par un notaire ou un avocat.",
      condition: {
        true: "le prêt actuel est garanti par une hypothèque subsidiaire",
        false: "le prêt actuel n’est pas garanti par une hypothèque subsidiaire",
      },
    },
    otherLoan: {
      ...asAsked(askedFrench.otherLoan),
      condition: {
        true: "il y a aussi une marge de crédit ou un deuxième prêt sur la propriété",
        false: "il n’y a aucun autre prêt sur la propriété",
      },
    },
    blendOffered: {
      ask: "Votre prêteur offre-t-il de combiner les taux et de prolonger le terme?",
      hint: "Votre taux actuel est combiné à un nouveau taux, et un nouveau terme commence aujourd’hui.",
      condition: {
        true: "votre prêteur offre de combiner les taux et de prolonger le terme",
        false: "votre prêteur n’offre pas de combiner les taux",
      },
    },
  },
};

/**
 * Words of the renewal question and its insight, in Canadian French.
 *
 * @example
 * const answer = renewalInsight.answer({
 *   balance: 300_000, yearsRemaining: 20, monthsRemaining: 0, currentRate: 2.5,
 *   prepaymentCharge: 0, renewalRate: 4.79, renewalTerm: 5, offers: [],
 * });
 * words.verdict(answer).sentence; // "Votre versement augmente de 350…"
 */
export const words = /* @__PURE__ */ french({ renewal: renewalFrench });
