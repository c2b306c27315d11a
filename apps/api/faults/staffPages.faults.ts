import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { reminderStore } from "../src/reminders/reminderStore.ts";
import { inPages } from "../src/store/engine.ts";
import type { Submission, Suspicion } from "../src/store/lead.ts";
import { temporaryFolder } from "../testing/onEachEngine.ts";
import { application, submission } from "../testing/submission.ts";
import { testStore } from "../testing/testStore.ts";
import { actOnce } from "./harness/actOnce.ts";
import { killing, onPostgres, scene, spread } from "./harness/cutOff.ts";
import { report, scaled } from "./harness/measure.ts";
import { type OpenStore, onEachStore, type TestStore } from "./harness/stores.ts";

const kills = scaled(20);

const killer = killing();

interface Act {
  act: string;
  /** Entry of the audit log. */
  action: string;
  /** Fields of its form. */
  fields?: Record<string, string> | undefined;
  /** Act that must be done before. */
  after?: Act;
  suspicion?: Suspicion;
}

const reason = { reason: "a test of the installation" };
const name = { name: "Nora" };
const inAWeek = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 16);
const answer = { act: "answer", action: "answered" };
const accept: Act = { act: "accept", action: "accepted", suspicion: "too many at once" };
const take = { act: "take", action: "taken", fields: name };
const postpone = { act: "postpone", action: "call postponed", fields: { callAt: inAWeek } };
const spam = { act: "spam", action: "marked as spam" };
const mortgage = { act: "mortgage", action: "classified", fields: { termEnds: "2035-06-30" } };
const hold = { act: "hold", action: "held", fields: reason };
const withdraw = { act: "withdraw", action: "consent withdrawn" };
const erase = { act: "erase", action: "erasure asked", fields: reason };

const acts: Act[] = [
  answer,
  accept,
  take,
  postpone,
  spam,
  { ...spam, suspicion: "sent too fast" },
  mortgage,
  hold,
  withdraw,
  erase,
  { act: "correct", action: "corrected", fields: { ...name, contact: "705-555-0177" } },
  { act: "note", action: "noted", fields: { ...name, note: "Prefers mornings" } },
  { act: "reopen", action: "answered undone", after: answer },
  { act: "holdAgain", action: "accepted undone", after: accept, suspicion: "too many at once" },
  { act: "giveBack", action: "taken undone", after: take },
  { act: "callNow", action: "call postponed undone", after: postpone },
  { act: "restore", action: "marked as spam undone", after: spam },
  { act: "noMortgage", action: "classified undone", after: mortgage },
  { act: "release", action: "released", after: hold },
  { act: "consent", action: "consent withdrawn undone", after: withdraw },
  { act: "keep", action: "erasure asked undone", after: erase },
];

/** Removals of many at once, with the entry of the audit log and what they remove. */
const removals: { act: string; since: string; from: Partial<Submission>; action: string }[] = [
  {
    act: "flood",
    since: "2026-01-01T00:00",
    from: { suspicion: "too many at once" },
    action: "marked as spam",
  },
  {
    act: "purge",
    since: "",
    from: { receivedAt: new Date("2001-01-01") },
    action: "erasure asked",
  },
];

/** Stores a person with an application and a confirmed reminder, and returns both. */
async function newPerson({ read }: TestStore, { suspicion }: Pick<Act, "suspicion">) {
  const id = randomUUID();
  // Without digits, which the search repeats.
  const contact = `${id.replaceAll(/[-\d]/g, (sign) => "ghijklmnop"[Number(sign)] ?? "q")}@applicant.example`;
  await read(async (db) => {
    const person = { ...application, phoneOrEmail: contact };
    const lead = submission({ id, application: person, suspicion, receivedAt: new Date() });
    await testStore(db, ["email"]).accept(lead);
    const reminders = reminderStore(db, 1_000_000);
    const reminder = randomUUID();
    const consent = { id: "reminder-1.words", version: "reminder-1" };
    const renewalMonth = `${new Date().getFullYear() + 3}-05`;
    await reminders.ask({ id: reminder, email: contact, consent, now: new Date(), renewalMonth });
    await reminders.confirm(reminder, new Date());
  });
  return { id, contact };
}

/** Returns all rows of a person, with ids and times in words, so that two people's are the same. */
const rowsOf = ({ read }: TestStore, { id, contact }: { id: string; contact: string }) =>
  read(async (db) => {
    const leads = await db.selectFrom("leads").selectAll().where("id", "=", id).execute();
    const owned = db.selectFrom("reminders").selectAll().where("email_key", "=", contact);
    const reminders = await owned.execute();
    const subjects = [id, ...reminders.map((reminder) => reminder.id)];
    const deliveries = db.selectFrom("outbox").selectAll().where("subject_id", "in", subjects);
    const notes = db.selectFrom("lead_notes").selectAll().where("lead_id", "=", id);
    const log = db.selectFrom("audit_log").select("action").where("lead_id", "in", subjects);
    const rows = {
      leads,
      reminders,
      deliveries: await deliveries.orderBy("channel").execute(),
      notes: (await notes.execute()).map(({ text, author }) => [text, author]),
      log: (await log.orderBy("seq").execute()).map(({ action }) => action),
    };
    const text = [...subjects, contact].reduce(
      (own, each, index) => own.replaceAll(each, `#${index}`),
      JSON.stringify(rows),
    );
    return text.replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, "TIME");
  });

