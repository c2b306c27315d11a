import { staffWebhook } from "@mortgage-kit/contracts";
import { Webhook } from "standardwebhooks";
import { expect, test } from "vitest";
import { brokerage, brokerages, testOfExample } from "../../testing/brokerage.ts";
import { standingClock, testWorker } from "../../testing/deliverySetUp.ts";
import { httpPeer } from "../../testing/httpPeer.ts";
import { mailPeer } from "../../testing/mailPeer.ts";
import { type Engine, onEachEngine } from "../../testing/onEachEngine.ts";
import { siteWithRates } from "../../testing/siteWithRates.ts";
import { by, now, submission } from "../../testing/submission.ts";
import { testStore } from "../../testing/testStore.ts";
import { outbox } from "../deliveries/outbox.ts";
import { staffLinks } from "../deliveries/staffLinks.ts";
import { isMailFailing } from "../health/health.ts";
import { readSettings } from "../settings/readSettings.ts";
import { audit } from "../store/auditLog.ts";
import type { Submission } from "../store/lead.ts";
import { leadsByReference } from "../store/leadRecords.ts";
import { acceptSuspected, addDeliveries, newDelivery } from "../store/newDeliveries.ts";
import { listChannelsFor } from "./listChannels.ts";
import { forgetLists, isReviewLate, planLists, queueList } from "./planLists.ts";

const minute = 60_000;
const hour = 60 * minute;
const secret = Buffer.alloc(32, 7).toString("base64");

/** Sets up lists to a mailbox, a chat and a webhook, on a clock that the test advances. */
async function setUp(engine: Engine, env: Record<string, string> = {}) {
  const { db } = await engine.emptyDatabase();
  const [{ mails, settings: email, env: mailTo }, chat, hook] = [
    await mailPeer(),
    await httpPeer(),
    await httpPeer(),
  ];
  const settings = readSettings(
    {
      ...mailTo,
      NOTICE_URL: `ntfy+${chat.url}`,
      WEBHOOK_URL: hook.url,
      WEBHOOK_SECRET: secret,
      ALLOW_INSECURE_WEBHOOK: "true",
      ...env,
    },
    brokerages,
  );
  const links = staffLinks(Buffer.alloc(32, 1), brokerage.siteUrl, email.to);
  // Outside the hours of the morning's list.
  const { read: clock, advance } = standingClock();
  advance(6 * hour);
  const channels = listChannelsFor(settings, links, clock);
  const names = channels.map(({ name }) => name);
  let isRefused = false;
  const worker = () => testWorker({ queue: outbox(db, 20), channels, giveUpAfterMs: hour }, clock);
  const plan = () => planLists(db, settings, names, async () => isRefused, clock());
  const store = testStore(db);
  return {
    ...{ db, mails, settings, names, clock, plan, worker, store },
    chat: chat.received,
    hook: hook.received,
    refuse: (refused: boolean) => {
      isRefused = refused;
    },
    advance,
    async run() {
      await plan();
      await worker().runDue();
    },
    async hold(firstName: string, more: Partial<Submission> = {}) {
      const held = submission({
        ...by({ firstName }),
        suspicion: "sent too fast",
        network: "203.0.113.0/24",
        receivedAt: clock(),
        ...more,
      });
      await store.accept(held);
      advance(1);
      return held.id;
    },
  };
}

const namesIn = (mail: { text: string } | undefined) =>
  mail?.text.match(/(?<=^> Name: +)[^ <]+/gm) ?? [];

