import { spamSignals } from "@mortgage-kit/contracts";
import { expect, onTestFinished, test, vi } from "vitest";
import { brokerage } from "../../testing/brokerage.ts";
import { silent } from "../../testing/deliverySetUp.ts";
import { mailPeer } from "../../testing/mailPeer.ts";
import { type Engine, onEachEngine, opened } from "../../testing/onEachEngine.ts";
import { application, now, submission } from "../../testing/submission.ts";
import { testApp } from "../../testing/testApp.ts";
import { acceptSuspected } from "../leads/changeLeads.ts";
import { leadsByReference } from "../leads/leadRecords.ts";
import { leadStore } from "../leads/leadStore.ts";
import { heldNoticeMail, heldNoticeMailer } from "./heldNoticeMail.ts";
import { claimNotice, type HeldNotice, isReviewLate } from "./heldNoticeQueue.ts";
import { heldNoticeWorker } from "./heldNoticeWorker.ts";
import { completeTurn } from "./mailTurn.ts";

const minuteMs = 60_000;
const options = { responseTime: "24 hours", leadsCommand: "leads" };

async function setUp(engine: Engine) {
  const db = await opened(await engine.emptyDatabase());
  const store = leadStore({ db, channels: ["email"] });
  let ms = now.getTime();
  const clock = () => new Date(ms);
  const hold = async (firstName: string, network = "203.0.113.0/24") => {
    const held = submission({
      application: { ...application, firstName },
      suspicion: "sent too fast",
      network,
      receivedAt: clock(),
    });
    await store.accept(held);
    ms += 1;
    return held.id;
  };
  const worker = (send: (notice: HeldNotice) => Promise<void>) =>
    heldNoticeWorker({ db, send, log: silent, clock });
  const advance = (minutes: number) => {
    ms += minutes * minuteMs;
  };
  return { db, store, clock, hold, worker, advance };
}

const namesIn = ({ listed }: HeldNotice) => listed.map(({ firstName }) => firstName);

