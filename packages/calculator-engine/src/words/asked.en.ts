/** Words of an amount that a step already asks for, because the first answer depends on it. */
export interface AskedAmount {
  readonly kind: "dollars";
  readonly label: string;
  readonly hint: string;
}

/** Words of a choice that a step already asks for, with the usual value selected. */
export interface AskedChoice<Value extends string = string> {
  readonly kind: "choice";
  readonly label: string;
  readonly hint?: string;
  readonly usual: Value;
  readonly options: Readonly<Record<Value, string>>;
}

export type AskedFact = AskedAmount | AskedChoice;

export const paymentToday: AskedAmount = {
  kind: "dollars",
  label: "What you pay a month today",
  hint: "From your statement. Left empty, we work it out: wrong for a variable rate whose payment stayed.",
};

export const homeInMind: AskedAmount = {
  kind: "dollars",
  label: "Price of a home in mind",
  hint: "If there is one, the answer is yes, or what it takes.",
};

export const refinancePurpose = {
  kind: "choice",
  label: "What is it for?",
  usual: "rate",
  options: {
    rate: "A lower rate",
    convert: "A new rate at my own lender, free of charge",
    line: "A line of credit as well",
    "buy-out": "Buying out a spouse or partner",
  },
} satisfies AskedChoice;

export const deal = {
  kind: "choice",
  label: "What are you buying?",
  usual: "home",
  options: {
    home: "A home",
    lot: "Land without a home",
    separation: "A spouse's share, by written agreement",
    assumption: "A home with its mortgage",
  },
} satisfies AskedChoice;
