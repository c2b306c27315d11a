import type { WorkbookWords } from "./workbook.en.ts";

export const workbookWordsFr: WorkbookWords = {
  change: "Changez un nombre dans une cellule encadrée : les résultats et le calendrier suivent.",
  same: "Ce sont les nombres saisis sur la page.",
  changed:
    "Des nombres ont été changés ici. Ce qui est en italique et la feuille de remarques portent sur ceux de la page.",
  fixed: "Fixe : pour les données saisies dans la page.",
  columns: {
    name: "Nom",
    value: "Valeur",
    unit: "Unité",
    note: "Remarque sur les données saisies",
  },
  units: { months: "mois", years: "ans", payments: "versements" },
  takenForGranted: "Hypothèses",
  remarks: "Remarques",
  frequencies: "Fréquences",
  schedule: (loan) => `Calendrier, ${loan}`,
  loan: (loan, term) => `${loan} : ${term}`,
  terms: {
    principal: "montant",
    annualRate: "taux",
    amortizationYears: "durée",
    frequency: "fréquence des versements",
    paymentsAYear: "versements par année",
    periodicRate: "taux par versement",
    payment: "versement régulier",
    withEachPayment: "supplément à chaque versement",
    onceAYear: "supplément une fois par année",
    payments: "nombre de versements",
    totalInterest: "total des intérêts",
  },
  compounded: "Composé chaque mois, comme dans l’estimation",
  payment: "Versement",
};
