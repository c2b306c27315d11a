import type { ReminderSource } from "@mortgage-kit/content";

export const reminder: ReminderSource = {
  consent: {
    version: "greater-simcoe-renewal-2026-1",
    text: "I agree that {name} e-mails me once, about four months before the month I give here, to remind me that my mortgage renews. I can withdraw at any time, with the link in every mail or by writing or calling.",
    sender: "The sender is",
  },
  page: {
    hero: {
      title: "Remind Me Before I Renew",
      subtitle:
        "Many people hear of their renewal when the bank's letter comes, three weeks before the term ends. One e-mail from us, about four months ahead, leaves time to compare.",
    },
    form: {
      title: "One E-mail, On Time",
      text: "We ask for an address and a month, and nothing else. This starts no application.",
      email: "Your e-mail address",
      month: "Month your mortgage renews",
      noMonth: "Choose a month",
      year: "Year",
      yearHint: "Four digits, such as 2028",
      honeypot: "Leave this field empty",
      submit: "Ask For The Reminder",
    },
    steps: {
      title: "What Happens Then",
      items: [
        {
          title: "Confirm",
          text: "We send a mail with a link. Confirm within {hours} hours that the address is yours, or we delete the request.",
        },
        {
          title: "Forget About It",
          text: "About four months before the month you gave, one reminder comes. We call nobody and send no newsletter.",
        },
        {
          title: "Change Your Mind Whenever You Like",
          text: "Every mail has a link that withdraws your consent at once, without signing in anywhere.",
        },
        {
          title: "Be Forgotten",
          text: "Three years after the renewal, or after you withdraw, your address is deleted. Until then it proves that you agreed.",
        },
      ],
    },
    off: {
      title: "Put The Day Into Your Calendar",
      text: "Say when your mortgage renews, and take a calendar file with one day, four months ahead. It is made in your browser, and nothing is sent.",
    },
    metadata: {
      title: "A Reminder Before Your Mortgage Renews",
      description:
        "Say in which month your mortgage renews, and be reminded once, about four months ahead, while there is still time to compare what lenders offer.",
    },
  },
  link: "Not yet? Be reminded, four months before your renewal",
  answers: {
    asked: {
      title: "Check Your Mailbox",
      text: [
        "We have sent a mail to the address you gave. Open the link in it within {hours} hours, and the reminder is set.",
        "No mail within a few minutes? Look among the unwanted mail. After several requests for one address, we wait a day before writing to it again.",
      ],
    },
    confirm: {
      title: "Is This Right?",
      text: [
        "Your mortgage renews in {month}, and you would like one e-mail about four months before.",
        "If you did not ask for this, close this page, and the request is deleted by itself.",
      ],
      button: "Yes, Remind Me",
    },
    confirmed: {
      title: "Your Reminder Is Set",
      text: [
        "We will write to you once, about four months before {month}. Until then you hear nothing from us.",
        "The mail that you came from has a link that withdraws your consent. Keep it, or write to {email}.",
      ],
    },
    expired: {
      title: "This Link No Longer Works",
      text: [
        "It was not used in time, or the reminder has been withdrawn since. Nothing will be sent.",
      ],
    },
    withdraw: {
      title: "Withdraw Your Consent?",
      text: ["We will send no reminder to your address. You can ask for one again at any time."],
      button: "Yes, Withdraw",
    },
    withdrawn: {
      title: "You Will Hear Nothing More",
      text: [
        "Your consent is withdrawn, and no reminder will be sent to your address.",
        "You can ask for one again at any time.",
      ],
    },
    refused: { title: "Please Check Your Request", back: "Back to the reminder" },
    tooSoon:
      "That renewal is less than four months away, so a reminder would come too late: use the Renewal Check now, or call us.",
  },
  mails: {
    confirmation: {
      subject: "Please confirm: a reminder before {month}",
      text: [
        "Somebody, we hope you, asked us to remind this address that a mortgage renews in {month}. If it was you, confirm it here within {hours} hours:",
        "If it was not you, do nothing. The request is deleted by itself, and nothing more is sent.",
      ],
    },
    reminder: {
      subject: "Your mortgage renews in {month}",
      text: [
        "You asked us to remind you: your mortgage renews in {month}, about four months from now. This is the one mail we promised, and no other follows.",
        "What is worth doing now: find your last statement with the balance and the rate, ask your lender for its renewal offer, and compare it before you sign. Many lenders hold a rate for about four months.",
        "Our Renewal Check does the sums in your browser and sends nothing to anybody:\n{site}/resources/renewal-calculator",
        "If you would like a person to look at it with you, call {phone} or write to {email}.",
      ],
    },
    withdraw: "To withdraw your consent, with one click and without signing in:",
  },
};
