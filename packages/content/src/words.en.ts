import { callBack } from "./words/callBack.en.ts";

/** Texts in English that visitors and recipients read, the same for every brokerage. */
export const words = {
  callBack,
  /** Page that replaces one whose rendering failed. */
  errorPage: {
    title: "Something went wrong on our side",
    text: "This page could not be shown. Nothing you entered was sent. Please load it again, or go back to the home page to find our phone number and e-mail address.",
    home: "Back To Home",
  },
};

/** The same texts in any language. */
export type Words = typeof words;
