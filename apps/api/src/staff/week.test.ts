import { referenceOf } from "@mortgage-kit/contracts";
import { expect, inject, test } from "vitest";
import { brokerage, brokerages } from "../../testing/brokerage.ts";
import { standingClock, testWorker, visitorMailsPerDay } from "../../testing/deliverySetUp.ts";
import { formPost } from "../../testing/formPost.ts";
import { leads as terminal } from "../../testing/leadsTerminal.ts";
import { mailPeer } from "../../testing/mailPeer.ts";
import { type DatabaseSettings, postgres, sqlite } from "../../testing/onEachEngine.ts";
import { testApp } from "../../testing/testApp.ts";
import { testStore } from "../../testing/testStore.ts";
import { emailChannels } from "../deliveries/emailChannels.ts";
import { outbox } from "../deliveries/outbox.ts";
import { staffLinksOf } from "../deliveries/staffLinks.ts";
import { linkSecret } from "../deliveries/visitorMails.ts";
import { listChannelsFor } from "../lists/listChannels.ts";
import { planLists } from "../lists/planLists.ts";
import { readSettings } from "../settings/readSettings.ts";
import { verifyAudit } from "../store/auditLog.ts";
import { openDatabase } from "../store/openDatabase.ts";

const missing = inject("postgresMissing");

/** Starts the app and its workers on a database, with a mail server, on a clock of the test. */
async function machine(
  database: DatabaseSettings,
  { env, settings: peer }: Awaited<ReturnType<typeof mailPeer>>,
  { read: clock }: ReturnType<typeof standingClock>,
) {
  const db = await openDatabase(database);
  const settings = readSettings(env, brokerages);
  const links = staffLinksOf(settings, await linkSecret(db));
  const channels = [
    ...emailChannels(peer, brokerage, links),
    ...listChannelsFor(settings, links, clock),
  ];
  const names = channels.map(({ name }) => name);
  const worker = testWorker({ queue: outbox(db, visitorMailsPerDay), channels }, clock);
  const staff = { db, channels: names, links, settings };
  const leads = testStore(db, names, { clock });
  const rateLimits = { perClient: 10, overall: 100 };
  const { app } = await testApp({ leads, clock, staff, rateLimits }, db);

  return {
    db,
    app,
    /** Delivers what is due, lists included. */
    async deliver() {
      await planLists(db, settings, names, async () => false, clock());
      for (let turn = 0; turn < 3; turn += 1) await worker.runDue();
    },
    /** Sends an application, and returns the answer. */
    apply: (lastName: string, phoneOrEmail: string, remoteAddress: string) =>
      app.inject({
        method: "POST",
        url: "/api/mortgage-applications",
        remoteAddress,
        payload: { firstName: "Kim", lastName, phoneOrEmail, agreedToTerms: "true" },
      }),
  };
}

