/** Words of an amount that a step already asks for, because the first answer depends on it. */
export interface AskedAmount {
  readonly kind: "dollars";
  readonly label: string;
  readonly hint: string;
}

export const askedEnglish = {
  paymentToday: {
    kind: "dollars",
    label: "What you pay a month today",
    hint: "From your statement. Left empty, we work it out: wrong for a variable rate whose payment stayed.",
  } as AskedAmount,
  homeInMind: {
    kind: "dollars",
    label: "Price of a home in mind",
    hint: "If there is one, the answer is yes, or what it takes.",
  } as AskedAmount,
};