onEachEngine((engine) => {
  test("a held application is mailed to staff at the next poll, with what they need to decide", async () => {
    const { db, clock, hold } = await setUp(engine);
    const id = await hold("Quentinia");
    const { mails, settings } = await mailPeer();
    const claims = { lenders: "12", responseTime: "one business day", responseHours: 72 };
    const send = heldNoticeMailer(settings, { name: "Harbour Lending", claims }, "leads");
    const log = { info() {}, warn: (details: object) => expect(details).toBeUndefined() };
    await heldNoticeWorker({ db, send, log, clock }).runDue();
    expect(mails.map(({ to }) => to)).toEqual(["team@brokerage.example"]);
    const [mail] = mails;
    expect(mail?.headers.get("subject")).toBe("1 application held for review");
    expect(mail?.text).toContain("Quentinia O'Brien-李");
    expect(mail?.text).toContain("maelle@example.com");
    expect(mail?.text).toMatch(/^Held because: +sent too fast$/m);
    expect(mail?.text).toContain(`leads accept ${id}`);
    expect(mail?.text).toContain("an answer within one business day");
    expect([...(mail?.headers.values() ?? [])].join()).not.toMatch(/Quentinia|maelle@/);
  });

  test("a visitor whose browser fills the form is in the staff's mail within a minute", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    onTestFinished(() => void vi.useRealTimers());
    let ms = now.getTime();
    const clock = () => new Date(ms);
    const { app, db } = await testApp({ clock }, await engine.emptyDatabase());
    const { mails, settings } = await mailPeer();
    const send = heldNoticeMailer(settings, brokerage, "leads");
    const { start, stop } = heldNoticeWorker({ db, send, log: silent, clock });
    start();
    const { token } = (await app.inject(spamSignals.tokenPath)).json();
    ms += 800;
    const answer = await app.inject({
      method: "POST",
      url: "/api/mortgage-applications",
      headers: { [spamSignals.tokenHeader]: token },
      payload: { ...application, firstName: "Autumn" },
    });
    expect(answer.statusCode).toBe(201);
    const stored = ms;
    while (mails.length === 0 && ms - stored < minuteMs) {
      ms += 5_000;
      vi.advanceTimersByTime(5_000);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    await stop();
    expect(mails[0]?.text).toContain("Autumn O'Brien-李");
    expect(mails[0]?.text).toMatch(/^Held because: +sent too fast$/m);
  });

  test("later ones are told together after 15 minutes, and each one only once", async () => {
    const { hold, worker, advance } = await setUp(engine);
    const sent: string[][] = [];
    const { runDue } = worker(async (notice) => void sent.push(namesIn(notice)));
    await hold("First");
    await runDue();
    await hold("Second");
    advance(10);
    await hold("Third");
    await runDue();
    expect(sent).toEqual([["First"]]);
    advance(5);
    await runDue();
    advance(60);
    await runDue();
    expect(sent).toEqual([["First"], ["Second", "Third"]]);
  });

  test("after an attempt that failed or was killed, the same notice is sent with the newest", async () => {
    const { db, hold, worker, advance, clock } = await setUp(engine);
    await hold("First");
    const killed = await claimNotice(db, "notice-1", clock());
    await hold("Second");
    const sent: HeldNotice[] = [];
    let isDown = true;
    const { runDue } = worker(async (notice) => {
      if (isDown) throw new Error("the mail server is down");
      sent.push(notice);
    });
    await runDue();
    advance(1);
    await runDue();
    isDown = false;
    advance(1);
    await runDue();
    expect(sent.map(({ id }) => id)).toEqual([killed?.id]);
    expect(sent.map(namesIn)).toEqual([["First", "Second"]]);
  });

  test("two servers on one database send one notice", async () => {
    const { db, hold, worker, clock } = await setUp(engine);
    await hold("First");
    const sent: string[] = [];
    const send = async ({ id }: HeldNotice) => void sent.push(id);
    const servers = Array.from({ length: 4 }, () => worker(send));
    await Promise.all(servers.map(({ runDue }) => runDue()));
    expect(sent).toHaveLength(1);
    const notices = db.selectFrom("held_notices").selectAll().where("id", "=", 1);
    const row = await notices.executeTakeFirstOrThrow();
    const sentAt = clock().toISOString();
    expect(row).toMatchObject({ open_notice: null, lease_until: null, sent_at: sentAt });
  });

  test("an unsuspected or decided application is in no notice, and the interval is not used up", async () => {
    const { db, store, hold, worker, clock } = await setUp(engine);
    await store.accept(submission());
    const accepted = await leadsByReference(db, await hold("Accepted"));
    const sent: string[][] = [];
    const { runDue } = worker(async (notice) => void sent.push(namesIn(notice)));
    await acceptSuspected(db, accepted, [], { at: clock(), actor: "kim" });
    await runDue();
    expect(sent).toEqual([]);
    await hold("Waiting");
    await runDue();
    expect(sent).toEqual([["Waiting"]]);
  });

  test("of many, those from networks that sent the fewest are listed first", async () => {
    const { db, hold, clock } = await setUp(engine);
    for (let count = 0; count < 60; count += 1) await hold(`Bot ${count}`);
    await hold("Person", "198.51.100.0/24");
    const notice = await claimNotice(db, "notice-1", clock());
    if (!notice) throw new Error("There is no notice.");
    expect(namesIn(notice).slice(0, 2)).toEqual(["Person", "Bot 0"]);
    expect(notice.listed).toHaveLength(50);
    expect(notice.count).toBe(61);
    const { subject, text } = heldNoticeMail(notice, options);
    expect(subject).toBe("61 applications held for review");
    expect(text).toContain("11 more are not listed here.");
    await completeTurn(db, notice.id, clock());
  });

  test("review is late after 15 minutes, until the application is decided or answered", async () => {
    const { db, hold, advance, clock } = await setUp(engine);
    const id = await hold("Waiting");
    advance(14);
    expect(await isReviewLate(db, clock())).toBe(false);
    advance(1);
    expect(await isReviewLate(db, clock())).toBe(true);
    await db.updateTable("leads").set({ answered_at: now.toISOString() }).execute();
    expect(await isReviewLate(db, clock())).toBe(false);
    await db.updateTable("leads").set({ answered_at: null }).execute();
    const leads = await leadsByReference(db, id);
    await acceptSuspected(db, leads, [], { at: clock(), actor: "kim" });
    expect(await isReviewLate(db, clock())).toBe(false);
  });
});

test("a name cannot add lines to the mail", () => {
  const listed = [
    { id: "1", receivedAt: now.toISOString(), suspicion: "sent too fast" as const },
  ].map((lead) => ({ ...lead, firstName: "Kim\nSpam: no", lastName: "Roy", phoneOrEmail: "x" }));
  const { text, html } = heldNoticeMail({ id: "1", listed, count: 1 }, options);
  expect(text).toContain("Kim<U+000A>Spam: no Roy");
  expect(html).toContain("Kim&lt;U+000A&gt;Spam: no Roy");
});
