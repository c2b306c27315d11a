/** Authorities that license mortgage brokerages, by the code in a brokerage's folder. */
export const regulators = {
  AMF: { name: "Autorité des marchés financiers", province: "QC" },
  BCFSA: { name: "British Columbia Financial Services Authority", province: "BC" },
  DGSNL: { name: "Digital Government and Service Newfoundland and Labrador", province: "NL" },
  FCAA: { name: "Financial and Consumer Affairs Authority of Saskatchewan", province: "SK" },
  FCNB: {
    name: "Financial and Consumer Services Commission of New Brunswick",
    province: "NB",
  },
  FCSPE: {
    name: "Government of Prince Edward Island, Financial and Consumer Services",
    province: "PE",
  },
  FSRA: { name: "Financial Services Regulatory Authority of Ontario", province: "ON" },
  MSC: { name: "Manitoba Securities Commission", province: "MB" },
  RECA: { name: "Real Estate Council of Alberta", province: "AB" },
  SNS: { name: "Service Nova Scotia", province: "NS" },
} as const;

export type RegulatorCode = keyof typeof regulators;

export const regulatorCodes = Object.keys(regulators) as [RegulatorCode, ...RegulatorCode[]];

/** Returns the regulator that licenses brokerages of a province, or undefined if none is known. */
export function regulatorOf(province: string): RegulatorCode | undefined {
  return regulatorCodes.find((code) => regulators[code].province === province);
}
