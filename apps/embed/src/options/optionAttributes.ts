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

/** Attributes that are set by being there. */
export const flagAttributes: readonly string[] = [
  "compact",
  "share-figures",
] satisfies OptionAttribute[];

/** Returns the property of an attribute: `shareFigures` of `share-figures`. */
export const propertyOf = (name: string) =>
  name.replace(/-./g, ([, letter = ""]) => letter.toUpperCase());
