import type { FirstTimeReason, JudgedBuyer } from "../canada/firstTimeBuyer.ts";
import type { RateClass } from "../canada/offeredRates.ts";
import type { Unresolved } from "../canada/rules/ruleInForce.ts";
import type { RuleUsed } from "../insight/note.ts";
import { percent } from "../quantity.ts";
import type { SharedLenderWords } from "./LenderWords.ts";
import { rulesFrench } from "./rules.fr.ts";

export const rateClassesFrench = {
  insured: "assuré",
  insurable: "assurable",
  uninsured: "non assuré",
} satisfies Record<RateClass, string>;

const compounded = {
  "semi-annual": "semestriellement",
  monthly: "mensuellement",
  quarterly: "trimestriellement",
  annual: "annuellement",
} as const;

export const bridgeFrench: SharedLenderWords["bridge"] = {
  compounding: ({ compounding, usual }) => ({
    label: `Intérêts composés ${compounded[compounding]}`,
    because: usual
      ? "Au Canada, les taux fixes sont composés deux fois par année : le même taux affiché coûte un peu moins qu’avec la composition mensuelle de l’estimation."
      : `Le contrat compose les intérêts ${compounded[compounding]}; l’estimation le fait mensuellement.`,
  }),
  "premium-in-loan": ({ rate }, format) => ({
    label: "Prime d’assurance ajoutée au prêt",
    because: `La mise de fonds est trop petite pour se passer d’assurance : une prime de ${format.about(rate)} du prêt s’ajoute à la somme due.`,
  }),
  amortization: ({ years }, format) => ({
    label: `Remboursement sur ${format.about(years)}`,
    because:
      "Un prêteur accorderait rarement une période plus longue, et un prêt plus court coûte davantage par mois.",
  }),
};

/** Reasons for a first-time buyer decision if one answer covers all buyers. */
const togetherReasons: Readonly<Partial<Record<FirstTimeReason, string>>> = {
  "never-owned": "aucun acheteur n’a jamais été propriétaire",
  "no-counted-home": "aucun acheteur n’a eu de propriété que cette loi compte",
  "years-without":
    "aucun acheteur n’a habité une propriété lui appartenant cette année ni les quatre précédentes",
  "owned-before": "un acheteur a déjà été propriétaire, même il y a longtemps",
  "not-citizen-or-permanent-resident": "chaque acheteur doit être citoyen ou résident permanent",
};

const buyerReasons: Readonly<Record<FirstTimeReason, string>> = {
  told: "est compté selon votre réponse",
  "never-owned": "n’a jamais été propriétaire",
  "no-counted-home": "n’a eu aucune propriété que cette loi compte",
  "years-without":
    "n’a habité aucune propriété lui appartenant cette année ni les quatre précédentes",
  separated: "est séparé depuis au moins 90 jours du conjoint avec qui une propriété était détenue",
  "owned-before": "a déjà été propriétaire, même il y a longtemps",
  "had-relief-before": "a déjà obtenu cet allègement",
  "spouse-owned": "a un conjoint qui a pu être propriétaire durant leur union",
  "lived-in-own-home":
    "a habité une propriété lui appartenant cette année ou l’une des quatre précédentes",
  "not-citizen-or-permanent-resident": "n’est ni citoyen ni résident permanent",
  "too-young": "n’a pas l’âge que la loi exige",
  "not-long-in-province":
    "n’a peut-être pas vécu dans la province aussi longtemps que la loi l’exige",
};

const describeBuyers = (buyers: readonly JudgedBuyer[]) =>
  buyers
    .map(
      ({ met, because }, at) =>
        `l’acheteur ${at + 1} ${met ? "remplit" : "ne remplit pas"} le critère (il ${buyerReasons[because]})`,
    )
    .join("; ");

