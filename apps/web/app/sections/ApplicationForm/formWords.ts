/** Texts of the form that are the same for every brokerage. */
export const formWords = {
  blank: {
    firstName: "Enter your first name.",
    lastName: "Enter your last name.",
    phoneOrEmail: "Enter a phone number or an e-mail address, so that we can reach you.",
  },
  summary: "Before this can be sent",
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
    next: "There is nothing else to send for now. What happens next:",
  },
} as const;
