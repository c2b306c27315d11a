import { expect, test } from "vitest";
import { brokerage, brokerages } from "../../testing/brokerage.ts";
import { silent } from "../../testing/deliverySetUp.ts";
import { mailPeer } from "../../testing/mailPeer.ts";
import { message } from "../../testing/message.ts";
import { type Engine, onEachEngine } from "../../testing/onEachEngine.ts";
import { application, now, submission } from "../../testing/submission.ts";
import { testApp } from "../../testing/testApp.ts";
import { buildApp } from "../app.ts";
import { callChannel } from "../deliveries/callChannel.ts";
import { deliveryQueue } from "../deliveries/deliveryQueue.ts";
import { deliveryWorker } from "../deliveries/deliveryWorker.ts";
import { emailChannels } from "../deliveries/emailChannel.ts";
import { releaseFarDue } from "../deliveries/queueDeliveries.ts";
import { heldNoticeMailer } from "../held/heldNoticeMail.ts";
import type { Submission } from "../leads/lead.ts";
import { leadStore } from "../leads/leadStore.ts";
import { removeOldSpam, scrubAtNight } from "./removeOldSpam.ts";
import { type StaffList, staffLinks } from "./staffLinks.ts";

const { siteUrl } = brokerage;
const dayMs = 24 * 60 * 60 * 1000;
const links = staffLinks({
  secret: Buffer.from("a secret of the tests"),
  siteUrl,
  to: "team@brokerage.example",
});

async function setUp(engine?: Engine) {
  const { db } = await testApp({}, await engine?.emptyDatabase());
  const leads = leadStore({ db, channels: ["email"] });
  const staff = { db, channels: ["email" as const], links };
  let ms = now.getTime();
  const clock = () => new Date(ms);
  const pass = (time: number) => {
    ms += time;
  };
  const app = await buildApp({ brokerages, leads, clock, staff });
  const store = async (more: Partial<Submission> = {}) => {
    const lead = submission(more);
    await leads.accept(lead);
    return { id: lead.id, path: links.linkTo(lead.id, now).slice(siteUrl.length) };
  };
  const press = (path: string, act: string, more = {}, headers = {}) =>
    app.inject({
      method: "POST",
      url: path,
      headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
      payload: new URLSearchParams({ act, ...more }).toString(),
    });
  const listPath = (list: StaffList, at = now) => links.linkToList(list, at).slice(siteUrl.length);
  const audited = async () =>
    (await db.selectFrom("audit_log").select(["action", "actor", "lead_id"]).execute()).map(
      ({ action, actor, lead_id }) => `${action} by ${actor}: ${lead_id}`,
    );
  const everything = async () => ({
    leads: await db.selectFrom("leads").selectAll().execute(),
    deliveries: await db.selectFrom("deliveries").selectAll().execute(),
    audit: await audited(),
  });
  return { app, db, store, press, audited, everything, listPath, pass };
}

const person = application;
const held = { suspicion: "sent too fast", network: "203.0.113.0/24" } as const;

