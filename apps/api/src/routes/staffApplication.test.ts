import { expect, test } from "vitest";
import { brokerage } from "../../testing/brokerage.ts";
import { mailPeer } from "../../testing/mailPeer.ts";
import { message } from "../../testing/message.ts";
import { type Engine, onEachEngine } from "../../testing/onEachEngine.ts";
import { application, now, submission } from "../../testing/submission.ts";
import { testApp } from "../../testing/testApp.ts";
import { buildApp } from "../app.ts";
import { emailChannels } from "../deliveries/emailChannel.ts";
import { heldNoticeMailer } from "../held/heldNoticeMail.ts";
import type { Submission } from "../leads/lead.ts";
import { leadStore } from "../leads/leadStore.ts";
import { staffLinks } from "../staff/staffLinks.ts";

const dayMs = 24 * 60 * 60 * 1000;
const links = staffLinks({
  secret: Buffer.from("a secret of the tests"),
  siteUrl: brokerage.siteUrl,
  to: "team@brokerage.example",
});

async function setUp(engine?: Engine) {
  const { db } = await testApp({}, await engine?.emptyDatabase());
  const leads = leadStore({ db, channels: ["email"] });
  const staff = { db, channels: ["email" as const], links };
  const app = await buildApp({ brokerage, leads, clock: () => now, staff });
  const store = async (more: Partial<Submission> = {}) => {
    const lead = submission(more);
    await leads.accept(lead);
    return { id: lead.id, path: links.linkTo(lead.id, now).slice(brokerage.siteUrl.length) };
  };
  const press = (path: string, act: string, headers = {}) =>
    app.inject({
      method: "POST",
      url: path,
      headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
      payload: `act=${act}`,
    });
  const audited = async () =>
    (await db.selectFrom("audit_log").select(["action", "actor", "lead_id"]).execute()).map(
      ({ action, actor, lead_id }) => `${action} by ${actor}: ${lead_id}`,
    );
  const everything = async () => ({
    leads: await db.selectFrom("leads").selectAll().execute(),
    deliveries: await db.selectFrom("deliveries").selectAll().execute(),
    audit: await audited(),
  });
  return { app, db, store, press, audited, everything };
}

const held = { suspicion: "sent too fast", network: "203.0.113.0/24" } as const;

onEachEngine((engine) => {
  test("a scanner that opens every link twice changes nothing", async () => {
    const { app, store, everything } = await setUp(engine);
    const paths = [(await store()).path, (await store(held)).path];
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
    expect(shown).toContain("Deliver it: a real person");
    expect((await press(path, "accept")).body).toContain("Waiting for an answer");
    expect((await press(path, "accept")).body).toContain("Somebody changed it meanwhile");
    const deliveries = await db.selectFrom("deliveries").select(["lead_id", "channel"]).execute();
    expect(deliveries).toEqual([{ lead_id: id, channel: "email" }]);
    expect(await audited()).toEqual([`accepted by link to team@brokerage.example: ${id}`]);
  });

  test("an answer is recorded and undone, each with its entry and a line on the page", async () => {
    const { db, store, press, audited } = await setUp(engine);
    const { id, path } = await store();
    const answered = await press(path, "answer");
    expect(answered.body).toContain("answered, link to team@brokerage.example, Sunday, March 8");
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
    const told = pages.filter(({ body }) => body.includes("Somebody changed it meanwhile"));
    expect(told).toHaveLength(5);
    expect(await audited()).toHaveLength(1);
  });

  test("a held application cannot be marked as answered, which would hide it undelivered", async () => {
    const { store, press, everything } = await setUp(engine);
    const { path } = await store(held);
    const before = await everything();
    expect((await press(path, "answer")).body).toContain("Somebody changed it meanwhile");
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
  const { app, store, press, everything } = await setUp();
  const { id, path } = await store();
  const other = await store(held);
  const before = await everything();
  const to = "former@brokerage.example";
  const former = staffLinks({ secret: Buffer.from("a secret of the tests"), siteUrl: "", to });
  const wrong = [
    links.linkTo(id, new Date(now.getTime() - 14 * dayMs)).slice(brokerage.siteUrl.length),
    former.linkTo(id, now),
    path.replace(id, other.id),
    path.replace(/.$/, (last) => (last === "A" ? "B" : "A")),
    path.replace(/\.(\d{10})\./, (_, expires) => `.${Number(expires) + 1}.`),
    "/staff/application?link=",
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
  const foreign = await press(path, "answer", { origin: "https://other.example" });
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
