import { officeOf } from "@mortgage-kit/content/brokerage";
import type { Office } from "@mortgage-kit/content/office";
import { fill, fillCount, staffWords, wordsOf } from "@mortgage-kit/content/words";
import type { StaffWebhook } from "@mortgage-kit/contracts";
import type { Channel } from "../deliveries/channel.ts";
import { staffMailer } from "../deliveries/emailChannels.ts";
import { messageOf, partOfLead } from "../deliveries/leadMail.ts";
import { instantNotice } from "../deliveries/noticeChannel.ts";
import type { StaffLinks } from "../deliveries/staffLinks.ts";
import {
  countText,
  type MailPart,
  type StaffMail,
  timeText,
  writeStaffMail,
} from "../deliveries/staffMail.ts";
import { postSigned } from "../deliveries/webhookChannel.ts";
import { nameOf } from "../rates/ratesPage.ts";
import { builtRates, runningRates } from "../rates/runningRates.ts";
import type { Settings } from "../settings/readSettings.ts";
import { inTurns, isPostgres } from "../store/engine.ts";
import { type Condition, type LeadRecord, mostCounted } from "../store/leadRecords.ts";
import { isUnlisted } from "../store/leadState.ts";
import { vacuum } from "../store/scrub.ts";
import type { LeadDatabase } from "../store/tables.ts";
import { lacksBackup, type Occasion, readWaiting, type Waiting } from "./planLists.ts";

const { waiting: words, lists, notices } = staffWords;

const giveUpAfterMs = 12 * 60 * 60 * 1000;
const maxListed = 50;

/** List to staff, with the occasion that its id begins with. */
interface StaffList extends Waiting {
  id: string;
  occasion: Occasion;
  isBackupLate: boolean;
  /** Rates that are older than the brokerage's number of days, in the morning. */
  oldRates: readonly string[];
}

/** Returns a reader of lists, of which only the main one takes the leads that its list is about. */
const listReader =
  (settings: Settings, clock: () => Date, isMain: boolean) =>
  async (db: LeadDatabase, ids: readonly string[]): Promise<StaffList[]> => {
    const all: StaffList[] = [];
    for (const id of ids) {
      const now = clock();
      const occasion = id.split(".")[0] as Occasion;
      const isOfSome = occasion === "waiting";
      if (isOfSome && isMain) {
        await listUnlisted(db, id, isUnlisted(settings.brokerage.claims.responseHours, now));
      }
      const waiting = await readWaiting(db, settings, now, isOfSome && isMain ? id : undefined);
      const { counts, open, held } = waiting;
      const count = isMain ? open.count + held.count : counts.late + counts.held;
      if (isOfSome && count === 0) continue;
      const isBackupLate = await lacksBackup(db, settings, now);
      const oldRates = occasion === "morning" ? await namesOfOldRates(db, settings, now) : [];
      all.push({ id, occasion, ...waiting, isBackupLate, oldRates });
    }
    return all;
  };

/** Takes the leads that no list has into this one. */
async function listUnlisted(db: LeadDatabase, id: string, conditions: readonly Condition[]) {
  let count = 0;
  for (const unlisted of conditions) {
    const rows = db.selectFrom("leads").select("id").where(unlisted);
    count += await inTurns(
      (limit) => rows.limit(limit).execute(),
      (page) => {
        const ids = page.map((row) => row.id);
        const listed = db.updateTable("leads").set({ notice_id: id }).where("id", "in", ids);
        return listed.where("notice_id", "is", null).execute();
      },
    );
  }
  // Until then PostgreSQL looks each of them up in the table, which its indexes are to spare.
  if (isPostgres(db) && count >= mostCounted) await vacuum(db, "leads");
}

async function namesOfOldRates(db: LeadDatabase, { siteDir, brokerage }: Settings, now: Date) {
  const built = siteDir === undefined ? undefined : builtRates(siteDir);
  if (!built) return [];
  const { conditionsText } = await import("@mortgage-kit/content/rates");
  const old = await runningRates(db, built, brokerage.timeZone).old(now);
  return old.map(
    (rate) => `${nameOf(rate)} (${conditionsText(rate, wordsOf("en"), "en")} ${rate.day})`,
  );
}

function auditLog({ seq, hash }: Waiting["auditHead"]): string {
  if (hash === "") return words.empty;
  return fill(words.head, { entries: fillCount(words.entries, seq, "en"), hash });
}

