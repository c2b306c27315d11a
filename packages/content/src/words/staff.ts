/** Words of the pages and mails of staff, who read English. */
export const staffWords = {
  title: "Application",
  closed: {
    title: "This browser is not open for staff",
    text: "Pages of applications open only in a browser that opened the link of a list to staff first. Such a link works for three days.",
  },
  invalid: {
    title: "This link does not work",
    text: "It is not complete, was revoked, or was sent to an address that no longer receives applications. Nothing was changed.",
  },
  expired: {
    title: "This link has expired",
    text: "It no longer shows anything and nothing was changed. The newest list has a new link.",
  },
  rates: {
    title: "Rates",
    form: "Set a rate",
    history: "Set by staff",
    kinds: { fixed: "Fixed", variable: "Variable" },
    fields: {
      rate: "Rate in percent",
      day: "From",
      saidBy: "Published by",
      kind: "Kind",
      years: "Years of the term",
      class: "Class of the mortgage",
      purposes: "For",
      use: "The home is",
      prime: "The big banks’ prime in percent, for a variable rate",
      holdDays: "Held for so many days",
      costs: "The borrower’s costs in dollars, which the APR includes",
    },
    confirm: "The change is meant",
    set: "Publish",
    withdraw: "Withdraw this rate",
    change: "Change",
    undo: "Undo",
    withdrawn: "withdrawn",
    old: "old",
    isSet: "Published: {name} at {rate}% from {day}. Pages show it within a minute of that day.",
    isWithdrawn: "Withdrawn: {name} from {day}.",
    undone: "Undone: the rate before it applies again.",
    undoneBefore: "It was undone before.",
  },
  month: {
    title: "Month’s end",
    label: "Month",
    show: "Show",
    figures: {
      received: "Received",
      open: "Of these still waiting for an answer",
      held: "Of these held for review",
      answered: "Answered in the month",
      mortgages: "Of these became a mortgage",
      removed: "Marked as spam or to be erased in the month",
    },
    csv: "Spreadsheet",
    purge: {
      title: "Past their retention",
      text: {
        one: "The law no longer requires {count} application.",
        other: "The law no longer requires {count} applications.",
      },
      button: "Remove what is past its retention",
      effect: {
        one: "Erases {count} application after seven days; until then you can put it back here.",
        other:
          "Erases {count} applications after seven days; until then you can put them back here.",
      },
      reason: "the retention is over",
    },
    flood: {
      title: "After a flood",
      text: {
        one: "{count} application is held for review. Deliver the real ones first.",
        other: "{count} applications are held for review. Deliver the real ones first.",
      },
      since: "Since when, on the office’s clock",
      button: "All that is held since then is spam",
      meant: "All that is held and came after {time}.",
      effect: {
        one: "Marks {count} application as spam, which is removed after seven days; until then you can put it back here.",
        other:
          "Marks {count} applications as spam, at most 10,000 with each press. They are removed after seven days; until then you can put them back here.",
      },
    },
    sinceMissing: "Please enter a day and time.",
    removed: {
      one: "{count} application was taken off every list.",
      other: "{count} applications were taken off every list.",
    },
    removedTitle: "Taken off together",
    putBack: "Put all of these back",
    isBack: { one: "{count} is back.", other: "{count} are back." },
  },
  ask: {
    text: "The mailbox of staff gets the list of what waits, with a link that opens this browser.",
    button: "Mail the list to staff",
    tooOften:
      "The list was asked for too often today. The morning’s list, and each mail of what waits, has a link too.",
    terminal: "On the server, the command leads link prints a link that opens this browser.",
    done: {
      title: "The list is on its way",
      text: "It comes to the mailbox of staff within a minute, at most once in 15 minutes. Open its link in this browser.",
    },
  },
  tooMany: "Too many changes came by one link within an hour. Nothing was changed.",
  refused: "Nothing was changed",
  removed: {
    title: "This application was removed",
    text: "It was rejected, erased, or its retention period is over.",
  },
  byVisitor: "Written by the visitor",
  bySite: "Recorded by the site",
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
    kept: "Kept",
    withdrawn: "Consent",
  },
  time: "{time} ({zone})",
  notBefore: "not before {time}",
  keptUntil: "until {until}, as {kind}",
  withdrawn: "withdrawn, {time}",
  states: {
    held: "Held for review",
    open: "Waiting for an answer",
    answered: "Answered",
    spam: "Marked as spam",
    erasing: "To be erased",
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
    mortgage: {
      button: "It became a mortgage",
      effect:
        "Keeps it for as long as the law requires for a mortgage, counted from the end of its term. Do so again for the new term of a renewal. You can undo this here.",
    },
    withdraw: {
      button: "Consent withdrawn",
      effect:
        "Records that the person withdrew consent, such as by telephone, and sends no renewal reminder to the address any more. For seven days you can undo this here.",
    },
    erase: {
      button: "Erase this person",
      effect:
        "Takes everything below off every list, sends nothing more, and erases it after seven days; until then you can undo this here.",
    },
    note: {
      button: "Add a note",
      effect: "Keeps a line or two with the application, for all staff. It is erased with it.",
    },
    correct: {
      button: "Correct the contact",
      effect: "Replaces a mistyped number or address. The first one stays in the notes.",
    },
    hold: {
      button: "Legal hold",
      effect: "Nothing removes it until the hold is lifted here, whatever its age.",
    },
    release: { button: "Lift the legal hold", effect: "It is removed again when its time comes." },
    keep: {
      button: "Do not erase",
      effect: "Puts everything of this person back where it was, with the reminders.",
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
    noMortgage: {
      button: "It is no mortgage",
      effect: "Keeps it as an application without a mortgage again.",
    },
    consent: {
      button: "Consent not withdrawn",
      effect: "Undoes the withdrawal, with the reminders that it ended.",
    },
  },
  notes: {
    title: "Notes",
    label: "Note",
    missing: "Please enter the note.",
    contactMissing: "Please enter the right telephone number or e-mail address.",
    contactWas: "The contact was {contact}.",
  },
  yourName: "Your name",
  nameMissing: "Please enter your name, so that the others know who answers.",
  termEnds: {
    label: "Last day of its term",
    missing: "Please enter the last day of the term: a day after the application came.",
  },
  erasure: {
    goes: "What will go",
    lead: "{kind} of {time}, {reference}",
    reminder: "renewal reminder for {month}, {reference}",
    law: "The law requires it to be kept: {law}.",
    held: "It is under a legal hold, so it cannot be erased.",
    reason: "Reason, in 10 to 300 characters without a name: it stays in the audit log",
    reasonMissing:
      "Please enter a reason of 10 to 300 characters, without the person's name or contact.",
    until: "Erased on {time}, unless that is undone",
  },
  delay: {
    label: "When",
    at: "Or at this time, on the office’s clock",
    wrong: "Please enter a time to come, within a year.",
    choices: {
      hours: "In two hours",
      day: "Tomorrow at this time",
      days: "In three days",
      week: "In a week",
    },
  },
  choices: "What to do",
  cancel: "Change nothing",
  changedMeanwhile:
    "This button did nothing: it was used before, or somebody else was faster. Below is how things stand now.",
  list: { title: "Applications that wait", none: "Nothing waits." },
  lists: {
    held: {
      title: "Held for review",
      intro: "Nothing of these was delivered. Those that look most like people come first.",
    },
    open: {
      title: "Waiting for an answer",
      intro: "The oldest first; calls put off come last.",
    },
    mine: { title: "Yours", intro: "You answer these." },
    taken: { title: "Taken", intro: "Somebody else answers these." },
    closed: {
      title: "Answered, spam or to be erased",
      intro: "The newest of the last seven days.",
    },
  },
  found: {
    title: "Found",
    none: "Nothing was found. A part of the name, number or address is enough.",
    intro: "The newest first.",
    label: "Find by name, telephone number, e-mail address or reference",
    reminders: "Reminders of a renewal",
    since: "Only applications since {time} were searched.",
    earlier: "Search earlier ones",
    button: "Find",
  },
  count: { one: "{count} application.", other: "{count} applications." },
  unlisted: "{count} more are not shown here.",
  decide: "Open {name}",
  revoke: {
    title: "End all links",
    button: "End all links to applications",
    effect:
      "No link of an earlier mail to staff works any more, and every browser is closed, this one too. Do so when a mail went to a stranger or somebody leaves.",
    done: "All links have ended. A new mail of the list has a new one.",
  },
  kinds: { application: "Application", "call-back": "Call-back" },
  /** Mail of one lead. */
  lead: {
    open: "Take it, answer it, put it off",
    note: "The link opens only in a browser that opened a list to staff in the last three days.",
  },
  /** Mail of several applications at once. */
  together: {
    subject: "{count} new applications and call-backs",
    intro:
      "They come in one mail because many arrive. The site promises an answer within {responseTime}.",
    heading: "{kind} of {time}",
  },
  /** Mail when it is time for a call that was put off. */
  call: { subject: "Time to call, {name}", intro: "It is time for a call that was put off." },
  /** Mail of what waits. */
  waiting: {
    subject: "Waiting: {open} open, {late} late, {held} held",
    openList: "Open the list",
    intro:
      "The link works for three days, for whoever has it: do not pass it on. The site promises an answer within {responseTime}.",
    because: "Held because",
    unlisted: "{count} more are in the list.",
    failedDeliveries: "Failed deliveries",
    failedReminders: "Reminders given up",
    safety: "Safety",
    lastBackup: "Last backup",
    lastRestoreDrill: "Last restore drill",
    noneRecorded: "none recorded",
    auditLog: "Audit log",
    empty: "empty",
    entries: { one: "{count} entry", other: "{count} entries" },
    head: "{entries}, head {hash}",
    oldRates: {
      heading: "Old rates",
      text: "Set each anew, or withdraw it, on the page of rates of staff: {rates}.",
    },
    backupLate: {
      subject: "The last backup is too old",
      text: "The last backup is too old, so an application could be lost: look at the timer or the container that makes it.",
    },
  },
  /** Notices in a chat; they name no applicant. */
  notices: {
    test: "This is a delivery test. Nobody has applied.",
    application: "A new application waits.",
    "call-back": "A new request for a call waits.",
    applicationBy: "A new application waits, by {agent}'s page.",
    "call-backBy": "A new request for a call waits, by {agent}'s page.",
    waiting: "Waiting: {open} open, {late} late, {held} held.",
    mailFails:
      "Mail to staff fails. Waiting: {open} open, {late} late, {held} held: leads link opens the list.",
  },
};
