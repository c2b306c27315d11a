import * as askedFrench from "../words/asked.fr.ts";
import { formatFrench } from "../words/Formatter.ts";
import { citiesFrench, inPlacesFrench, provincesFrench } from "../words/places.fr.ts";
import type { ClosingFeesInputs, ClosingFeesResult } from "./closingFeesEstimate.ts";
import type { ClosingFeesForm } from "./closingFeesForm.en.ts";
import type { DownPaymentWarning } from "./downPaymentWarning.ts";

const { dollars, share } = formatFrench;

const warnings: Record<DownPaymentWarning["id"], string> = {
  "below-minimum":
    "La mise de fonds minimale au Canada est de 5 % pour une propriété de moins de 500 000 $",
  "insurance-needed":
    "Avec une mise de fonds de moins de 20 %, il vous faut une assurance prêt hypothécaire (SCHL)",
};

/** French words of the closingFees question's form and estimate. */
export const closingFeesFormFrench: ClosingFeesForm = {
  title: "Frais de clôture",
  loadWords: () => import("./closingFeesWords.fr.ts"),
  fields: {
    homePrice: {
      label: "Prix de la propriété",
      hint: "Le prix d’achat convenu.",
    },
    downPayment: { label: "Mise de fonds" },
    province: { label: "Province", options: provincesFrench },
  },
  asked: { deal: askedFrench.deal },
  steps: [
    {
      title: "Combien coûte la propriété?",
      needs: "Pour continuer, entrez un prix supérieur à 0 $.",
    },
    {
      title: "Quelle est votre mise de fonds, et dans quelle province?",
      needs:
        "Pour voir les frais, entrez une mise de fonds supérieure à 0 $ et inférieure au prix de la propriété.",
    },
  ],
  calculate: "Calculer les frais",
  rebates: {
    city: "Ville",
    cities: citiesFrench,
    elsewhere: "Ailleurs dans la province",
    firstHome: "C’est ma première habitation",
  },
  resultTitle: "Ce qu’il faut prévoir pour l’achat",
  downPaymentShare: (percent: number) => `Soit ${share(percent)} du prix de la propriété`,
  territory: {
    title: { YT: "Yukon", NT: "Territoires du Nord-Ouest", NU: "Nunavut" },
    text: "Aucun droit de mutation n’y est perçu, et les frais du bureau des titres de biens-fonds pour inscrire le titre et le prêt hypothécaire ne sont pas connus ici. Les frais de clôture n’y sont donc pas calculés : renseignez-vous auprès de ce bureau, d’un notaire ou d’un avocat. Pour une propriété dans une province, choisissez-la ci-dessous.",
  },
  minimum: (minimum: number) => `À ce prix, la loi exige au moins ${dollars(minimum)}.`,
  warning: ({ id }: DownPaymentWarning) => warnings[id],
  figures: {
    cashRequired: "Somme totale à prévoir",
    landTransferTax: "Droits de mutation immobilière",
    mortgageInsurance: "Assurance prêt hypothécaire",
    legalFees: "Frais juridiques",
    homeInspection: "Inspection de la propriété",
    appraisal: "Évaluation",
    titleInsurance: "Assurance titres",
    totalClosingCosts: "Total des frais de clôture",
    homePrice: "Prix de la propriété",
    mortgageAmount: "Montant du prêt hypothécaire",
  },
  cashAtClosing: "Somme à prévoir",
  downPayment: (percent: number) => `Mise de fonds (${share(percent)})`,
  groups: { costs: "Frais de clôture", purchase: "Sommaire de l’achat" },
  importantNotes: {
    title: "À savoir",
    texts: ({ province }: ClosingFeesInputs) => [
      `Estimations selon les frais habituels ${inPlacesFrench[province]}.`,
      "Les taux varient selon la province et la municipalité.",
      "Certaines provinces remboursent les acheteurs d’une première habitation.",
      "D’autres frais existent : déménagement, dépôts aux services publics, assurance habitation.",
      "Consultez un notaire ou avocat et un courtier.",
    ],
  },
  sentence: (
    { cashRequired, totalClosingCosts }: ClosingFeesResult,
    { downPayment }: ClosingFeesInputs,
  ) =>
    `Il vous faudrait ${dollars(cashRequired)} : ${dollars(downPayment)} de mise de fonds et ${dollars(totalClosingCosts)} de frais de clôture.`,
  assumptions: [
    "Les droits de mutation sont ceux de la province, pour un acheteur qui n’a droit à aucun remboursement. Certaines villes perçoivent en plus leurs propres droits.",
    "Lorsqu’une assurance prêt hypothécaire est nécessaire, sa prime est comptée au comptant. La plupart des prêteurs permettent plutôt de l’ajouter au prêt.",
    "Les frais juridiques, l’inspection, l’évaluation et l’assurance titres sont des montants habituels, et non des soumissions.",
  ],
  picture: {
    titles: {
      downPayment: "La mise de fonds en forme l’essentiel.",
      costs: "Taxes et frais en forment l’essentiel.",
    },
    cost: "Frais",
    amount: "Montant",
    brought: "La somme à apporter",
    downPayment: "Mise de fonds",
    tax: "Taxes et droits",
    fees: "Frais",
    borrowed: "Prime, ajoutée au prêt",
    summary: (brought: number, borrowed: number) =>
      `Vous apportez ${dollars(brought)} à la clôture${borrowed > 0 ? `; la prime d’assurance de ${dollars(borrowed)} s’ajoute au prêt` : ""}.`,
  },
};
