import type { CountedPart } from "../insight/note.ts";
import type { Quantity } from "../quantity.ts";
import * as askedFrench from "../words/asked.fr.ts";
import { eachBuyerFrench } from "../words/buyers.fr.ts";
import { asAsked } from "../words/FactWords.ts";
import { type Formatter, key, sentences } from "../words/Formatter.ts";
import { french } from "../words/french.ts";
import {
  fewGoBeyond,
  newHomeFrench,
  prohibitionFrench,
  purchaseFrench,
} from "../words/purchase.fr.ts";
import type { AffordablePrice } from "./affordabilityInsight.ts";
import type { AffordabilityWords } from "./affordabilityWords.en.ts";

const kinds = {
  salary: "Salaire",
  variable: "Bonis, heures supplémentaires et commissions",
  "self-employed": "Travail autonome",
  rental: "Loyers",
} as const satisfies Record<CountedPart["kind"], string>;

const tests = (share: string) =>
  ({
    "in-full": "en entier",
    average: "la moyenne de deux ans",
    "latest-is-lower": "la dernière année, inférieure à la moyenne de deux ans",
    "one-year-only": "car une seule année ne compte pas",
    share: `soit ${share}`,
  }) satisfies Record<CountedPart["because"], string>;

const closing = ({ besides, paidFirst, longest }: AffordablePrice, format: Formatter) =>
  sentences(
    longest && fewGoBeyond(longest, format),
    paidFirst.value >= 1 &&
      `Environ ${format.roughly(paidFirst)} de votre mise de fonds servent d’abord aux taxes et aux frais de clôture.`,
    besides.value >= 1 &&
      `Prévoyez environ ${format.roughly(besides)} de plus au comptant pour la clôture.`,
  );

const shopUpTo = {
  sentence: ({ price }: AffordablePrice, format: Formatter) =>
    `Visez un prix d’au plus ${key(format.atMost(price))} environ`,
  or: ({ price }: AffordablePrice, format: Formatter) => `jusqu’à environ ${format.atMost(price)}`,
};

/** Other ways to lend to the self-employed, and to those whose income varies. */
const statedIncome =
  "Avec une mise de fonds de 20 % ou plus, certains prêteurs acceptent un revenu déclaré ou des relevés bancaires, à un taux plus élevé : consultez-nous.";

const paidAs = ({ home, down }: Readonly<Record<"home" | "down", Quantity>>) =>
  down.value >= home.value ? "au comptant" : "de mise de fonds";

