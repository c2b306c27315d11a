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
  /** Notice above a part of a page whose script failed to load. */
  failedPart: {
    text: "A part of this page did not load. We are trying again.",
    reload: "Load the page again",
  },
  breadcrumbs: "Breadcrumbs",
  /** Labels of pages whose own texts have none, for breadcrumbs and indexes. */
  pages: {
    home: "Home",
    team: "Our Team",
    checklist: "What to Bring",
    rates: "Rates",
    reminder: "Reminder",
    faqs: "FAQs",
    careers: "Careers",
    contact: "Contact",
    application: "Application",
    resources: "Resources",
    embed: "For Your Site",
    blog: "Blog",
  },
  documentPage: { placeholder: "Placeholder", back: "Back to the application" },
  rates: {
    years: { one: "{count} year", other: "{count} years" },
    sampleOf: "Sample of {day}",
    cost: "{label} of {amount}",
  },
  ratesFeed: {
    title: "Mortgage rates of {name}",
    entry: "{kind}, {years} years: {rate}",
    withdrawn: "no longer offered",
  },
  /** Words too common in questions to help a search. */
  stopWords:
    "a an and are at be by can do does for from have how i if in is it me my of on or our should that the this to we what when which who why will with you your",
  search: {
    questions: "questions",
    articles: "articles",
    related: { one: "{count} related answer", other: "{count} related answers" },
    listed: "{listed} of {all} {noun} shown",
    both: "{listed} of {all} {noun} and {related} shown",
    onlyRelated: "{related} shown",
  },
  /** Index of the site for language models. */
  siteIndex: {
    contact: "Telephone {phone}, e-mail {email}.",
    pages: "Pages",
    calculators: "Calculators",
    articles: "Articles",
  },
  calculatorRequirements: "Requires JavaScript and a browser of the last few years",
};

/** The same texts in any language. */
export type Words = typeof words;