/** Returns a scene whose program posts a form to this store, and what posts one uncut. */
async function staffOf(openStore: OpenStore, skip: (why: string) => never) {
  const library = killer(skip);
  const store = await openStore(skip);
  const { DATABASE_URL: url, DATA_DIR: folder = "" } = store.env;
  const own = url ? onPostgres(url) : { DATA_DIR: folder, KILL_FOLDERS: folder };
  const press = async (form: readonly string[]) => expect(await actOnce(store.env, form)).toBe(200);
  return { store, press, place: scene(temporaryFolder(), library, own, "act") };
}

const formOf = (path: string, act: string, fields: Record<string, string> = {}) => [
  path,
  new URLSearchParams({ act, ...fields }).toString(),
];

onEachStore((openStore) => {
  test.for(acts)(
    "$act, killed at any of its writes, is done with all that belongs to it, or not at all",
    async ({ act, fields, after, ...lead }, { skip }) => {
      const { store, press, place } = await staffOf(openStore, skip);
      const pressed = (id: string, one: Pick<Act, "act" | "fields">) =>
        formOf(`/staff/application?id=${id}`, one.act, one.fields);
      const prepared = async () => {
        const person = await newPerson(store, lead);
        if (after) await press(pressed(person.id, after));
        return { ...person, args: pressed(person.id, { act, fields }) };
      };
      const uncut = await prepared();
      const before = await rowsOf(store, uncut);
      const calls = await place.calls(uncut.args);
      const done = await rowsOf(store, uncut);
      expect(done).not.toBe(before);
      const found = { before: 0, done: 0 };
      for (const call of spread(calls, kills)) {
        const person = await prepared();
        const { signal } = await place.killedAt(person.args, call);
        const rows = await rowsOf(store, person);
        expect([before, done], `at call ${call} of ${calls}`).toContain(rows);
        if (signal === "SIGKILL") found[rows === done ? "done" : "before"] += 1;
        await press(person.args);
        expect(await rowsOf(store, person)).toBe(done);
      }
      place.remove();
      report(
        `${store.engine}: ${act} killed at ${found.before + found.done} of its ${calls} calls, ${found.before} not done, ${found.done} done`,
      );
      expect(found.before).toBeGreaterThan(0);
    },
  );

  test.for(removals)(
    "a $act of 600 leads, and its undoing, killed at any write goes on without a lead twice",
    async ({ act, since, from, action }, { skip }) => {
      const { store, press, place } = await staffOf(openStore, skip);
      const flood = Array.from({ length: 600 }, () => submission(from));
      await store.read(async (db) => {
        const { accept } = testStore(db, ["email"]);
        for (const page of inPages(flood)) await Promise.all(page.map(accept));
      });
      const counted = () =>
        store.read(async (db) => {
          const removed = await db.selectFrom("leads").select("removed_at").execute();
          const log = await db.selectFrom("audit_log").select("action").execute();
          const of = (wanted: string) => log.filter(({ action }) => action === wanted).length;
          return {
            removed: removed.filter(({ removed_at }) => removed_at !== null).length,
            logged: of(action) - of(`${action} undone`),
            entries: log.length,
          };
        });
      const month = (act: string, fields: Record<string, string>) =>
        formOf("/staff/month", act, fields);
      const removedAt = () =>
        store.read(async (db) => {
          const rows = db
            .selectFrom("leads")
            .select("removed_at")
            .where("removed_at", "is not", null);
          return (await rows.distinct().execute()).map(({ removed_at }) => removed_at ?? "");
        });
      const remove = () => month(act, { since, at: new Date().toISOString() });
      const sizes = new Set<number>();
      const calls = await place.calls(remove());
      const back = await place.calls(month("putBack", { at: (await removedAt())[0] ?? "" }));
      expect(await counted()).toEqual({ removed: 0, logged: 0, entries: 1_200 });
      for (let round = 0; round < kills; round += 1) {
        await place.killedAt(remove(), spread(calls, kills)[round] ?? 1);
        const cut = await counted();
        sizes.add(cut.removed);
        expect(cut.logged).toBe(cut.removed);
        await press(remove());
        expect(await counted()).toMatchObject({ removed: 600, logged: 600 });
        for (const at of await removedAt()) {
          await place.killedAt(month("putBack", { at }), spread(back, kills)[round] ?? 1);
          const { removed, logged } = await counted();
          sizes.add(removed);
          expect(logged).toBe(removed);
          await press(month("putBack", { at }));
        }
        expect(await counted()).toEqual({ removed: 0, logged: 0, entries: 1_200 * (round + 2) });
      }
      place.remove();
      report(
        `${store.engine}: a ${act} killed at ${kills} of ${calls} calls, put back at ${kills} of ${back}: ${[...sizes].sort((a, b) => a - b)} left, none twice`,
      );
      expect([...sizes].every((size) => size % 100 === 0)).toBe(true);
    },
  );
});
