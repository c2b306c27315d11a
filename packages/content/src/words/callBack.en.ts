/** Words of the call-back, of the details of an application, and of the mail that tells staff. */
export const callBackWords = {
  metadata: {
    title: "Have Someone Call Me | {brokerage}",
    description:
      "Leave your name and how to reach you, and a mortgage agent of {brokerage} calls or writes back.",
  },
  title: "Have Someone Call Me",
  text: "Leave your name and how to reach you. We answer within {responseTime}, and nothing here asks for a credit check.",
  aside: {
    title: "Who Calls, And When",
    text: "A licensed mortgage agent. Only your name and how to reach you are needed; the rest helps us prepare.",
  },
  fields: {
    name: "Name",
    phoneOrEmail: "Phone or e-mail",
    answerBy: "Answer me",
    callTime: "When",
    purpose: "What it is about",
    language: "In which language",
    agent: "Who should answer",
    honeypot: "Leave this field empty",
  },
  /** Messages at empty fields. */
  missing: {
    name: "Enter your name.",
    phoneOrEmail: "Enter a phone number or an e-mail address, so that we can reach you.",
  },
  // A choice that is left open is sent as an empty text.
  purposes: {
    "": "Any subject",
    purchase: "Buying a home",
    renewal: "Renewal",
    refinance: "Refinancing",
    consolidation: "Combining debts",
    investment: "Investment property",
    other: "Something else",
  },
  callSoon: "As soon as you can",
  answerBy: { "": "Either way", phone: "By telephone", email: "By e-mail" },
  languages: { "": "Either language", en: "English", fr: "French" },
  anyAgent: "Any agent",
  result: {
    legend: "Send these lines of your result",
    hint: "Untick what we should not see. They are sent as they stand here.",
    from: "{title}, {day}",
  },
  readFirst: "Read first:",
  submit: "Have Someone Call Me",
  received: {
    title: "We will get back to you",
    text: "Your request has arrived. We answer within {responseTime}.",
    when: {
      soon: "You asked for an answer as soon as we can.",
      day: "You asked for {call}.",
    },
    who: "A licensed mortgage agent calls from {phone}.",
    whoChosen: "{agent}, calls from {phone}.",
    writes: "A licensed mortgage agent writes to you by e-mail.",
    writesChosen: "{agent}, writes to you by e-mail.",
    result: "Back to your result",
    site: "Back to the site",
    reference: "Your reference is {reference}.",
  },
  refused: {
    check: "Please check your request",
    summary: "It was not sent yet:",
    title: "Your request was not sent",
    back: "Back to the form",
  },
  details: {
    title: "Help us prepare",
    text: "Your application has arrived. If you like, add what it is about and when to reach you.",
    submit: "Add to my application",
    added: {
      title: "Added to your application",
      text: "The person who answers you will have it. There is nothing else to send.",
    },
    refused: "It was not added to your application",
    kept: "Your application itself has arrived and is not affected.",
    used: "Something was added to this application already, and that can be done once.",
    expired: "This form has expired, because it was open for more than four hours.",
    removed: "The application is no longer stored.",
  },
  mail: {
    subjects: {
      application: "New application",
      "call-back": "Call back",
      details: "Added",
      test: "Test: delivery of mortgage applications",
    },
    soon: "as soon as you can",
    call: "call {call}",
    french: "New French application",
    inFrench: "in French",
    writeTo: "answer by e-mail",
    openings: {
      application:
        "A mortgage application was received. The site promises an answer within {responseTime}.",
      "call-back":
        "Somebody asks for a call or a message. The site promises an answer within {responseTime}.",
      details: "An applicant added this to an application that you have already.",
      test: "This is a delivery test. Nobody has applied, and no answer is needed.",
    },
    firstName: "First name",
    lastName: "Last name",
    origin: "Came from",
    received: "Received",
    pageLanguage: "Language of the page",
    terms: "Agreed to terms",
    version: "version {version}, {at}",
    reference: "Reference",
  },
};

export type CallBackWords = typeof callBackWords;