interface ListMailOptions {
  links: StaffLinks;
  office: Office;
  responseTime: string;
}

function partsOf(name: "open" | "held", waiting: StaffList, options: ListMailOptions): MailPart[] {
  const { leads, count } = waiting[name];
  if (count === 0) return [];
  const shown = leads.slice(0, maxListed);
  const rowsOf = ({ suspicion, taken_by }: LeadRecord) =>
    suspicion
      ? [[words.because, suspicion] as const]
      : taken_by
        ? [[staffWords.fields.takenBy, taken_by] as const]
        : [];
  const parts = shown.flatMap((lead) => partOfLead(messageOf(lead), options, rowsOf(lead)));
  const unlisted = countText(count, shown.length);
  const more = count > shown.length ? [fill(words.unlisted, { count: unlisted })] : [];
  return [
    { heading: lists[name].title, paragraphs: [lists[name].intro] },
    ...parts,
    { paragraphs: more },
  ];
}

function safetyOf(
  { givenUp, lastBackup, lastRestoreDrill, auditHead }: StaffList,
  office: Office,
): MailPart {
  const time = (text: string | undefined) =>
    text === undefined ? words.noneRecorded : timeText(office, text);
  return {
    heading: words.safety,
    rows: [
      [words.failedDeliveries, String(givenUp.deliveries)],
      [words.failedReminders, String(givenUp.reminders)],
      [words.lastBackup, time(lastBackup)],
      [words.lastRestoreDrill, time(lastRestoreDrill)],
      [words.auditLog, auditLog(auditHead)],
    ],
  };
}

/** Writes a list to staff. Nobody answers it, so that it may carry the link that opens a browser. */
function listMail(list: StaffList, options: ListMailOptions): StaffMail {
  const { occasion, counts, isBackupLate, oldRates } = list;
  const { links, office, responseTime } = options;
  const { backupLate } = words;
  const subject = occasion === "backup" ? backupLate.subject : fill(words.subject, inWords(counts));
  return writeStaffMail(subject, [
    { paragraphs: isBackupLate ? [backupLate.text] : [] },
    {
      paragraphs: [fill(words.intro, { responseTime })],
      links: [{ label: words.openList, href: links.toList(list.now) }],
    },
    ...partsOf("held", list, options),
    ...partsOf("open", list, options),
    ...(oldRates.length > 0
      ? [
          {
            heading: words.oldRates.heading,
            paragraphs: [fill(words.oldRates.text, { rates: oldRates.join("; ") })],
          },
        ]
      : []),
    ...(occasion === "waiting" ? [] : [safetyOf(list, office)]),
  ]);
}

const inWords = ({ open, late, held }: StaffList["counts"]) => ({
  open: countText(open),
  late: countText(late),
  held: countText(held),
});

function noticeOf({ occasion, counts }: StaffList): string {
  if (occasion === "backup") return words.backupLate.text;
  return fill(occasion === "mail" ? notices.mailFails : notices.waiting, inWords(counts));
}

export function listChannelsFor(
  settings: Settings,
  links: StaffLinks | undefined,
  clock: () => Date = () => new Date(),
): Channel<StaffList>[] {
  const { email, notice, webhook, brokerage } = settings;
  const read = listReader(settings, clock, false);
  const channels: Channel<StaffList>[] = [];
  if (email && links) {
    const mail = staffMailer(email, brokerage);
    const options = { ...brokerage.claims, links, office: officeOf(brokerage) };
    channels.push({
      name: "list email",
      giveUpAfterMs,
      read: listReader(settings, clock, true),
      send: (list, signal) => mail(`${list.id}.list`, listMail(list, options), { signal }),
    });
  }
  if (notice) {
    const notify = instantNotice(notice);
    const send = (list: StaffList, signal: AbortSignal) => notify(noticeOf(list), signal);
    const readNotice = listReader(settings, clock, !email);
    channels.push({ name: "list notice", giveUpAfterMs, read: readNotice, send });
  }
  if (webhook) {
    channels.push({
      name: "list webhook",
      giveUpAfterMs,
      read,
      send: ({ id, occasion, counts, now }, signal) => {
        const event: StaffWebhook = {
          type: "staff.attention",
          timestamp: now.toISOString(),
          data: {
            id,
            ...(occasion === "mail" ? { mail: "failing" } : { backup: "late" }),
            ...counts,
          },
        };
        return postSigned(webhook, id, JSON.stringify(event), signal);
      },
    });
  }
  return channels;
}
