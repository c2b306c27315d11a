/** Month, day and place of the yearly publication of some rules' figures. */
export interface YearlyPublication {
  readonly ids: RegExp;
  readonly by: string;
  readonly where: string;
  /** True if each publication changes the figures. */
  readonly alwaysChanges?: boolean;
}

export const yearlyPublications: readonly YearlyPublication[] = [
  {
    ids: /^transfer-tax-qc$/,
    by: "07-31",
    where: "Gazette officielle du Québec, by D-15.1, s. 2.1",
    alwaysChanges: true,
  },
  {
    ids: /^transfer-tax-(montreal|quebec-city)$/,
    by: "11-30",
    where: "the city's budget",
  },
  { ids: /^(stress-test|switch-exemption)$/, by: "12-20", where: "OSFI, every December" },
  { ids: /^home-buyers-amount-rate$/, by: "12-15", where: "the federal rates of the next year" },
  { ids: /^transfer-tax-halifax$/, by: "12-01", where: "the council's budget" },
];