/** Returns a phone's browser: its cookies, links and forms. */
function browser(app: Awaited<ReturnType<typeof machine>>["app"]) {
  const cookies = new Map<string, string>();
  async function send(address: string, form?: Record<string, string>) {
    const url = address.replace(brokerage.siteUrl, "");
    const headers = { cookie: Array.from(cookies, (pair) => pair.join("=")).join("; ") };
    const answer = await app.inject(form ? formPost(url, form, headers) : { url, headers });
    for (const line of [answer.headers["set-cookie"] ?? []].flat()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    if (String(answer.headers["content-type"]).startsWith("text/html")) {
      expect(answer.body).toContain('name="viewport" content="width=device-width');
      expect(answer.body).not.toContain("<script");
    }
    return answer;
  }
  return {
    open: (url: string) => send(url),
    press: (url: string, act: string, more: Record<string, string> = {}) =>
      send(url, { act, ...more }),
    find: (text: string) => send("/staff/applications", { find: text }),
  };
}

const valueIn = (page: string, name: string) =>
  new RegExp(`name="${name}" value="([^"]+)"`).exec(page)?.[1] ?? "";

test.skipIf(missing || brokerage.timeZone !== "America/Toronto")(
  "a week of staff: a flood, a colleague who leaves, corrections, the month's end, two machines",
  { timeout: 240_000 },
  async () => {
    const clock = standingClock();
    const peer = await mailPeer();
    const { mails } = peer;
    const first = await sqlite.ownDatabase();
    const one = await machine(first, peer, clock);
    const honest = new Map<string, string>();
    async function apply(name: string, contact: string, { apply: send } = one) {
      const answer = await send(name, contact, `192.0.2.${honest.size + 1}`);
      expect(answer.statusCode).toBe(201);
      honest.set(name, answer.json().id);
    }
    const listLink = () => {
      const last = mails.findLast(({ text }) => text.includes("?link="));
      return /https:\S+\?link=\S+/.exec(last?.text ?? "")?.[0] ?? "";
    };
    const pathTo = (name: string) => `/staff/application?id=${honest.get(name)}`;

    // Monday, 2:00: a flood of programs, and one person among it.
    clock.moveTo("2026-03-09T06:00:00.000Z");
    for (let index = 0; index < 240; index += 1) {
      if (index === 200) await apply("Nightowl", "613-555-0101");
      const { statusCode } = await one.apply(
        "Bot",
        `${index}@flood.example`,
        `198.51.100.${index}`,
      );
      expect(statusCode).toBe(201);
    }
    await one.deliver();

    // 8:00: the morning's list opens the phone, and the flood is cleared while people apply.
    clock.moveTo("2026-03-09T12:00:00.000Z");
    await one.deliver();
    const phone = browser(one.app);
    expect((await phone.open(listLink())).statusCode).toBe(303);
    const list = (await phone.open("/staff/applications")).body;
    expect(list).toContain("Held for review");
    const found = (await phone.find("Nightowl")).body;
    expect([
      found.includes(honest.get("Nightowl") ?? ""),
      found.includes("too many at once"),
    ]).toEqual([true, true]);
    await phone.press(pathTo("Nightowl"), "accept");
    await apply("Early", "early@mail.example");
    const since = { since: "2026-03-09T01:00" };
    const asked = (await phone.press("/staff/month", "flood", since)).body;
    await apply("Meanwhile", "613-555-0103");
    const cleared = await phone.press("/staff/month", "flood", {
      ...since,
      at: valueIn(asked, "at"),
    });
    expect(cleared.body).toMatch(/\d+ applications were taken off every list/);
    expect((await phone.open("/staff/applications")).body).not.toContain("Held for review");
    await one.deliver();

    // Tuesday: a colleague leaves, whose browser closes; the others open theirs again.
    clock.moveTo("2026-03-10T14:00:00.000Z");
    const colleague = browser(one.app);
    await colleague.open(listLink());
    expect((await colleague.open("/staff/applications")).statusCode).toBe(200);
    await phone.press("/staff/applications", "revoke");
    expect((await colleague.open(pathTo("Early"))).statusCode).toBe(410);
    clock.advance(20 * 60_000);
    await phone.press("/staff/applications", "ask");
    await one.deliver();
    await phone.open(listLink());

    // Wednesday: a mistyped number is corrected, and a reference is read over the telephone.
    clock.moveTo("2026-03-11T15:00:00.000Z");
    await phone.press(pathTo("Nightowl"), "take", { name: "Nora" });
    const corrected = { name: "Nora", contact: "613-555-0199" };
    const page = (await phone.press(pathTo("Nightowl"), "correct", corrected)).body;
    expect(page).toContain('href="tel:+16135550199"');
    expect(page).toContain("The contact was 613-555-0101");
    const read = referenceOf(honest.get("Meanwhile") ?? "");
    expect((await phone.find(read)).body).toContain("Meanwhile");
    await phone.press(pathTo("Meanwhile"), "postpone", { callAt: "2026-03-12T10:30" });
    await phone.press(pathTo("Early"), "answer");
    clock.moveTo("2026-03-12T14:30:00.000Z");
    await one.deliver();
    expect(
      mails.filter(({ headers }) => headers.get("subject")?.startsWith("Time to call")),
    ).toHaveLength(1);
    await phone.press(pathTo("Meanwhile"), "answer");
    await phone.press(pathTo("Meanwhile"), "mortgage", { termEnds: "2031-03-12" });

    // The month ends.
    clock.moveTo("2026-04-01T13:00:00.000Z");
    await one.deliver();
    await phone.open(listLink());
    const month = (await phone.open("/staff/month?month=2026-03")).body;
    expect(month).toContain("Answered in the month: <b>2</b>");
    expect(month).toContain("Of these became a mortgage: <b>1</b>");
    const file = await phone.press("/staff/month", "csv", { month: "2026-03", list: "answered" });
    expect(file.body.trimEnd().split("\r\n")).toHaveLength(3);

    // The brokerage grows to two machines; one application came last and is not delivered yet.
    await apply("Last", "613-555-0104");
    await one.app.close();
    await one.db.destroy();
    const target = await postgres.newDatabase();
    if (first.engine !== "sqlite" || target.engine !== "postgres") throw new Error("engines");
    const moved = await terminal(["move", "--to", target.url], { DATA_DIR: first.dataDir });
    expect([moved.code, moved.errors]).toEqual([0, ""]);
    const two = [await machine(target, peer, clock), await machine(target, peer, clock)] as const;
    await Promise.all(two.map(({ deliver }) => deliver()));
    const [here, there] = two.map(({ app }) => browser(app)) as [typeof phone, typeof phone];
    for (const each of [here, there]) await each.open(listLink());
    await here.press(pathTo("Last"), "answer");
    expect((await there.open(pathTo("Last"))).body).toContain("Answered");
    await apply("Grown", "613-555-0105", two[1]);
    await Promise.all(two.map(({ deliver }) => deliver()));

    // Everybody's application was mailed once, and the log is whole.
    for (const name of honest.keys()) {
      const own = mails.filter(({ headers }) => headers.get("subject")?.includes(`, Kim ${name}`));
      const isNew = own.filter(({ headers }) =>
        headers.get("subject")?.startsWith("New application"),
      );
      expect([name, isNew.length]).toEqual([name, 1]);
    }
    expect((await verifyAudit(two[0].db)).brokenAt).toBeUndefined();
    await Promise.all(two.map(async ({ app, db }) => [await app.close(), await db.destroy()]));
  },
);