onEachEngine((engine) => {
  test("a scanner that opens every link twice changes nothing", async () => {
    const { app, store, everything, listPath } = await setUp(engine);
    const one = (await store()).path;
    const paths = [one, `${one}&act=spam`, (await store(held)).path];
    paths.push(listPath("held"), listPath("open"));
    const before = await everything();
    for (const path of [...paths, ...paths]) {
      expect((await app.inject(path)).statusCode).toBe(200);
      expect((await app.inject({ method: "HEAD", url: path })).statusCode).toBe(200);
    }
    expect(await everything()).toEqual(before);
  });

  test("the button of a held application delivers it, once, and names who acted by address", async () => {
    const { app, db, store, press, audited } = await setUp(engine);
    const { id, path } = await store(held);
    const shown = (await app.inject(path)).body;
    expect(shown).toContain("Held for review: sent too fast");
    expect(shown).toContain("It is real: deliver it");
    expect((await press(path, "accept")).body).toContain("Waiting for an answer");
    expect((await press(path, "accept")).body).toContain("This button did nothing");
    const deliveries = await db.selectFrom("deliveries").select(["lead_id", "channel"]).execute();
    expect(deliveries).toEqual([{ lead_id: id, channel: "email" }]);
    expect(await audited()).toEqual([`accepted by link to team@brokerage.example: ${id}`]);
  });

  test("an answer is recorded and undone, each with its entry and a line on the page", async () => {
    const { db, store, press, audited } = await setUp(engine);
    const { id, path } = await store();
    const answered = await press(path, "answer");
    expect(answered.body).toContain(
      "<li>answered, link to team@brokerage.example, Sunday, March 8",
    );
    expect(answered.body).toContain("Not answered yet");
    expect((await press(path, "reopen")).body).toContain("Waiting for an answer");
    const lead = await db.selectFrom("leads").select("answered_at").executeTakeFirstOrThrow();
    expect(lead.answered_at).toBeNull();
    expect(await audited()).toEqual([
      `answered by link to team@brokerage.example: ${id}`,
      `answered undone by link to team@brokerage.example: ${id}`,
    ]);
  });

  test("of people who press at once, one acts and the others are told", async () => {
    const { store, press, audited } = await setUp(engine);
    const { path } = await store(held);
    const pages = await Promise.all(Array.from({ length: 6 }, () => press(path, "accept")));
    const told = pages.filter(({ body }) => body.includes("This button did nothing"));
    expect(told).toHaveLength(5);
    expect(await audited()).toHaveLength(1);
  });

  test("of two people who take an application at once, one has it, and its name is shown to both", async () => {
    const { store, press, audited } = await setUp(engine);
    const { path } = await store();
    const pages = await Promise.all(["Nora", "Kim"].map((name) => press(path, "take", { name })));
    const has = (name: string) => pages.every(({ body }) => body.includes(`<dd>${name}</dd>`));
    expect([has("Nora"), has("Kim")].toSorted()).toEqual([false, true]);
    expect(await audited()).toHaveLength(1);
    expect((await press(path, "giveBack")).body).not.toContain("Taken by");
  });

  test("spam leaves every list, is sent nowhere, and comes back with its deliveries when that is undone", async () => {
    const { app, db, store, press, audited, listPath } = await setUp(engine);
    const { id, path } = await store();
    const states = async () =>
      (await db.selectFrom("deliveries").select("state").execute()).map(({ state }) => state);
    const spam = await press(path, "spam");
    expect(spam.body).toContain("Marked as spam");
    expect(spam.body).toContain("It is not spam");
    expect(await states()).toEqual([]);
    for (const list of ["held", "open"] as const) {
      expect((await app.inject(listPath(list))).body).not.toContain("Maëlle");
    }
    expect((await press(path, "restore")).body).toContain("Waiting for an answer");
    expect(await states()).toEqual(["pending"]);
    expect((await app.inject(listPath("open"))).body).toContain("Maëlle");
    expect(await audited()).toEqual([
      `marked as spam by link to team@brokerage.example: ${id}`,
      `marked as spam undone by link to team@brokerage.example: ${id}`,
    ]);
  });

  test("a delivered application that was spam is not delivered again when that is undone", async () => {
    const { db, store, press } = await setUp(engine);
    const { path } = await store();
    await db.updateTable("deliveries").set({ state: "sent" }).execute();
    await press(path, "spam");
    await press(path, "restore");
    const deliveries = await db.selectFrom("deliveries").select("state").execute();
    expect(deliveries).toEqual([{ state: "sent" }]);
  });

  test("spam is removed after seven days, and not before", async () => {
    const { db, store, press, audited, pass } = await setUp(engine);
    const { id, path } = await store(held);
    await press(path, "spam");
    const at = (days: number) => new Date(now.getTime() + days * dayMs);
    expect(await removeOldSpam(db, at(6.99))).toBe(0);
    expect(await removeOldSpam(db, at(7))).toBe(1);
    expect(await db.selectFrom("leads").select("id").execute()).toEqual([]);
    expect((await audited()).at(-1)).toBe(`rejected by server: ${id}`);
    const hours = (count: number) => new Date(now.getTime() + (7 * 24 + count) * 60 * 60_000);
    // It is 11:30 in Toronto.
    expect(await scrubAtNight(db, engine.name, hours(0))).toBe(false);
    expect(await scrubAtNight(db, engine.name, hours(16))).toBe(true);
    expect(await scrubAtNight(db, engine.name, hours(16))).toBe(false);
    pass(7 * dayMs);
    expect((await press(path, "restore")).statusCode).toBe(410);
  });

  test("spam under a legal hold is not offered and not removed", async () => {
    const { db, store, press, everything } = await setUp(engine);
    const { path } = await store();
    await db.updateTable("leads").set({ hold_reason: "dispute 7" }).execute();
    const before = await everything();
    const { body } = await press(path, "spam");
    expect(body).toContain("This button did nothing");
    expect(body).not.toContain("It is spam");
    expect(await everything()).toEqual(before);
  });

  test("accepting is undone for seven days, which holds the application back again", async () => {
    const { db, store, press, pass } = await setUp(engine);
    const { path } = await store(held);
    await press(path, "accept");
    const again = await press(path, "holdAgain");
    expect(again.body).toContain("Held for review: held again by staff");
    expect(await db.selectFrom("deliveries").select("state").execute()).toEqual([]);
    const accepted = await press(path, "accept");
    expect(accepted.body).toContain("Hold it back again");
    pass(7 * dayMs);
    expect((await press(path, "holdAgain")).body).toContain("This button did nothing");
  });

  test("a call that is put off is last in the list, and a mail says when it is time", async () => {
    const { app, db, store, press, listPath, pass } = await setUp(engine);
    const first = await store();
    const application = { firstName: "Kim", lastName: "Roy", phoneOrEmail: "705-555-0199" };
    const receivedAt = new Date(now.getTime() + 1);
    await store({ receivedAt, application: { ...application, agreedToTerms: "true" } });
    const order = async () =>
      [...(await app.inject(listPath("open"))).body.matchAll(/<h2>(\S+)/g)].map(([, name]) => name);
    await db.deleteFrom("deliveries").execute();
    await press(first.path, "postpone", { delay: "hours" });
    expect(await order()).toEqual(["Kim", "Maëlle"]);
    const { mails, settings } = await mailPeer();
    const worker = deliveryWorker({
      queue: deliveryQueue(db, 20),
      channels: [callChannel(settings, brokerage, links)],
      log: silent,
      giveUpAfterMs: dayMs,
      clock: () => new Date(clockMs),
    });
    let clockMs = now.getTime() + 119 * 60_000;
    expect(await releaseFarDue(db, now)).toBe(0);
    await worker.runDue();
    expect(mails).toEqual([]);
    clockMs += 60_000;
    await worker.runDue();
    await worker.runDue();
    expect(mails.map(({ text }) => text)).toEqual([expect.stringContaining(first.id)]);
    expect(mails[0]?.text).toMatch(/^Phone or e-mail: maelle@example\.com$/m);
    pass(3 * 60 * 60_000);
    expect(await order()).toEqual(["Maëlle", "Kim"]);
  });

  test("a call that is put off is forgotten when it is made now or answered", async () => {
    const { db, store, press } = await setUp(engine);
    const { path } = await store();
    const calls = () =>
      db.selectFrom("deliveries").select("due_at").where("channel", "=", "call").execute();
    await press(path, "postpone", { delay: "week" });
    const due_at = new Date(now.getTime() + 7 * dayMs).toISOString();
    expect(await calls()).toEqual([{ due_at }]);
    await press(path, "callNow");
    expect(await calls()).toEqual([]);
    await press(path, "postpone", { delay: "day" });
    await press(path, "answer");
    expect(await calls()).toEqual([]);
  });

  test("the held list begins with those most like people, and its links end with its own", async () => {
    const { app, store, listPath, pass } = await setUp(engine);
    const evidence = { lane: "script", secondsOpen: 40, isFirstSight: true } as const;
    await store({ ...held, suspicion: "trap filled" });
    const application = { ...person, firstName: "Quentin" };
    await store({ ...held, application, suspicion: "too many at once", evidence });
    const { body } = await app.inject(listPath("held"));
    expect(body.indexOf("Quentin")).toBeLessThan(body.indexOf("Maëlle"));
    expect(body).toContain("sent by the page, open for 40 s, first from its network in a day");
    const [, link = ""] = /href="(\/staff\/application\?link=[^"]+)"/.exec(body) ?? [];
    expect((await app.inject(link)).statusCode).toBe(200);
    pass(3 * dayMs);
    expect((await app.inject(listPath("held"))).body).toContain("This link has expired");
    expect((await app.inject(link)).body).toContain("This link has expired");
  });

  test("a held application cannot be marked as answered, which would hide it undelivered", async () => {
    const { store, press, everything } = await setUp(engine);
    const { path } = await store(held);
    const before = await everything();
    expect((await press(path, "answer")).body).toContain("This button did nothing");
    expect(await everything()).toEqual(before);
  });

  test("an application that was removed is named as removed", async () => {
    const { app, db, store, press } = await setUp(engine);
    const { path } = await store();
    await db.deleteFrom("deliveries").execute();
    await db.deleteFrom("leads").execute();
    expect((await app.inject(path)).statusCode).toBe(410);
    expect((await press(path, "answer")).body).toContain("This application was removed");
  });
});

