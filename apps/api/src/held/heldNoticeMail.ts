import type { Brokerage } from "@mortgage-kit/content/brokerage";
import { fill, fillCount, wordsOf } from "@mortgage-kit/content/words";
import { shortText } from "../commands/visibleText.ts";
import { nameOf } from "../deliveries/leadMail.ts";
import {
  contactRow,
  inToronto,
  type MailPart,
  type StaffMail,
  staffMailer,
  writeStaffMail,
} from "../deliveries/staffMail.ts";
import type { EmailSettings } from "../env.ts";
import type { StaffLinks } from "../staff/staffLinks.ts";
import type { HeldApplication, HeldNotice } from "./heldNoticeQueue.ts";

const { acts, fields, heldNotice: words, suspicions } = wordsOf("en").staff;

export interface HeldNoticeOptions {
  responseTime: string;
  leadsCommand: string;
  links?: Pick<StaffLinks, "linkTo" | "linkToList"> | undefined;
  now?: Date;
}

/** Writes the mail of held applications. Its subject names nobody, because it may be of many. */
export function heldNoticeMail(
  { listed, count }: HeldNotice,
  options: HeldNoticeOptions,
): StaffMail {
  const { responseTime, leadsCommand, links, now = new Date() } = options;
  const unlisted = count - listed.length;
  const partOf = (held: HeldApplication): MailPart => ({
    heading: shortText(nameOf(held), 120),
    rows: [
      contactRow(fields.contact, shortText(held.phoneOrEmail, 120)),
      [fields.received, inToronto(held.receivedAt)],
      [words.because, suspicions[held.suspicion]],
      [words.accept, `${leadsCommand} accept ${held.id}`],
      [words.reject, `${leadsCommand} reject ${held.id}`],
    ],
    links: (["accept", "spam"] as const).flatMap((act) =>
      links ? { label: acts[act].button, href: links.linkTo(held.id, now, act) } : [],
    ),
  });
  return writeStaffMail(fillCount(words.subject, count, "en"), [
    { paragraphs: [fill(words.intro, { responseTime })] },
    ...listed.map(partOf),
    {
      paragraphs: unlisted > 0 ? [fill(words.unlisted, { count: unlisted })] : [],
      rows: [[words.terminal, `${leadsCommand} suspected`]],
      links: links ? [{ label: words.all, href: links.linkToList("held", now) }] : [],
    },
  ]);
}

/** Sends notices to the staff's mailbox. */
export function heldNoticeMailer(
  settings: EmailSettings,
  brokerage: Pick<Brokerage, "name" | "claims">,
  leadsCommand: string,
  links?: StaffLinks,
) {
  const mail = staffMailer(settings, brokerage);
  const { responseTime } = brokerage.claims;
  return (notice: HeldNotice): Promise<void> =>
    mail(`${notice.id}.held`, heldNoticeMail(notice, { responseTime, leadsCommand, links }));
}
