/** Texts of the pages behind the links in mails to staff. */
export const staffWords = {
  title: "Application",
  invalid: {
    title: "This link does not work",
    text: "It has expired after 14 days, was sent to an address that no longer receives applications, or is not complete.",
  },
  refused: "Nothing was changed",
  removed: {
    title: "This application was removed",
    text: "It was rejected, erased, or its retention period is over.",
  },
  fields: {
    name: "Name",
    contact: "Phone or e-mail",
    received: "Received",
    reference: "Reference",
    state: "State",
    history: "Last change",
  },
  states: {
    suspected: "Held for review",
    open: "Waiting for an answer",
    answered: "Answered",
  },
  acts: {
    accept: {
      button: "Deliver it: a real person",
      effect: "Delivers the application to you and your systems. It can no longer be rejected.",
    },
    answer: {
      button: "Mark as answered",
      effect: "Records that you answered the applicant. You can undo this here.",
    },
    reopen: {
      button: "Not answered yet",
      effect: "Marks the application as waiting for an answer again.",
    },
  },
  changedMeanwhile: "Somebody changed it meanwhile. This is its state now.",
};
