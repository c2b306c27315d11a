import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import { text } from "node:stream/consumers";
import { Webhook } from "standardwebhooks";
import { expect, onTestFinished, test } from "vitest";
import { brokerage } from "../../testing/brokerage.ts";
import { silent } from "../../testing/deliverySetUp.ts";
import { mailPeer } from "../../testing/mailPeer.ts";
import { message } from "../../testing/message.ts";
import { type Engine, onEachEngine, opened } from "../../testing/onEachEngine.ts";
import { now, submission } from "../../testing/submission.ts";
import {
  readBackupTrouble,
  readMailTrouble,
  staffAlarm,
  waysToStaff,
  waysWithoutMail,
} from "../held/staffAlarm.ts";
import { audit } from "../leads/auditLog.ts";
import { leadStore } from "../leads/leadStore.ts";
import { instantNotice, noticeChannel, noticeOf } from "./instantNotice.ts";

interface Received {
  body: string;
  headers: IncomingHttpHeaders;
}

async function chat(status = 200) {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    received.push({ body: await text(request), headers: request.headers });
    response.writeHead(status).end();
  }).listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await once(server, "listening");
  const address = server.address();
  return {
    received,
    url: `http://127.0.0.1:${typeof address === "object" && address?.port}/topic`,
  };
}

test.each(["ntfy", "slack", "teams", "googlechat"] as const)(
  "%s gets the text by its incoming webhook, without personal data",
  async (service) => {
    const { received, url } = await chat();
    const details = { ...message.details, agent: "Odessa Friesen" };
    const lead = { ...message, details } as typeof message;
    await noticeChannel({ service, url }).send(lead, AbortSignal.timeout(5_000));
    const [{ body, headers } = { body: "", headers: {} }] = received;
    expect(body).toContain("A new application waits, by Odessa Friesen's page.");
    expect(body).not.toContain(message.firstName);
    expect(body).not.toContain(message.phoneOrEmail);
    expect(body).not.toContain(message.id);
    if (service !== "ntfy") {
      expect(headers["content-type"]).toBe("application/json");
      const parsed = JSON.parse(body);
      const card = parsed.attachments?.[0]?.content.body[0].text;
      expect(card ?? parsed.text).toBe(noticeOf(lead));
    }
  },
);

test("a refusal is a named problem that does not contain the address", async () => {
  const { url } = await chat(404);
  const sent = instantNotice({ service: "slack", url })("x", AbortSignal.timeout(5_000));
  await expect(sent).rejects.toThrow(/^HTTP 404$/);
});

async function failing(engine: Engine) {
  const db = await opened(await engine.emptyDatabase());
  const store = leadStore({ db, channels: ["email"] });
  await store.accept(submission());
  await db.updateTable("deliveries").set({ last_problem: "ECONNREFUSED" }).execute();
  let ms = now.getTime();
  const pass = (minutes: number) => {
    ms += minutes * 60_000;
  };
  return { db, store, pass, clock: () => new Date(ms) };
}

onEachEngine((engine) => {
  test("when mail fails for five minutes, notice and signed webhook carry it, once", async () => {
    const { db, store, pass, clock } = await failing(engine);
    const [notice, webhook] = [await chat(), await chat()];
    const secret = Buffer.alloc(32, 7).toString("base64");
    const ways = waysWithoutMail({
      notice: { service: "ntfy", url: notice.url },
      webhook: { url: webhook.url, secrets: [secret] },
    });
    const { run } = staffAlarm({ read: (at) => readMailTrouble(db, at), ways, log: silent, clock });
    pass(4);
    await run();
    expect(notice.received).toEqual([]);
    pass(1);
    await run();
    await run();
    expect(notice.received.map(({ body }) => body)).toEqual([
      "Mail to staff has failed for five minutes. Applications: 1 open, 0 held: look with leads list and leads suspected.",
    ]);
    const [{ body, headers } = { body: "", headers: {} }] = webhook.received;
    const event = new Webhook(secret).verify(body, headers as Record<string, string>);
    expect(event).toMatchObject({
      type: "staff.attention",
      data: { mail: "failing", open: 1, held: 0 },
    });
    await store.accept(submission({ suspicion: "trap filled" }));
    pass(14);
    await run();
    expect(notice.received).toHaveLength(1);
    pass(1);
    await run();
    expect(notice.received).toHaveLength(2);
    await db.updateTable("deliveries").set({ state: "sent" }).execute();
    await run();
    expect(notice.received).toHaveLength(2);
  });

  test("an alarm that reached nobody is tried again", async () => {
    const { db, pass, clock } = await failing(engine);
    let attempts = 0;
    const way = async () => {
      attempts += 1;
      if (attempts === 1) throw new Error("away");
    };
    const read = (at: Date) => readMailTrouble(db, at);
    const { run } = staffAlarm({ read, ways: [way], log: silent, clock });
    pass(5);
    await run();
    await run();
    await run();
    expect(attempts).toBe(2);
  });

  test("a late backup is told by mail, notice and webhook, and again each day until one is made", async () => {
    const db = await opened(await engine.emptyDatabase());
    await leadStore({ db, channels: [] }).accept(submission());
    const { mails, settings } = await mailPeer();
    const [notice, webhook] = [await chat(), await chat()];
    const secret = Buffer.alloc(32, 7).toString("base64");
    const ways = waysToStaff({
      email: settings,
      brokerage,
      notice: { service: "ntfy", url: notice.url },
      webhook: { url: webhook.url, secrets: [secret] },
    });
    let hours = 0;
    const clock = () => new Date(now.getTime() + hours * 60 * 60_000);
    // An unreadable folder holds no dump.
    const read = (at: Date) => readBackupTrouble(db, at, "/nowhere");
    const { run } = staffAlarm({ read, ways, log: silent, clock });
    const told = async (after: number) => {
      hours = after;
      await run();
      return [mails, notice.received, webhook.received].map(({ length }) => length);
    };
    expect(await told(2)).toEqual([0, 0, 0]);
    expect(await told(3)).toEqual([1, 1, 1]);
    expect(await told(23)).toEqual([1, 1, 1]);
    expect(await told(24)).toEqual([2, 2, 2]);
    expect(mails[0]?.headers.get("subject")).toBe("The last backup is too old");
    expect(notice.received[0]?.body).toContain("an application could be lost");
    expect(JSON.parse(webhook.received[0]?.body ?? "").data).toEqual({ backup: "late" });
    await audit(db, { at: clock(), actor: "timer", action: "backed up" });
    expect(await told(48)).toEqual([2, 2, 2]);
  });
});