test("an expired, altered or foreign link shows no application and changes nothing", async () => {
  const { app, store, press, everything, listPath } = await setUp();
  const { id, path } = await store();
  const other = await store(held);
  const before = await everything();
  const to = "former@brokerage.example";
  const former = staffLinks({ secret: Buffer.from("a secret of the tests"), siteUrl: "", to });
  const old = links.linkTo(id, new Date(now.getTime() - 14 * dayMs)).slice(siteUrl.length);
  expect((await app.inject(old)).body).toContain("This link has expired");
  const wrong = [
    former.linkTo(id, now),
    path.replace(id, other.id),
    path.replace(/.$/, (last) => (last === "A" ? "B" : "A")),
    path.replace(/\.(\d{10})\./, (_, expires) => `.${Number(expires) + 1}.`),
    listPath("held").replace("applications", "application"),
    "/staff/application?link=",
    "/staff/application",
    `/staff/application?link=${"x".repeat(300)}`,
  ];
  for (const url of wrong) {
    const answers = [await app.inject(url), await press(url, "answer")];
    for (const { statusCode, body } of answers) {
      expect(statusCode).toBe(410);
      expect(body).toContain("This link does not work");
      expect(body).not.toMatch(/Maëlle|maelle@/);
    }
  }
  expect(await everything()).toEqual(before);
});

