import { applicationPage } from "./words/applicationPage.en.ts";
import { callBackWords } from "./words/callBack.en.ts";
import { complaints } from "./words/complaints.en.ts";

/** Texts in English that visitors and recipients read, the same for every brokerage. */
export const words = {
  applicationPage,
  callBack: callBackWords,
  complaints,
  /** Page that replaces one whose rendering failed. */
  errorPage: {
    title: "Something went wrong on our side",
    text: "This page could not be shown. Nothing you entered was sent. Please load it again, or go back to the home page to find our phone number and e-mail address.",
    home: "Back To Home",
  },
  /** Notice above a part of a page whose script failed to load. */
  failedPart: {
    text: "This part did not load. Trying again …",
    reload: "Reload",
  },
  /** Texts of the header, with the brokerage's name. */
  header: {
    logoAlt: "{name}, home page",
    menu: "Menu",
    skipLink: "Skip to the content",
    mainNavigation: "Main",
  },
  /** Labels of the footer that the brokerage does not word itself. */
  footer: {
    services: "Services",
    team: "Team",
    privacyLink: "Privacy Policy",
    termsLink: "Terms of Use",
    sitemap: "Sitemap",
  },
  breadcrumbs: "Breadcrumbs",
  /** Summary of the footer's links to pages that neither its columns nor the menu name. */
  furtherPages: "More Pages",
  /** Line of an article, whose figures follow the rules in force. */
  figuresChecked: "Figures last checked {day}",
  /** Line of a profile. */
  speaks: "Speaks {languages}",
  /** Colon with its spaces, between a label and its value. */
  separator: ": ",
  /** Names of both languages, each in its own, for the link to the same page in the other. */
  languages: { en: "English", fr: "Français" },
  /** Strip above the header; links to rates, and to the calculators that the specified menu does not name, by their ids. */
  strip: {
    label: "Quick links",
    rates: "Rates",
    calculators: {
      renewal: "Renewal",
      leaving: "Leaving",
      "fixed-or-variable": "Fixed Or Variable",
      "home-income": "Income For A Home",
    },
  },
  /** Group of the phone's menu with the calculators that the specified list does not name. */
  otherQuestions: "More Questions",
  /** Stars of a testimonial, read aloud. */
  stars: "{rating} of 5 stars",
  /** Link to the renewal check beside a rate. */
  letter: "My renewal letter says …",
  /** Labels of pages whose own texts have none, for breadcrumbs and indexes. */
  pages: {
    home: "Home",
    team: "Our Team",
    checklist: "What To Bring",
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
    sampleOf: "Sample, {day}",
    cost: "{label} of {amount}",
    see: "See\u00a0our\u00a0rates",
    names: {
      fixed: { one: "{count}-year fixed", other: "{count}-year fixed" },
      variable: { one: "{count}-year variable", other: "{count}-year variable" },
    },
    /** Line below a rate that assumes a class of mortgage. */
    otherwise: "If your mortgage is {class}: {rate}",
    since: "Since {day}",
    /** Said of a rate older than the brokerage's number of days. */
    old: "more than {days} days ago: call for today’s",
    /** Title and lines of a call-back about a rate. */
    hold: { title: "Hold a rate", line: "{name} at {rate}, since {day}" },
    publishedBy: "Published by {names}.",
    choose: "What is it for?",
    choices: {
      insured: "Buying with less than 20% down",
      conventional: "Buying with 20% or more",
      switch: "Switching at renewal",
      refinance: "Refinancing",
      rental: "Rental",
    },
    /** Conditions of a rate: {class} and {purposes} of the loan, use, prime and hold, joined by commas. */
    conditions: {
      loan: "{class} {purposes}",
      classes: { insured: "insured", insurable: "insurable", uninsured: "uninsured" },
      purposes: { purchase: "purchase", switch: "switch", refinance: "refinance" },
      uses: { owner: "owner-occupied", rental: "rented out" },
      prime: {
        less: "the big banks’ prime of {prime}% less {points}",
        more: "the big banks’ prime of {prime}% plus {points}",
      },
      held: "held for {days} days",
    },
    /** Errors at a rate that is set. */
    refused: {
      future: "The day {day} is more than {days} days ahead; today is {today}.",
      past: "The day {day} is before {latest}; history is not rewritten.",
      person: "Nobody of the team is called “{name}”; one of {publishers}.",
      licence: "{name} has no licence, so a rate is published by one of {publishers}.",
      change:
        "{rate}% is {points} points away from the {last}% of {day}. Confirm it if it is meant.",
      withdrawn: "There is no such rate to withdraw.",
    },
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
  /** Description of a calculator of which a brokerage says nothing. */
  calculatorDescription:
    "Mortgage calculator “{name}”: a few questions, and the answer with every step. It runs in your browser and sends nothing.",
  calculatorRequirements: "Requires JavaScript and a browser of the last few years",
  /** Pages and form parts that the server renders for visitors without scripts. */
  serverPages: {
    or: "or",
    home: "Back to the home page",
    honeypot: "Leave this field empty",
    readFirst: "Read first:",
    notSentYet: "It was not sent yet:",
    application: {
      check: "Please check your application",
      refused: "Your application was not sent",
      back: "Back to the application",
    },
  },
  /** Sentences with which the server refuses a request. */
  refusals: {
    busy: "We cannot take applications at the moment, so please try again in a minute or call {phone}.",
    reminderBusy:
      "We cannot take this at the moment, so please try again in a minute or call {phone}.",
    remindersFull:
      "We can send no more mails today, so no reminder was set. Please ask again tomorrow, or put the day into your own calendar.",
    calendarTitle: "Compare offers: the mortgage renews in {month}",
    calendarLink: "Calendar file",
    failed: "Something went wrong on our side, so please try again in a minute or call {phone}.",
    full: "So many applications are arriving that we cannot keep them all, so please try again in ten minutes or call {phone}.",
    foreignForm:
      "This form was sent by a page of another site, so please use the one on ours or call {phone}.",
    field: "The field {field} cannot be accepted.",
    other: "The request was refused: {reason}.",
    nothing: "There is nothing at this address.",
    method: "This address does not take {method}; it takes {allowed}.",
    tooLarge: "The body is larger than 16 KiB.",
    incomplete: "The request is not complete.",
    mediaType: "Please send the application as JSON or as a form post.",
    renewalTooFar:
      "That renewal is further away than the term of any mortgage: please check the year.",
    tooFast: "This was sent faster than anybody reads it, so please look at it and send it again.",
    tooMany:
      "So many requests are arriving that we cannot take this one, so please try again in a minute.",
    foreignOrigin: "Pages of {origin} may not call this address; CORS_ORIGINS allows an origin.",
    oneMessage: "Send one message in each request, not a list of messages.",
    tooManyTokens:
      "Your network asks for too many form tokens, so please send the form without one.",
  },
  /** Mail that confirms the receipt of an application. */
  acknowledgement: {
    subject: "{name}: we have your application",
    text: "Thank you. Your mortgage application has reached us, and a licensed agent will be in touch soon.",
    licence: "{label}, {number}",
    withdraw:
      "If it was not you who sent it, or if you would rather not hear from us, write to {email} or call {phone}.",
  },
  /** Calendar file that replaces the reminder's mail where no mail is configured. */
  reminderCalendar: {
    submit: "Put It Into My Calendar",
    made: "The file is in your downloads. Open it, and your calendar keeps the day.",
    event: "Your mortgage renews in four months",
    note: "Your mortgage renews in {month}. Ask your lender and others for a rate now: many hold one for about four months.\n{name}, {phone}",
    fileName: "mortgage-renewal.ics",
  },
  /** Button of an external blog's post without text. */
  readMore: "Click to read more...",
  /** Application form on a page with scripts. */
  applicationForm: {
    blank: {
      firstName: "Enter your first name.",
      lastName: "Enter your last name.",
      phoneOrEmail: "Enter a phone number or an e-mail address, so that we can reach you.",
    },
    unlikelyContact:
      "Can we reach you with this? It looks like neither an e-mail address nor a telephone number. If it is right, leave it as it is.",
    failed: {
      title: "Your application was not sent",
      unreachable:
        "We could not reach our server. Nothing is lost: your answers are still here. Check your connection and send it again.",
      broken:
        "Our server could not take it just now. Nothing is lost: your answers are still here. Send it again in a minute.",
      kept: "Nothing is lost: your answers are still here.",
    },
    received: {
      reference: "Your reference is",
      next: "What happens next:",
    },
  },
};

/** The same texts in any language. */
export type SiteWords = typeof words;
