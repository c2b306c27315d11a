import { fill, fillCount, wordsOf } from "@mortgage-kit/content/words";
import {
  inToronto,
  type MailPart,
  type StaffMail,
  writeStaffMail,
} from "../deliveries/staffMail.ts";
import type { StaffLinks } from "../staff/staffLinks.ts";
import type { Digest } from "./readDigest.ts";

const { digest: words, lists } = wordsOf("en").staff;

const time = (text: string | undefined) =>
  text === undefined ? words.noneRecorded : inToronto(text);

const since = (count: number, oldest: string | undefined) =>
  oldest === undefined ? String(count) : fill(words.since, { count, time: inToronto(oldest) });

function auditLog({ seq, hash }: Digest["auditHead"]): string {
  if (hash === "") return words.empty;
  return fill(words.head, { entries: fillCount(words.entries, seq, "en"), hash });
}

function partsOf(digest: Digest): MailPart[] {
  const { lastBackup, isBackupLate } = digest;
  const backup = time(lastBackup);
  return [
    {
      heading: words.waiting,
      rows: [
        [words.open, since(digest.open, digest.oldestOpen)],
        [words.late, String(digest.late)],
        [words.held, since(digest.held, digest.oldestHeld)],
        [words.failedDeliveries, String(digest.failedDeliveries)],
      ],
    },
    {
      heading: words.safety,
      rows: [
        [words.lastBackup, isBackupLate ? fill(words.lateBackup, { time: backup }) : backup],
        [words.lastRestoreDrill, time(digest.lastRestoreDrill)],
        [words.auditLog, auditLog(digest.auditHead)],
      ],
    },
  ];
}

/** Writes the morning digest. It names no applicant. */
export function digestMail(digest: Digest, links: StaffLinks, now: Date): StaffMail {
  const { open, late, held } = digest;
  const shown = (["open", "held"] as const).map((list) => ({
    label: lists[list].title,
    href: links.linkToList(list, now),
  }));
  return writeStaffMail(fill(words.subject, { open, late, held }), [
    { links: shown },
    ...partsOf(digest),
  ]);
}