test("the page has no script, cannot be framed, indexed or cached, and leaks no address", async () => {
  const { app, store } = await setUp();
  const { path } = await store({
    application: { ...application, firstName: "<script>alert(1)</script>" },
  });
  const { headers, body } = await app.inject(path);
  expect(headers["content-security-policy"]).toContain("default-src 'none'");
  expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
  expect(headers["x-robots-tag"]).toBe("noindex");
  expect(headers["cache-control"]).toBe("no-store");
  expect(headers["referrer-policy"]).toBe("same-origin");
  expect(body).not.toContain("<script");
  expect(body).toContain("&lt;script&gt;alert(1)");
});

test("a form of another site, or an unknown act, changes nothing and shows no application", async () => {
  const { store, press, everything } = await setUp();
  const { path } = await store();
  const before = await everything();
  const foreign = await press(path, "answer", {}, { origin: "https://other.example" });
  expect(foreign.statusCode).toBe(403);
  const unknown = await press(path, "erase");
  expect(unknown.statusCode).toBe(400);
  for (const { body } of [foreign, unknown]) {
    expect(body).toContain("Nothing was changed");
    expect(body).not.toMatch(/Maëlle|maelle@/);
  }
  expect(await everything()).toEqual(before);
});

test("without links in mails there is no page", async () => {
  const { app } = await testApp();
  expect((await app.inject("/staff/application?link=x")).statusCode).toBe(404);
});

test("mails to staff contain the link beside the command", async () => {
  const { mails, settings } = await mailPeer();
  const signal = AbortSignal.timeout(5_000);
  const [mail] = emailChannels(settings, brokerage, "leads", links);
  await mail.send(message, signal);
  await heldNoticeMailer(
    settings,
    brokerage,
    "leads",
    links,
  )({
    id: "notice-1",
    count: 1,
    listed: [{ ...message, suspicion: "sent too fast" }],
  });
  const link = new RegExp(
    `${brokerage.siteUrl}/staff/application\\?link=${message.id}\\.\\d{10}\\.`,
  );
  expect(mails).toHaveLength(2);
  for (const { text } of mails) {
    expect(text).toMatch(link);
    expect(text).toMatch(/leads (answered|accept)/);
  }
});
