/** Attributes whose change renders the calculator again. */
export const optionAttributes = [
  "calculator",
  "lang",
  "agents",
  "apply",
  "contact",
  "brokerage",
  "licence",
  "rates",
  "province",
  "municipality",
  "compact",
  "share-figures",
] as const;

export type OptionAttribute = (typeof optionAttributes)[number];
