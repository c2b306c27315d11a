import { revokeLinks } from "../staff/staffLinks.ts";
import { type Command, exitCodes } from "./command.ts";

export const revokeLinksCommand: Command = {
  summary: "End the links in mails to staff, such as after one leaked or somebody left",
  usage: "[--mailbox ADDRESS]",
  takes: {
    "--mailbox ADDRESS": "only those to this mailbox of staff; default: all",
  },
  notes: [
    "Every browser that such a link opened is closed. The next list has a new link.",
    "Links in mails to visitors are not affected.",
  ],
  async run({ db, options, actor, now: at, print }) {
    const mailbox = options.text("mailbox");
    await revokeLinks(db, mailbox, { at, actor });
    print(`Ended: the links ${mailbox ? `to ${mailbox}` : "to all mailboxes"}.`);
    return exitCodes.done;
  },
};
