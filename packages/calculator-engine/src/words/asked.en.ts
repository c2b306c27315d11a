/** Words of a number that a step already asks for, because the first answer depends on it. */
export interface AskedNumber {
  readonly kind: "dollars" | "months";
  readonly label: string;
  readonly hint: string;
}

/** Words of a yes or no that a step already asks for; no is the usual one. */
export interface AskedYesNo extends Omit<AskedNumber, "kind"> {
  readonly kind: "yesNo";
}

/** Words of a choice that a step already asks for, with the usual value selected. */
export interface AskedChoice<Value extends string = string> {
  readonly kind: "choice";
  readonly label: string;
  readonly hint?: string;
  readonly usual: Value;
  readonly options: Readonly<Record<Value, string>>;
}

export type AskedFact = AskedNumber | AskedYesNo | AskedChoice;

export const paymentToday: AskedNumber = {
  kind: "dollars",
  label: "What you pay a month today",
  hint: "From your statement. Left empty, we work it out, wrongly if the rate is variable and the payment stayed.",
};

export const homeInMind: AskedNumber = {
  kind: "dollars",
  label: "Price of a home in mind",
  hint: "Optional. We say whether you can buy it, or what it takes.",
};

export const coSignerHome: AskedNumber = {
  kind: "dollars",
  label: "What a co-signer's own home costs a month",
  hint: "Mortgage payment, property tax and heating. Empty without one; count that person's income too.",
};

export const otherLoan: AskedYesNo = {
  kind: "yesNo",
  label: "Is there also a line of credit or second loan on the home?",
  hint: "It has to move along, or be paid off.",
};

export const monthsRemaining: AskedNumber = {
  kind: "months",
  label: "Months left of the present term",
  hint: "0 at renewal, when leaving costs nothing.",
};

export const mortgageBalance: AskedNumber = {
  kind: "dollars",
  label: "Owed on your present mortgage",
  hint: "Refinancing moves all of it to the new rate. 0 without one.",
};

export const leaveAfter: AskedNumber = {
  kind: "months",
  label: "Months after which you may sell or change the mortgage",
  hint: "Left empty, you keep it for the five years.",
};

export const leavingReason = {
  kind: "choice",
  label: "Why are you leaving?",
  usual: "change",
  options: {
    change: "For another mortgage",
    sell: "To sell, without buying",
    move: "To sell and buy another home",
  },
} satisfies AskedChoice;

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