const unresolvedFrench: Readonly<Record<Unresolved, string>> = {
  "rate-not-enacted":
    "un budget a annoncé le taux supérieur des propriétés de grande valeur, mais aucune loi modifiée n’a été trouvée",
  "tiers-not-decided":
    "le conseil a débattu de taux selon le prix en octobre 2025, mais aucune décision n’a été trouvée",
  "regulation-not-read": "un règlement a été pris, mais ses montants n’ont pas été lus",
  "thresholds-not-read":
    "leurs seuils sont indexés chaque année en janvier; nous n’avons pas consulté ceux de l’année de votre clôture et utilisons ceux de l’année précédente",
};

const nameOf = ({ id, name }: Pick<RuleUsed, "id" | "name">) => rulesFrench[id] ?? name;

export const notesFrench: SharedLenderWords["notes"] = {
  amortization: () =>
    "Les assureurs n’admettent pas une période d’amortissement aussi longue pour cet acheteur : il faudrait l’écourter ou augmenter la mise de fonds. Un seul acheteur d’une première habitation parmi les emprunteurs suffit pour 30 ans.",
  "right-to-work": () =>
    "Les assureurs n’acceptent un acheteur ni citoyen ni résident permanent que s’il a le droit de travailler au Canada. Sans ce droit, il faut une mise de fonds de 20 %; demandez-nous, car peu de prêteurs consentent alors un prêt.",
  "first-time": ({ tests }, format) =>
    tests
      .map(({ rule, met, because, share, buyers }) => {
        const name = nameOf(rule);
        return buyers.length > 0
          ? `${name} – ${describeBuyers(buyers)}. ${met ? `Le critère est rempli${share < 100 ? ` pour ${format.about(percent(share))} de la propriété` : ""}` : "Le critère n’est pas rempli"}.`
          : `${name} – ${met ? "oui" : "non"}, ${togetherReasons[because] ?? because}.`;
      })
      .join(" "),
  "laws-change": ({ laws }, format) =>
    `Une loi change avant votre clôture : ${laws.map(({ rule, day }) => `${nameOf(rule)}, le ${format.date(day)}`).join("; ")}. Chaque loi est appliquée dans sa version en vigueur à la date pertinente : clôture, contrat ou demande de prêt.`,
  "laws-ended": ({ laws }, format) =>
    `Une loi a pris fin, et une prolongation ne serait pas connue ici : ${laws.map(({ rule, day }) => `${nameOf(rule)}, dernier jour : ${format.date(day)}`).join("; ")}. Consultez un notaire ou un avocat.`,
  "laws-unreviewed": ({ laws }, format) =>
    `Un taux ou un montant devait être révisé avant votre date; un plus récent s’applique peut-être : ${laws.map(({ rule, day }) => `${nameOf(rule)}, révision prévue au plus tard le ${format.date(day)}`).join("; ")}.`,
  "rate-class": ({ class: of, rate, term, others }, format) =>
    `Les taux du jour sont ceux d’un prêt ${rateClassesFrench[of]} : ${format.about(rate)} pour un taux fixe de ${format.about(term)}.${others.map((other) => ` Si le vôtre est ${rateClassesFrench[other.class]} : ${format.about(other.rate)}.`).join("")}`,
  "laws-unresolved": ({ laws }) =>
    `Incertain : ${laws.map(({ rule, open }) => `${nameOf(rule)} – ${unresolvedFrench[open]}`).join("; ")}.`,
  "minimum-down-payment": ({ minimum }, format) =>
    `À ce prix, un prêteur exige une mise de fonds d’au moins ${format.atLeast(minimum)}.`,
  "not-insurable": ({ minimum }, format) =>
    `À ce prix, un prêt hypothécaire ne peut pas être assuré : un prêteur exige une mise de fonds de ${format.atLeast(minimum)}.`,
};

export const limitsFrench: SharedLenderWords["limits"] = {
  refused: ({ minimum, missing }, format) =>
    `La mise de fonds minimale est ici de ${format.atLeast(minimum)}, soit ${format.atLeast(missing)} de plus que prévu.`,
  difference: ({ step, reason }, format) =>
    `La plus grande différence : ${reason.label} (${format.signed(step.amount)}).`,
  same: () => "Un prêteur obtient le même montant.",
};