export const affordabilityFrench: AffordabilityWords = {
  name: "Quelle propriété puis-je m’offrir?",
  bridge: {
    ...purchaseFrench.bridge,
    "income-counted": () => ({
      label: "Revenu compté en partie",
      because:
        "Un revenu variable est compté selon la moyenne de deux ans, ou selon la dernière année si elle est inférieure, et seule une part des loyers compte.",
    }),
  },
  notes: {
    ...purchaseFrench.notes,
    "income-counted": ({ total, share, parts }, format) => {
      const test = tests(format.about(share));
      const counts = parts.map(
        (part) =>
          `${kinds[part.kind]} : ${format.about(part.counted)} sur ${format.about(part.stated)}, ${test[part.because]}.`,
      );
      return `Un prêteur pourrait compter un revenu de ${format.about(total)} par année. ${counts.join(" ")} ${parts.some(({ kind }) => kind === "self-employed") ? statedIncome : "Les prêteurs ne comptent pas tous de la même façon."}`;
    },
    "rent-by-program": ({ insurer, lender }, format) =>
      `Selon le programme de l’assureur, qui compte en entier le loyer d’un deuxième logement : jusqu’à environ ${format.atMost(insurer)}; chez un prêteur qui en compte la moitié, environ ${format.atMost(lender)}.`,
    "co-borrower": ({ income }, format) =>
      `Le prix de l’estimation exige un revenu annuel plus élevé d’environ ${format.roughly(income)} : le revenu d’un coemprunteur compte aussi, moins ses dettes.`,
  },
  limits: purchaseFrench.limits,
  figures: {
    annualIncome: "revenu annuel",
    monthlyDebts: "dettes mensuelles",
    debtToIncome: "part du revenu consacrée aux dettes",
    monthlyIncome: "revenu mensuel",
    affordablePayment: "versement abordable",
    affordableMortgage: "prêt hypothécaire abordable",
    maxPrice: "prix maximal",
    lenderMaxPrice: "prix maximal chez un prêteur",
    incomeNeeded: "revenu annuel qu’exige un prêteur pour le prix de l’estimation",
    gds: "rapport d’amortissement brut de la dette (ABD)",
    tds: "rapport d’amortissement total de la dette (ATD)",
    taxesAtClosing: "droits et taxes à la clôture, au comptant",
  },
  inputs: {
    annualIncome: "un revenu annuel",
    monthlyDebts: "des dettes mensuelles",
  },
  labels: {
    estimate: "Prix maximal, selon la règle de 32 %",
    lender: "Prix qu’une banque financerait",
  },
  verdicts: {
    fits: { ...shopUpTo, hinge: closing },
    "shop-up-to": { ...shopUpTo, hinge: closing },
    "stop-below": {
      ...shopUpTo,
      hinge(verdict, format) {
        const { shorter, secondYear } = verdict;
        return sentences(
          shorter
            ? `Sur ${format.about(shorter.years)}, le prêt pourrait être assuré et le prix atteindre environ ${format.roughly(shorter.price)}.`
            : secondYear &&
                `Ce revenu ne compte pas après une seule année. Avec une deuxième, visez au plus ${format.atMost(secondYear)} environ.`,
          closing(verdict, format),
        );
      },
    },
    "home-fits": {
      sentence: ({ home, inCash }, format) =>
        inCash
          ? `Oui : votre épargne suffit pour une propriété à ${key(format.about(home))}`
          : `Oui : une banque financerait une propriété à ${key(format.about(home))}`,
      or: ({ home, inCash }, format) =>
        `oui, à ${format.about(home)}${inCash ? ", payée au comptant" : ""}`,
      hinge: (verdict, format) =>
        sentences(
          closing(verdict, format),
          `Vous pourriez aller jusqu’à environ ${format.atMost(verdict.price)}.`,
        ),
    },
    "home-takes": {
      sentence: ({ home, income, needed, down }, format) =>
        needed
          ? `Revenu de ${format.about(income)} insuffisant : il faut environ ${key(format.roughly(needed))} ou ${format.roughly(down)} ${paidAs({ home, down })}`
          : `Pas encore : à ${format.about(home)}, il faut au moins ${key(format.atLeast(down))} ${paidAs({ home, down })}`,
      or: ({ home, needed, down }, format) =>
        `pas encore : il faut ${needed ? `environ ${format.roughly(needed)} par année, ou ` : ""}${format.roughly(down)} ${paidAs({ home, down })}`,
      hinge: ({ price }, format) =>
        price.value > 0
          ? `Dans votre situation, visez un prix d’au plus ${format.atMost(price)} environ.`
          : "",
    },
    "not-until": {
      ...prohibitionFrench,
      because: ({ price, taxes, ...law }, format) =>
        `${prohibitionFrench.because(law, format)}${price.value > 0 ? ` Si une exception s’applique, un prêteur pourrait aller jusqu’à environ ${format.atMost(price)}, avec environ ${format.roughly(taxes)} de droits et taxes à verser à la clôture.` : ""}`,
    },
    "second-year": {
      sentence: ({ price }, format) =>
        `Attendez une deuxième année de ce revenu : visez alors au plus ${key(format.atMost(price))} environ`,
      or: ({ price }, format) =>
        `pas avant une deuxième année de ce revenu, puis jusqu’à environ ${format.atMost(price)}`,
      because: () =>
        `Le travail autonome, les bonis et les commissions comptent sur deux ans; une seule année ne compte pas. ${statedIncome}`,
    },
    "debts-leave-no-room": {
      sentence: ({ fallBy }, format) =>
        `Réduisez d’abord les versements de vos dettes d’au moins ${key(format.about(fallBy))} par mois`,
      or: ({ fallBy }, format) =>
        `pas avant que les versements de vos dettes diminuent de ${format.about(fallBy)} par mois`,
      because: ({ price, share }, format) =>
        `Vos dettes ne laissent pas de place à un prêt hypothécaire. ${
          share
            ? `Il faut aussi une mise de fonds d’au moins ${format.about(share)} du prix.`
            : `D’ici là, votre épargne permettrait d’acheter pour environ ${format.atMost(price)} tout au plus.`
        }`,
    },
    "cash-only": {
      sentence: ({ price }, format) =>
        `Visez un prix d’au plus ${key(format.atMost(price))} environ, payé au comptant`,
      or: ({ price }, format) => `jusqu’à environ ${format.atMost(price)} au comptant`,
      hinge: ({ isByLaw }) => (isByLaw ? "" : "Votre revenu ne permet aucun prêt hypothécaire."),
      because: ({ costs, isByLaw }, format) =>
        isByLaw
          ? undefined
          : `C’est ce qu’il reste de votre épargne après environ ${format.roughly(costs)} de frais de clôture.`,
    },
    "nothing-down": {
      sentence: ({ share }, format) =>
        `Épargnez d’abord au moins ${key(format.about(share))} du prix comme mise de fonds`,
      or: () => "aucun achat sans mise de fonds",
    },
  },
  outcomes: {
    "income-gds": "ce sont vos frais de logement qui limitent le prix",
    "income-tds": "ce sont vos dettes qui limitent le prix",
    "down-payment": "c’est votre mise de fonds qui limite le prix",
    amortization:
      "le prêt est trop long pour être assuré, et c’est votre mise de fonds qui limite le prix",
    "price-limit": "c’est le prix permis par la loi qui limite l’achat",
    "insurance-cap": "c’est le plafond de l’assurance prêt hypothécaire qui limite le prix",
    "nothing-down": "aucun prêt n’est possible",
    "second-year": "une seule année de revenu ne compte pas",
    "debts-leave-no-room": "vos dettes ne laissent pas de place à un prêt hypothécaire",
    "cash-only": "votre revenu ne permet aucun prêt hypothécaire",
    "not-until": "la loi interdit l’achat",
    "home-fits": "la propriété envisagée est à votre portée",
    "home-takes": "la propriété envisagée dépasse votre budget",
  },
  facts: {
    ...eachBuyerFrench,
    ...newHomeFrench,
    variableIncome: {
      ask: "Bonis, heures supplémentaires et commissions, par année",
      hint: "Partie du revenu que vous avez saisi, pour la dernière année complète.",
      condition: (amount) =>
        `${amount} du revenu vient de bonis, d’heures supplémentaires ou de commissions`,
    },
    variableIncomeBefore: {
      ask: "Bonis, heures supplémentaires et commissions, l’année d’avant",
      hint: "La moyenne de deux ans compte, ou la dernière année si elle est inférieure. Une seule année ne compte pas.",
      unknown: "pas de deuxième année",
      condition: (amount) =>
        `les bonis, heures supplémentaires et commissions étaient de ${amount} l’année d’avant`,
    },
    selfEmployedIncome: {
      ask: "Revenu de travail autonome, par année",
      hint: "Partie du revenu que vous avez saisi : après dépenses, selon l’avis de cotisation de la dernière année.",
      condition: (amount) => `${amount} du revenu vient d’un travail autonome`,
    },
    selfEmployedIncomeBefore: {
      ask: "Revenu de travail autonome, l’année d’avant",
      hint: "La moyenne de deux ans compte, ou la dernière année si elle est inférieure. Une seule année ne compte pas.",
      unknown: "pas de deuxième année",
      condition: (amount) => `le revenu de travail autonome était de ${amount} l’année d’avant`,
    },
    rentalIncome: {
      ask: "Loyers d’autres propriétés, par année",
      hint: "Partie du revenu que vous avez saisi. Seule une part compte. Comptez parmi vos dettes les hypothèques et les taxes de ces propriétés.",
      condition: (amount) => `${amount} du revenu vient de loyers`,
    },
    homeRent: {
      ask: "Loyer mensuel de la propriété que vous achetez",
      hint: "En plus du revenu que vous avez saisi. La moitié compte, ou tout le loyer d’un deuxième logement si le prêt est assuré.",
      condition: (amount) => `la propriété rapporte un loyer de ${amount} par mois`,
    },
    homeInMind: {
      ...asAsked(askedFrench.homeInMind),
      unknown: "aucune",
      condition: (amount) => `la propriété coûte ${amount}`,
    },
    coSignerHome: {
      ...asAsked(askedFrench.coSignerHome),
      condition: (amount) => `la propriété d’un cosignataire coûte ${amount} par mois`,
    },
    closingSavings: {
      ask: "Épargne pour la clôture, en plus de la mise de fonds",
      unknown: "inconnue",
      hint: "Droits de mutation, notaire ou avocat, inspection. Ce qu’elle ne couvre pas se prend sur la mise de fonds.",
      condition: (amount) => `vous avez ${amount} pour la clôture en plus de la mise de fonds`,
    },
  },
};

/**
 * Words of the affordability question and its insight, in Canadian French.
 *
 * @example
 * const answer = affordabilityInsight.answer({
 *   annualIncome: 120_000, monthlyDebts: 500, downPayment: 80_000, interestRate: 5.5, loanTerm: 25,
 * });
 * words.verdict(answer).sentence; // "Visez un prix d’au plus 516…"
 */
export const words = /* @__PURE__ */ french({
  affordability: affordabilityFrench,
});
