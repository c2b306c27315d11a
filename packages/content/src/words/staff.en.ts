/** Words of the pages behind the links in mails to staff, and of those mails and notices. */
export const staff = {
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
    evidence: "How it was sent",
    network: "Network",
    history: "What was done",
    purpose: "About",
    answerBy: "Answer",
    callTime: "When",
    language: "Language",
    agent: "Agent",
  },
  time: "{time} (Toronto time)",
  notBefore: "not before {time}",
  states: {
    held: "Held for review",
    open: "Waiting for an answer",
    answered: "Answered",
    spam: "Marked as spam",
  },
  suspicions: {
    "trap filled": "trap filled",
    "sent too fast": "sent too fast",
    "link in a name": "link in a name",
    "too many at once": "too many at once",
    "held again by staff": "held again by staff",
    "marked as spam": "marked as spam",
  },
  lanes: {
    script: "sent by the page",
    plain: "sent by the form without scripts",
    program: "sent without the form",
  },
  openFor: "open for {seconds} s",
  firstSight: "first from its network in a day",
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
  /** Entries of the audit log that an application's page lists. */
  actions: {
    accepted: "accepted",
    "accepted undone": "accepted undone",
    answered: "answered",
    "answered undone": "answered undone",
    "call postponed": "call postponed",
    "call postponed undone": "call postponed undone",
    "marked as spam": "marked as spam",
    "marked as spam undone": "marked as spam undone",
    taken: "taken",
    "taken undone": "taken undone",
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
  count: { one: "{count} application.", other: "{count} applications." },
  unlisted: "{count} more are not shown here: leads list and leads suspected show all.",
  decide: "Open {name}",
  kinds: { application: "application", "call-back": "call-back" },
  /** Mail of held applications. */
  heldNotice: {
    subject: {
      one: "{count} application held for review",
      other: "{count} applications held for review",
    },
    intro:
      "Some may be from real people, to whom the site promises an answer within {responseTime}. Nothing was delivered, and no acknowledgement was sent.",
    because: "Held because",
    accept: "A person",
    reject: "Spam",
    unlisted: "{count} more are not listed here.",
    all: "All that are held",
    terminal: "In the terminal",
  },
  /** Mail of several applications at once. */
  together: {
    subject: "{count} new applications and call-backs",
    intro:
      "They come in one mail because many arrive. The site promises an answer within {responseTime}.",
    received: "{time}, {kind}",
    more: "More",
    decide: "Look and decide",
    answered: "When answered",
  },
  /** Mail when it is time for a call that was put off. */
  call: { subject: "Time to call, {name}", intro: "It is time for a call that was put off." },
  /** Morning digest. */
  digest: {
    subject: "Morning digest: {open} open, {late} late, {held} held",
    waiting: "Waiting",
    open: "Open",
    late: "Late",
    held: "Held for review",
    failedDeliveries: "Failed deliveries",
    since: "{count}, the oldest of {time}",
    safety: "Safety",
    lastBackup: "Last backup",
    lastRestoreDrill: "Last restore drill",
    noneRecorded: "none recorded",
    lateBackup: "{time}, too old: look why",
    auditLog: "Audit log",
    empty: "empty",
    entries: { one: "{count} entry", other: "{count} entries" },
    head: "{entries}, head {hash}",
  },
  /** Notices in a chat; they name no applicant. */
  notices: {
    test: "This is a delivery test. Nobody has applied.",
    application: "A new application waits.",
    "call-back": "A new request for a call waits.",
    applicationBy: "A new application waits, by {agent}'s page.",
    "call-backBy": "A new request for a call waits, by {agent}'s page.",
    held: {
      one: "{count} application held for review.",
      other: "{count} applications held for review.",
    },
    mailFails:
      "Mail to staff has failed for five minutes. Applications: {open} open, {held} held: look with leads list and leads suspected.",
    backupLate: {
      subject: "The last backup is too old",
      text: "The last backup is too old, so an application could be lost: look at the timer or the container that makes it.",
    },
  },
};

export type StaffWords = typeof staff;
