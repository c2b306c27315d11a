import { revokeLinks, staffLinksOf } from "../deliveries/staffLinks.ts";
import { linkSecret } from "../deliveries/visitorMails.ts";
import { audit } from "../store/auditLog.ts";
import type { Command } from "./command.ts";

export const linkCommand: Command = {
  summary: "Print a link that opens a browser for the pages of staff, also without mail",
  usage: "",
  notes: ["It works for three days, for whoever has it."],
  async run({ db, settings, actor, now: at, print }) {
    const links = staffLinksOf(settings, await linkSecret(db));
    await audit(db, { at, actor, action: "link printed" });
    print(links.toList(at));
  },
};

export const revokeLinksCommand: Command = {
  summary: "End the links to the pages of staff, such as after one leaked or somebody left",
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
  },
};
