import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import { text } from "node:stream/consumers";
import { Webhook } from "standardwebhooks";
import { expect, onTestFinished, test } from "vitest";
import { silent } from "../../testing/deliverySetUp.ts";
import { message } from "../../testing/message.ts";
import { type Engine, onEachEngine, opened } from "../../testing/onEachEngine.ts";
import { now, submission } from "../../testing/submission.ts";
import { mailAlarm, waysWithoutMail } from "../held/mailAlarm.ts";
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
    const { run } = mailAlarm({ db, ways, log: silent, clock });
    pass(4);
    await run();
    expect(notice.received).toEqual([]);
    pass(1);
    await run();
    await run();
    expect(notice.received.map(({ body }) => body)).toEqual([
      "Mail to staff has failed for five minutes. 1 application open, 0 held: look with leads list and leads suspected.",
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
    const { run } = mailAlarm({ db, ways: [way], log: silent, clock });
    pass(5);
    await run();
    await run();
    await run();
    expect(attempts).toBe(2);
  });
});
