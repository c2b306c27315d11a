import type { Quantity } from "../quantity.ts";
import { eachBuyerFrench } from "../words/buyers.fr.ts";
import { type Formatter, key } from "../words/Formatter.ts";
import { factsFrench } from "../words/facts.fr.ts";
import { french } from "../words/french.ts";
import { newHomeFrench, prohibitionFrench, purchaseFrench } from "../words/purchase.fr.ts";
import type { RentVsBuyWords } from "./rentVsBuyWords.en.ts";

type Holdings = Readonly<Record<"years" | "ahead" | "owner" | "renter", Quantity>>;

const because = ({ years, owner, renter }: Holdings, format: Formatter) =>
  `Après ${format.about(years)}, un propriétaire pourrait détenir environ ${format.roughly(owner)}. Un locataire qui investit la mise de fonds, les frais de clôture et l’écart mensuel pourrait détenir environ ${format.roughly(renter)}.`;

/** Creates the words of a side that is ahead, from its verb as an order and as a gerund. */
const isAhead = (verb: string, doing: string) => ({
  sentence: ({ ahead, years }: Holdings, format: Formatter) =>
    `${verb}. Après ${format.about(years)}, il pourrait vous rester environ ${key(format.roughly(ahead))} de plus`,
  or: ({ ahead, years }: Holdings, format: Formatter) =>
    `en ${doing}, il pourrait vous rester environ ${format.roughly(ahead)} de plus après ${format.about(years)}`,
  because,
});

export const rentVsBuyFrench: RentVsBuyWords = {
  name: "Louer ou acheter",
  ...purchaseFrench,
  figures: {
    monthlyRent: "loyer mensuel",
    yearsToStay: "années d’occupation",
    maintenance: "taux d’entretien",
    appreciation: "plus-value annuelle",
    equityShare: "part des versements comptée comme valeur nette",
    monthsOfStay: "mois d’occupation",
    mortgage: "prêt hypothécaire",
    mortgagePayment: "versement hypothécaire",
    upkeep: "taxes municipales et scolaires et entretien par mois",
    monthlyOwningCost: "coût mensuel de la propriété",
    ownershipCosts: "coûts de la propriété",
    gain: "plus-value",
    equity: "valeur nette accumulée",
    totalBuyingCost: "coût total de l’achat",
    totalRentingCost: "coût total de la location",
    savings: "économie",
    lenderBuyingCost: "coût de l’achat selon un prêteur et un notaire ou avocat",
    cashAtClosing: "somme à prévoir pour l’achat, mise de fonds comprise",
    principalRepaid: "capital remboursé",
    sellingCosts: "frais de vente",
    ownerWealth: "ce qu’un propriétaire pourrait détenir",
    renterWealth: "ce qu’un locataire pourrait détenir",
  },
  inputs: {
    monthlyRent: "un loyer mensuel",
    yearsToStay: "en restant",
  },
  recommendations: {
    "renting-better": "La location est préférable",
    "buying-better": "L’achat est préférable",
  },
  labels: {
    estimate: "Coût de l’achat, selon la formule simple",
    lender: "Coût de l’achat, avec tout ce que comptent un prêteur et un notaire ou avocat",
  },
  verdicts: {
    buy: isAhead("Achetez", "achetant"),
    rent: isAhead("Louez", "louant"),
    close: {
      sentence: ({ years }, format) =>
        `C’est pratiquement équivalent sur ${format.about(years)} : aucune option ne se démarque`,
      or: () => "c’est pratiquement équivalent",
      because,
    },
    "rent-for-now": {
      sentence: ({ minimum }, format) =>
        `Louez pour le moment : il faudrait au moins ${key(format.atLeast(minimum))} de mise de fonds`,
      or: ({ minimum }, format) =>
        `louez jusqu’à ce que votre mise de fonds atteigne ${format.atLeast(minimum)}`,
      hinge: ({ shortBy }, format) => `Il manque ${format.atLeast(shortBy)} à votre mise de fonds.`,
    },
    "not-until": prohibitionFrench,
  },
  outcomes: {
    "renting-better": "la location l’emporte",
    "buying-better": "l’achat l’emporte",
    "cannot-buy": "aucun prêteur ne pourrait financer l’achat",
  },
  facts: {
    ...eachBuyerFrench,
    ...newHomeFrench,
    localTaxRate: factsFrench.propertyTaxRate,
    appreciation: {
      ask: "Plus-value de la propriété par année",
      hint: "Hypothèse, et non prévision : la hausse annuelle du prix des propriétés neuves de la province de 1986 à 2022, selon Statistique Canada. À la revente, les prix ont pu monter plus vite.",
      condition: (rate) => `la propriété prend ${rate} de valeur par année`,
    },
    investmentReturn: {
      ask: "Rendement de l’épargne par année, après impôt",
      condition: (rate) => `l’épargne rapporte ${rate} par année`,
    },
    rentIncrease: {
      ask: "Hausse du loyer par année",
      hint: "Hypothèse, et non prévision : le taux que la province indique pour 2026, ou 2 %, la cible d’inflation de la Banque du Canada.",
      condition: (rate, value) =>
        value === 0 ? "le loyer n’augmente pas" : `le loyer augmente de ${rate} par année`,
    },
  },
};

/**
 * Words of the rent-or-buy question and its insight, in Canadian French.
 *
 * @example
 * const answer = rentVsBuyInsight.answer({
 *   homePrice: 650_000, downPayment: 130_000, interestRate: 5.5, monthlyRent: 2_600,
 *   yearsToStay: 5, propertyTaxRate: 1.2,
 * });
 * words.verdict(answer).sentence; // "Louez…"
 */
export const words = /* @__PURE__ */ french({ "rent-vs-buy": rentVsBuyFrench });