onEachEngine((engine) => {
  test("a held application is mailed to staff at the next plan, with what they need to decide", async () => {
    const { hold, run, mails, chat, hook } = await setUp(engine);
    const id = await hold("Quentinia");
    await run();
    expect(mails.map(({ to }) => to)).toEqual(["team@brokerage.example"]);
    const [mail] = mails;
    expect(mail?.headers.get("subject")).toBe("Waiting: 0 open, 0 late, 1 held");
    expect(mail?.text).toMatch(/^> Name: +Quentinia O'Brien-李$/m);
    expect(mail?.text).toMatch(/^Held because: +sent too fast$/m);
    expect(mail?.text).toContain(`/staff/application?id=${id}`);
    expect(mail?.text).toMatch(/\/staff\/applications\?link=\d{10}\.[\w-]{43}$/m);
    expect(mail?.headers.has("reply-to")).toBe(false);
    expect([...(mail?.headers.values() ?? [])].join()).not.toMatch(/Quentinia|maelle@/);
    expect(chat.map(({ body }) => body)).toEqual(["Waiting: 0 open, 0 late, 1 held."]);
    expect(hook).toEqual([]);
  });

  test("later ones are told together after 15 minutes, and each one only once", async () => {
    const { hold, run, advance, mails } = await setUp(engine);
    await hold("First");
    await run();
    await hold("Second");
    advance(10 * minute);
    await hold("Third");
    await run();
    expect(mails.map(namesIn)).toEqual([["First"]]);
    advance(5 * minute);
    await run();
    advance(60 * minute);
    await run();
    expect(mails.map(namesIn)).toEqual([["First"], ["Second", "Third"]]);
  });

  test("an open application is told once when its time is over, unless the call was put off", async () => {
    const { db, store, clock, run, advance, mails } = await setUp(engine);
    await store.accept(submission({ receivedAt: clock() }));
    const later = submission({
      ...by({ firstName: "Later" }),
      receivedAt: clock(),
    });
    await store.accept(later);
    advance((brokerage.claims.responseHours + 1) * hour);
    const call_after = new Date(clock().getTime() + 2 * hour).toISOString();
    await db.updateTable("leads").set({ call_after }).where("id", "=", later.id).execute();
    await run();
    await run();
    expect(mails.map(({ headers }) => headers.get("subject"))).toEqual([
      "Waiting: 2 open, 1 late, 0 held",
    ]);
    advance(3 * hour);
    await run();
    expect(mails.map(namesIn)).toEqual([["Maëlle"], ["Later"]]);
  });

  test("a list that failed is sent under the same id, with the newest", async () => {
    const { db, hold, plan, run, worker, advance, mails, clock } = await setUp(engine);
    await hold("First");
    await plan();
    await db.updateTable("outbox").set({ lease: "of a killed server" }).execute();
    await hold("Second");
    advance(minute);
    await worker().runDue();
    await run();
    expect(mails.map(namesIn)).toEqual([["First", "Second"]]);
    const sent = await db.selectFrom("outbox").select(["subject_id", "state"]).execute();
    expect(new Set(sent.map(({ state }) => state))).toEqual(new Set(["sent"]));
    expect(mails[0]?.headers.get("message-id")).toContain(sent[0]?.subject_id);
    advance(9 * 24 * hour);
    await forgetLists(db, clock());
    expect(await db.selectFrom("outbox").selectAll().execute()).toEqual([]);
  });

  test("a chat that does not answer neither delays a mail nor takes an application from it", async () => {
    const { db, hold, run, worker, advance, mails } = await setUp(engine);
    await hold("First");
    await run();
    const late = { state: "pending", sent_at: null } as const;
    await db.updateTable("outbox").set(late).where("channel", "=", "list notice").execute();
    await hold("Second");
    advance(16 * minute);
    await worker().runDue();
    await db.updateTable("outbox").set(late).where("channel", "=", "list notice").execute();
    await run();
    expect(mails.map(namesIn)).toEqual([["First"], ["Second"]]);
  });

  test("four servers on one database send one list", async () => {
    const { hold, plan, worker, mails } = await setUp(engine);
    await hold("First");
    await Promise.all([plan(), plan(), plan(), plan()]);
    await Promise.all([worker(), worker(), worker()].map((one) => one.runDue()));
    expect(mails).toHaveLength(1);
  });

  test("an unsuspected or decided application is in no list, and the interval is not used up", async () => {
    const { db, store, hold, plan, worker, run, clock, mails } = await setUp(engine);
    await store.accept(submission({ receivedAt: clock() }));
    const accepted = await leadsByReference(db, await hold("Accepted"));
    await plan();
    await acceptSuspected(db, accepted, [], { at: clock(), actor: "kim" });
    await worker().runDue();
    expect(mails).toEqual([]);
    expect(await db.selectFrom("outbox").selectAll().execute()).toEqual([]);
    await hold("Waiting");
    await run();
    expect(mails.map(namesIn)).toEqual([["Waiting"]]);
  });

  test("of many, those from networks that sent the fewest are listed first", async () => {
    const { hold, run, mails } = await setUp(engine);
    for (let count = 0; count < 60; count += 1) await hold(`Bot${count}`);
    await hold("Person", { network: "198.51.100.0/24" });
    await run();
    expect(namesIn(mails[0]).slice(0, 2)).toEqual(["Person", "Bot0"]);
    expect(namesIn(mails[0])).toHaveLength(50);
    expect(mails[0]?.text).toContain("11 more are in the list.");
  });

  testOfExample(
    "the morning's list comes once a day in Toronto, with all that waits and what failed",
    async () => {
      const { db, store, clock, advance, run, mails, chat } = await setUp(engine, siteWithRates());
      await store.accept(submission());
      const { id } = await db.selectFrom("leads").select("id").executeTakeFirstOrThrow();
      await addDeliveries(db, [{ ...newDelivery(id, "email", ""), state: "dead" }]);
      await audit(db, { at: now, actor: "timer", action: "backed up", detail: "to a file" });
      await audit(db, { at: now, actor: "kim", action: "restore tried" });
      await run();
      expect(mails).toEqual([]);
      // The next day at 7:30.
      advance(14 * hour);
      await run();
      await run();
      advance(hour);
      await run();
      expect(mails).toHaveLength(1);
      const raw = mails[0]?.text ?? "";
      for (const line of [
        "^> Name: +Maëlle",
        "^Failed deliveries: +1$",
        "5-year fixed \\(Insured purchase or switch, owner-occupied\\. 2025-01-06\\)",
        "^Last backup: +Sunday, March 8, 2026",
        "^Last restore drill: +Sunday, March 8, 2026",
        "^Audit log: +2 entries, head [0-9a-f]{64}$",
      ]) {
        expect(raw).toMatch(new RegExp(line, "m"));
      }
      expect(chat).toEqual([]);
      advance(24 * hour);
      await run();
      const ids = mails.map(({ headers }) => headers.get("message-id"));
      expect(ids.filter((id) => id?.includes("morning"))).toHaveLength(2);
      expect(clock().getTime()).toBeGreaterThan(0);
    },
  );

  test("a list that was asked for comes at once, at most once in 15 minutes", async () => {
    const { db, names, clock, advance, worker, mails } = await setUp(engine);
    expect(await queueList(db, "asked", names, clock())).toBe(true);
    await worker().runDue();
    expect(await queueList(db, "asked", names, clock())).toBe(false);
    advance(16 * minute);
    expect(await queueList(db, "asked", names, clock())).toBe(true);
    await worker().runDue();
    expect(mails).toHaveLength(2);
  });

  test("when the mail server refuses, chat and signed webhook carry it, once an hour", async () => {
    const { hold, run, refuse, advance, chat, hook } = await setUp(engine);
    refuse(true);
    await run();
    await run();
    await hold("Held");
    advance(61 * minute);
    await run();
    refuse(false);
    advance(61 * minute);
    await run();
    const fails = chat.filter(({ body }) => body.startsWith("Mail to staff fails."));
    expect(fails).toHaveLength(2);
    const [{ body, headers } = { body: "", headers: {} }] = hook;
    const event = new Webhook(secret).verify(body, headers as Record<string, string>);
    const data = { mail: "failing", open: 0, late: 0, held: 0 };
    expect(event).toMatchObject({ type: "staff.attention", data });
    expect(staffWebhook.parse(event)).toEqual(event);
    expect(hook).toHaveLength(2);
  });

  test("a mail to staff that fails for five minutes is reported", async () => {
    const { db, hold, plan, clock, advance } = await setUp(engine, {
      SMTP_URL: "smtp://127.0.0.1:1",
    });
    await hold("Held");
    await plan();
    await db.updateTable("outbox").set({ last_problem: "ECONNREFUSED" }).execute();
    advance(4 * minute);
    expect(await isMailFailing(db, clock())).toBe(false);
    advance(2 * minute);
    expect(await isMailFailing(db, clock())).toBe(true);
    await db.updateTable("outbox").set({ state: "sent" }).execute();
    expect(await isMailFailing(db, clock())).toBe(false);
  });

  test("a late backup is told by mail, chat and webhook, and again each day until one is made", async () => {
    const { db, store, clock, run, advance, mails, chat, hook } = await setUp(engine, {
      BACKUP_DIR: "/nowhere",
    });
    await store.accept(submission({ receivedAt: clock() }));
    const counts = async (after: number) => {
      advance(after * hour);
      await run();
      const late = mails.filter(
        ({ headers }) => headers.get("subject") === "The last backup is too old",
      );
      const notices = chat.filter(({ body }) => body.includes("an application could be lost"));
      return [late.length, notices.length, hook.length];
    };
    expect(await counts(2)).toEqual([0, 0, 0]);
    expect(await counts(1)).toEqual([1, 1, 1]);
    expect(await counts(20)).toEqual([1, 1, 1]);
    expect(await counts(5)).toEqual([2, 2, 2]);
    const event = JSON.parse(hook[0]?.body ?? "");
    expect(event.data).toMatchObject({ id: hook[0]?.headers["webhook-id"], backup: "late" });
    expect(staffWebhook.parse(event)).toEqual(event);
    await audit(db, { at: clock(), actor: "timer", action: "backed up" });
    expect(await counts(30)).toEqual([2, 2, 2]);
  });

  test("review is late after 15 minutes, until the application is decided or answered", async () => {
    const { db, hold, advance, clock } = await setUp(engine);
    const id = await hold("Waiting");
    advance(14 * minute);
    expect(await isReviewLate(db, clock())).toBe(false);
    advance(minute);
    expect(await isReviewLate(db, clock())).toBe(true);
    await db.updateTable("leads").set({ answered_at: now.toISOString() }).execute();
    expect(await isReviewLate(db, clock())).toBe(false);
    await db.updateTable("leads").set({ answered_at: null }).execute();
    const leads = await leadsByReference(db, id);
    await acceptSuspected(db, leads, [], { at: clock(), actor: "kim" });
    expect(await isReviewLate(db, clock())).toBe(false);
  });

  test("what a visitor wrote stays in quoted lines", async () => {
    const { hold, run, mails } = await setUp(engine);
    await hold("Kim\nHeld because: nothing");
    await run();
    expect(mails[0]?.text).toMatch(/^> Name: +Kim<U\+000A>Held because: nothing/m);
    expect(mails[0]?.html).toContain("Kim&lt;U+000A&gt;Held because: nothing");
  });
});
