export const applicationPage = {
  header: { login: "LOGIN", language: "EN" },
  form: {
    title: "Let's get your application started. Apply in minutes!",
    intro:
      "Three short fields. A licensed agent takes it from there and does the long part with you.",
    firstName: "First Name",
    lastName: "Last Name",
    phoneOrEmail: "Phone or Email",
    honeypot: "Leave this field empty",
    submit: "START MY APPLICATION",
    submitting: "SUBMITTING...",
  },
  nextSteps: {
    title: "What Happens Next",
    items: [
      "We call or write within {responseTime}.",
      "We ask about your plans, your income and your timing. It takes about fifteen minutes.",
      "You get a short list of documents and, once we have them, offers to compare.",
    ],
  },
  messages: {
    missing: { title: "Missing Information", text: "Please fill in all required fields." },
    termsNotAgreed: {
      title: "Missing Information",
      text: "Please agree to the Terms of Use, Privacy Policy, and Disclosure",
    },
    failed: { title: "Error" },
    succeeded: {
      title: "Application Started!",
      text: "Your mortgage application has been submitted successfully. We'll be in touch soon.",
    },
  },
  documents: {
    placeholder:
      "This text stands in for the document itself, which is still being prepared. It is not legal advice and binds nobody.",
    terms: [
      "What you find on this site is general information. It is no offer of a mortgage, no promise of a rate and no approval; those come in writing, from a lender, once your file has been read.",
      "The calculators work with what you type and with rules of thumb. Before you sign anything that costs money, check the figures with us or with a lawyer.",
      "An application costs nothing and binds you to nothing. You may withdraw it whenever you like: write to {email} or call {phone}.",
    ],
    privacy: [
      "An application holds your name, one way to reach you and the fact that you agreed. We keep it to answer you and because our regulator asks for it, and sell it to nobody.",
      "Calculators keep nothing and send nothing. A contact form that another company hosts has its own privacy policy, which stands beside it.",
      "Write to {email} to see what we hold about you, have it corrected, or take your consent back.",
    ],
    disclosure: [
      "{name} is a licensed mortgage brokerage, licence {licence}. It acts for you, and the lender usually pays its commission once the mortgage closes.",
      "Where we charge a fee, as private and some alternative lenders make us do, you see it in writing before you commit to anything.",
      "Before you sign, you receive our relationships with lenders, the cost of borrowing and the risks of the mortgage, each in writing.",
    ],
  },
  licences: {
    brokerage: "Brokerage licence {licence}",
    agent: "{agent}, {level}, licence #{agentLicence}",
  },
  metadata: {
    title: "Start Your Mortgage Application",
    description:
      "Start your mortgage application in minutes: your name, a phone number or e-mail, and a licensed agent from our {city} office calls you back.",
  },
};
