/** Texts of the pages behind the links in mails to staff. */
export const staffWords = {
  title: "Application",
  invalid: {
    title: "This link does not work",
    text: "It is not complete, or was sent to an address that no longer receives applications. Nothing was changed.",
  },
  expired: {
    title: "This link has expired",
    text: "It no longer shows anything and nothing was changed. A newer mail has a new link, and leads list shows every application.",
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
    takenBy: "Taken by",
    callAfter: "Call",
    evidence: "What it was held by",
    network: "Network",
    history: "What was done",
  },
  states: {
    held: "Held for review",
    open: "Waiting for an answer",
    answered: "Answered",
    spam: "Marked as spam",
  },
  acts: {
    accept: {
      button: "It is real: deliver it",
      effect:
        "Delivers the application to you and your systems. For seven days you can undo this here.",
    },
    spam: {
      button: "It is spam",
      effect:
        "Takes it off every list and sends nothing more. It is removed after seven days; until then you can undo this here.",
    },
    answer: {
      button: "Answered",
      effect: "Records that the applicant got an answer. You can undo this here.",
    },
    take: {
      button: "It is mine",
      effect: "Tells the others that you answer it. You can undo this here.",
    },
    postpone: {
      button: "Call later",
      effect:
        "Moves it down the list, and sends a mail when it is time to call. You can undo this here.",
    },
    reopen: {
      button: "Not answered yet",
      effect: "Marks the application as waiting for an answer again.",
    },
    giveBack: { button: "Not mine", effect: "Tells the others that nobody answers it yet." },
    callNow: {
      button: "Call now instead",
      effect: "Moves it up the list again, and sends no mail later.",
    },
    holdAgain: {
      button: "Hold it back again",
      effect:
        "Undoes that it was accepted: what is not delivered yet is not sent. Mails that went out stay sent.",
    },
    restore: {
      button: "It is not spam",
      effect: "Puts it back where it was, and delivers it if it had been waiting for that.",
    },
  },
  yourName: "Your name",
  nameMissing: "Please enter your name, so that the others know who answers.",
  delay: {
    label: "When",
    choices: {
      hours: "In two hours",
      day: "Tomorrow at this time",
      days: "In three days",
      week: "In a week",
    },
  },
  otherChoices: "Other choices",
  changedMeanwhile:
    "This button did nothing: it was used before, or somebody else was faster. Below is how things stand now.",
  lists: {
    held: {
      title: "Held applications",
      intro: "Nothing of these was delivered. Those that look most like people come first.",
      none: "No application is held.",
    },
    open: {
      title: "Open applications",
      intro: "These wait for an answer, the oldest first; calls put off come last.",
      none: "Every application is answered.",
    },
  },
  unlisted: "more are not shown here: leads list and leads suspected show all.",
  decide: "Open",
} as const;
