/** French names of the rules that no question cites, in a separate file that no page loads. */
export const uncitedRulesFrench: Readonly<Record<string, string>> = {
  "hst-relief-federal-part-on":
    "Remboursement par l’Ontario de la partie fédérale de la TVH pour habitations neuves (adopté, montants non consultés)",
  "prepayment-interest-cap-exclusions":
    "Emprunteurs que la limite de la Loi sur l’intérêt ne protège pas",
  "insured-newcomers": "Prêts assurés aux résidents non permanents (SCHL)",
  "counted-income": "Calcul des revenus variables (une convention)",
  "vacant-home-tax-toronto": "Impôt de Toronto sur les logements vacants",
  "speculation-vacancy-tax-bc":
    "Taxe sur la spéculation et l’inoccupation de la Colombie-Britannique",
  "underused-housing-tax": "Taxe sur les logements sous-utilisés",
  "home-flipping-tax-bc": "Taxe sur la revente rapide d’habitations de la Colombie-Britannique",
};
