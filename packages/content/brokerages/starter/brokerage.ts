import type { BrokerageSource } from "@mortgage-kit/content";

const siteUrl = "[[Address of the site, such as https://www.harbour.example]]";
const email = "[[E-mail of the office]]";

export const brokerage = {
  name: "[[Name, as the licence has it]]",
  shortName: "[[Short name, at most 24 characters]]",
  siteUrl,
  address: {
    street: "[[Street and number]]",
    city: "[[Town]]",
    province: "[[Province in two letters, such as NS]]",
    postalCode: "[[Postal code]]",
    country: "CA",
  },
  serviceArea: "[[Area you serve, in a few words]]",
  areasServed: ["[[Towns you serve]]"],
  licence: {
    label: "[[Where you are licensed, such as Licensed in Nova Scotia]]",
    number: "[[Licence number]]",
  },
  complaintsOfficer: {
    name: "[[Person who answers complaints]]",
    title: "[[Title of that person, with the title of the licence if there is one]]",
    email,
  },
  privacyOfficer: { title: "Privacy Officer", email },
  hours: {
    label: "Mon-Fri: 9AM-5PM",
    days: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
    opens: "09:00",
    closes: "17:00",
  },
  phone: "[[Telephone of the office]]",
  email,
  priceRange: "Free Consultation",
  copyrightYear: 2026,
  targets: {
    applicationPortal: `${siteUrl}/application`,
    privacy: `${siteUrl}/privacy`,
    terms: `${siteUrl}/terms`,
    maps: "[[Address of a map that shows the office]]",
  },
  documents: {
    terms: {},
    privacy: {},
    disclosure: {},
  },
  contactForm: { name: "Contact form", height: 720 },
  adTag: {},
  networks: [],
  claims: {
    lenders: "[[Number of lenders, such as 30+]]",
    responseTime: "one business day",
    responseHours: 72,
  },
  publishedFigures: {
    closingCosts: "1.5-4%",
    closingReserve: "1.5%",
    refinanceMaximum: "80%",
    rentalMinimumDown: "20%",
    rentalRatePremium: "0.1-0.5%",
    rentalIncomeCounted: "50-80%",
    rateHold: "90-120 days",
    preApprovalTime: "24-48 hours",
    creditScoreRange: "300-900",
    creditScoreMinimum: "620",
    renewalLeadTime: "four to six months",
    insurers: ["CMHC", "Sagen", "Canada Guaranty"],
  },
  reminder: {
    consent: {
      version: "renewal-1",
      text: "I agree to one e-mail from {name}, about four months before the month given here, that reminds me of my mortgage's renewal. I may withdraw at any time by the link in each mail, by e-mail or by telephone.",
      sender: "Sender:",
    },
    page: {
      hero: {
        title: "Renewal Reminder",
        subtitle:
          "One e-mail about four months before your mortgage renews, so that you can compare.",
      },
      form: {
        title: "Ask for it",
        text: "An e-mail address and a month are all that is kept. This is no application.",
        email: "E-mail address",
        month: "Month of renewal",
        noMonth: "Choose a month",
        year: "Year",
        yearHint: "Four digits, such as 2028",
        honeypot: "Leave this field empty",
        submit: "Ask for a reminder",
      },
      steps: {
        title: "How it works",
        items: [
          {
            title: "You confirm",
            text: "A mail with a link arrives. What is not confirmed within {hours} hours is deleted.",
          },
          {
            title: "One mail comes",
            text: "About four months before the month you gave, and no other.",
          },
          {
            title: "You can withdraw",
            text: "Each mail has a link for it that works without signing in.",
          },
          {
            title: "It is deleted",
            text: "Three years after the renewal or the withdrawal. Until then it is the proof of your consent.",
          },
        ],
      },
      off: {
        title: "A day for your calendar",
        text: "Choose the month in which your mortgage renews. The file holds one day, four months before, and is made in your browser.",
      },
      metadata: {
        title: "Renewal Reminder",
        description:
          "Choose the month in which your mortgage renews, and get one reminder about four months ahead, early enough to compare lenders.",
      },
    },
    link: "Renewing later? Be reminded in time",
    answers: {
      asked: {
        title: "Check your mailbox",
        text: [
          "A mail is on its way to the address you gave. Confirm with its link within {hours} hours.",
          "If none comes, look among unwanted mail. An address that was written to several times today is written to again tomorrow.",
        ],
      },
      confirm: {
        title: "Confirm the reminder",
        text: [
          "One e-mail about four months before {month}, when your mortgage renews.",
          "If you did not ask for it, close this page. The request is then deleted by itself.",
        ],
        button: "Confirm",
      },
      confirmed: {
        title: "Reminder set",
        text: [
          "You get one e-mail about four months before {month}.",
          "To withdraw, use the link in the mail you came from, or write to {email}.",
        ],
      },
      expired: {
        title: "This link no longer works",
        text: ["It was not used in time, or the consent was withdrawn. Nothing will be sent."],
      },
      withdraw: {
        title: "Withdraw your consent",
        text: ["No reminder will be sent to your address. You can ask for one again later."],
        button: "Withdraw",
      },
      withdrawn: {
        title: "Consent withdrawn",
        text: ["No reminder will be sent to your address.", "You can ask for one again later."],
      },
      refused: { title: "Please check your request", back: "Back to the form" },
      tooSoon:
        "That month is less than four months away, too soon for a reminder: call or write to us now.",
    },
    mails: {
      confirmation: {
        subject: "Confirm your reminder for {month}",
        text: [
          "Somebody asked for a reminder to this address, as a mortgage renews in {month}. If it was you, confirm within {hours} hours:",
          "If it was not you, ignore this mail. The request is then deleted by itself.",
        ],
      },
      reminder: {
        subject: "Your mortgage renews in {month}",
        text: [
          "You asked to be reminded: your mortgage renews in {month}. This is the only mail; no other follows.",
          "Now is the time to ask your lender for its offer and to compare it with others before you sign.",
          "To look at it with somebody, call {phone}, write to {email} or visit\n{site}",
        ],
      },
      withdraw: "To withdraw your consent without signing in:",
    },
  },
} satisfies BrokerageSource;
