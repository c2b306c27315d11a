import { randomUUID } from "node:crypto";
import { retentionRules } from "@mortgage-kit/compliance/retention";
import {
  detailPaths,
  detailsConsents,
  detailsTokenHeader,
  formAction,
} from "@mortgage-kit/contracts";
import type { FastifyInstance } from "fastify";
import { expect, test } from "vitest";
import { brokerage, brokerages, testOfExample } from "../../testing/brokerage.ts";
import { recorder, standingClock } from "../../testing/deliverySetUp.ts";
import { formPost } from "../../testing/formPost.ts";
import { type Engine, onEachEngine } from "../../testing/onEachEngine.ts";
import { application, now } from "../../testing/submission.ts";
import { testApp } from "../../testing/testApp.ts";
import { testStore } from "../../testing/testStore.ts";
import { valuesOf } from "../../testing/valuesOf.ts";
import { readLeadMessages } from "../deliveries/leadMail.ts";
import { outbox } from "../deliveries/outbox.ts";
import { keepConsent } from "../store/consents.ts";
import { eraseLeads } from "../store/eraseLeads.ts";
import { allLeads, isAbout } from "../store/leadRecords.ts";
import { isInState } from "../store/leadState.ts";
import { acceptSuspected } from "../store/newDeliveries.ts";
import { personFile } from "../store/personFile.ts";
import type { ChannelName, LeadDatabase } from "../store/tables.ts";
import { suspectedRoom } from "./suspectedRoom.ts";

const channels: ChannelName[] = ["email", "details email", "webhook", "details webhook"];
const details = {
  purpose: "renewal",
  callTime: "evening",
  answerBy: "phone",
  agent: "Robin Ng",
  origin: "/resources/payment-calculator",
  resultTitle: "Mortgage Payment",
  resultDay: "2026-03-08",
  resultLines: ["You would pay about $2,326 a month.", "Loan: $400,000"],
};
const person = { name: "Kim Roy", phoneOrEmail: "416-555-0142", agreedToTerms: "true" };

async function setUp(engine: Engine, room = suspectedRoom(Number.POSITIVE_INFINITY)) {
  const { db } = await engine.emptyDatabase();
  await keepConsent(db, { ...detailsConsents.en }, now);
  const secret = Buffer.alloc(32, 1);
  const { read: clock, advance } = standingClock();
  const { app } = await testApp(
    {
      leads: testStore(db, channels),
      formSecret: secret,
      clock,
      suspectedRoom: room,
    },
    db,
  );
  const send = (url: string, payload: object, headers = {}) =>
    app.inject({ method: "POST", url, payload, headers });
  async function apply(headers = {}) {
    const answer = await send("/api/mortgage-applications", application, headers);
    expect(answer.statusCode).toBe(201);
    expect(Object.keys(answer.json())).toEqual(["id", "receivedAt"]);
    return { id: answer.json().id, token: String(answer.headers[detailsTokenHeader]) };
  }
  async function deliveries(leadId: string) {
    const ofLead = db.selectFrom("outbox").select("channel").where("subject_id", "=", leadId);
    return (await ofLead.orderBy("channel").execute()).map(({ channel }) => channel);
  }
  return { db, app, send, apply, deliveries, advance };
}

/** Claims a channel's first delivery, and returns its message. */
async function claimed(db: LeadDatabase, name: ChannelName) {
  const { channel } = recorder(undefined, name);
  const [first] = await outbox(db, 20).claim({ channel, limit: 5, now, leaseMs: 1000, lease: "a" });
  return (await readLeadMessages(db, [first?.message.id ?? ""]))[0];
}

onEachEngine((engine) => {
  test("details reach the same application once, and are delivered after it", async () => {
    const { db, send, apply, deliveries } = await setUp(engine);
    const { id, token } = await apply();
    expect(await deliveries(id)).toEqual(["email", "webhook"]);
    const first = await send(detailPaths.details, { token, ...details });
    expect(first.statusCode).toBe(201);
    expect(first.json()).toEqual({ receivedAt: now.toISOString() });
    expect(await deliveries(id)).toEqual(["details email", "details webhook", "email", "webhook"]);
    const retried = await send(detailPaths.details, { token, ...details });
    expect(retried.statusCode).toBe(201);
    expect(retried.json()).toEqual(first.json());
    const other = await send(detailPaths.details, { token, purpose: "other" });
    expect(other.statusCode).toBe(409);
    expect(await deliveries(id)).toHaveLength(4);
    const message = await claimed(db, "details email");
    expect(message?.details).toMatchObject({
      purpose: "renewal",
      result: { title: "Mortgage Payment", day: "2026-03-08", lines: details.resultLines },
    });
  });

  test("concurrent additions store one, and applications go on", async () => {
    const { db, send, apply } = await setUp(engine);
    const { token } = await apply();
    const additions = ["purchase", "renewal", "refinance", "other"].map((purpose) =>
      send(detailPaths.details, { token, purpose }),
    );
    const others = [apply(), apply(), apply()];
    const codes = (await Promise.all(additions)).map(({ statusCode }) => statusCode);
    expect(codes.toSorted()).toEqual([201, 409, 409, 409]);
    await Promise.all(others);
    expect(await db.selectFrom("lead_details").selectAll().execute()).toHaveLength(1);
  });

  test("details of a suspected application are delivered with it if staff accept it", async () => {
    const { db, send, apply, deliveries } = await setUp(engine);
    const { id, token } = await apply({ "form-honeypot": "filled" });
    expect((await send(detailPaths.details, { token, ...details })).statusCode).toBe(201);
    expect(await deliveries(id)).toEqual([]);
    const leads = await allLeads(db);
    await acceptSuspected(db, leads, channels, { at: now, actor: "test" });
    expect(await deliveries(id)).toEqual(["email", "webhook"]);
    const message = await claimed(db, "email");
    expect(message?.details?.purpose).toBe("renewal");
  });

  test("without room, details of a suspected application are refused and others stored", async () => {
    const room = suspectedRoom(Number.POSITIVE_INFINITY);
    const { send, apply } = await setUp(engine, room);
    const held = await apply({ "form-honeypot": "filled" });
    const open = await apply();
    room.hasRoom = () => false;
    expect((await send(detailPaths.details, { ...details, token: held.token })).statusCode).toBe(
      503,
    );
    expect((await send(detailPaths.details, { ...details, token: open.token })).statusCode).toBe(
      201,
    );
  });

  test("forged and expired tokens, and removed applications, get 410", async () => {
    const { db, send, apply, advance } = await setUp(engine);
    const { id, token } = await apply();
    const forged = `${token.slice(0, -1)}${token.endsWith("A") ? "B" : "A"}`;
    for (const wrong of [forged, "", "x", token.replace(id, randomUUID())]) {
      expect((await send(detailPaths.details, { token: wrong })).statusCode).toBe(410);
    }
    await eraseLeads(db, [{ id }], { at: now, actor: "test", action: "erased" });
    expect((await send(detailPaths.details, { token })).statusCode).toBe(410);
    const later = await apply();
    advance(4 * 60 * 60 * 1000 + 1);
    expect((await send(detailPaths.details, { token: later.token })).statusCode).toBe(410);
  });

  test("a call-back is stored and delivered once, with what came with it", async () => {
    const { db, send, deliveries } = await setUp(engine);
    const key = { "idempotency-key": "a key" };
    const bad = await send(detailPaths.callBack, { ...person, ...details }, key);
    expect(bad.statusCode).toBe(400);
    const good = { "idempotency-key": "key" };
    const first = await send(detailPaths.callBack, { ...person, ...details }, good);
    expect(first.statusCode).toBe(201);
    const again = await send(detailPaths.callBack, { ...person, ...details }, good);
    expect(again.json()).toEqual(first.json());
    const changed = await send(detailPaths.callBack, { ...person, purpose: "other" }, good);
    expect(changed.statusCode).toBe(422);
    expect(await deliveries(first.json().id)).toEqual(["email", "webhook"]);
    const [lead] = await allLeads(db);
    expect(lead).toMatchObject({ kind: "call-back", first_name: "Kim Roy", last_name: "" });
    const found = await allLeads(db, isAbout("kim roy"));
    expect(found).toHaveLength(1);
  });

  test("a person's file has the details and their consent, and an erasure removes them", async () => {
    const { db, send, apply } = await setUp(engine);
    const { id, token } = await apply();
    await send(detailPaths.details, { token, ...details });
    const [lead] = await allLeads(db);
    if (!lead) throw new Error("no lead was stored");
    const { kind, visitor } = await personFile(db, lead, retentionRules(brokerage.regulator));
    expect(kind).toBe("application");
    expect(visitor.details).toMatchObject({
      addedAt: now.toISOString(),
      agent: "Robin Ng",
      origin: details.origin,
      result: { lines: details.resultLines },
      consent: { version: detailsConsents.en.version, text: detailsConsents.en.text },
    });
    await eraseLeads(db, [{ id }], { at: now, actor: "test", action: "erased" });
    expect(await db.selectFrom("lead_details").selectAll().execute()).toEqual([]);
  });

  test("a suspected call-back is held like an application", async () => {
    const { db, app, deliveries } = await setUp(engine);
    const trapped = { ...person, homepage: "filled" };
    const answer = await app.inject(formPost(detailPaths.callBack, trapped));
    expect(answer.statusCode).toBe(303);
    const { location = "" } = answer.headers;
    expect((await app.inject(String(location))).body).toContain("We will get back to you");
    const [lead] = await allLeads(db, isInState.held);
    expect(lead).toMatchObject({ kind: "call-back", suspicion: "honeypot filled" });
    expect(await deliveries(lead?.id ?? "")).toEqual([]);
  });

  test("an application keeps from where it came, until its details are added", async () => {
    const { db, apply, send } = await setUp(engine);
    const details = () =>
      db.selectFrom("lead_details").select(["origin", "agent", "purpose"]).execute();
    const agent = encodeURIComponent("Zoé Ng, Level 2");
    const { token } = await apply({ "application-origin": "/zoe-ng", "application-agent": agent });
    expect(await details()).toEqual([
      { origin: "/zoe-ng", agent: "Zoé Ng, Level 2", purpose: null },
    ]);
    const added = await send(detailPaths.details, { token, purpose: "renewal", origin: "/zoe-ng" });
    expect(added.statusCode).toBe(201);
    expect(await details()).toEqual([{ origin: "/zoe-ng", agent: null, purpose: "renewal" }]);
    const other = await send(detailPaths.details, { token, purpose: "other" });
    expect(other.statusCode).toBe(409);
    const page = { host: "office.example", referer: "http://office.example/fr/application" };
    await send("/api/mortgage-applications", application, page);
    const foreign = { referer: "https://evil.example/x", "application-agent": "%E0" };
    expect((await send("/api/mortgage-applications", application, foreign)).statusCode).toBe(201);
    expect((await details()).map(({ origin }) => origin).toSorted()).toEqual([
      "/fr/application",
      "/zoe-ng",
    ]);
  });

  async function receiptFor(app: FastifyInstance, fields: Record<string, string>) {
    const { headers } = await app.inject(formPost(detailPaths.callBack, { ...person, ...fields }));
    return app.inject(String(headers.location));
  }

  testOfExample(
    "the receipt has an address of its own, with day, time, telephone and the way back",
    async () => {
      const { app, send } = await setUp(engine);
      const from = "/resources/payment-calculator";
      const chosen = { callTime: "2026-03-10 afternoon", agent: "Robin Ng, Level 2", origin: from };
      const { body } = await receiptFor(app, chosen);
      expect(body).toContain("You asked for Tuesday, March 10, 12:00 to 16:00 (Toronto time).");
      expect(body).toContain(`Robin Ng, Level 2, calls from ${brokerage.phone}.`);
      expect(body).toContain(`<a href="${from}">Back to your result</a>`);
      const next = await receiptFor(app, { callTime: "morning" });
      expect(next.body).toContain("You asked for Monday, March 9, 9:00 to 12:00 (Toronto time).");
      const forged = await app.inject(
        `${detailPaths.callBackReceived}?reference=Call%20us&call=now&from=//evil.example&agent=Eve.x`,
      );
      expect(forged.statusCode).toBe(200);
      expect(forged.body).not.toMatch(/Call us|evil|Eve/);
      const byNumber = await app.inject(
        `${detailPaths.callBackReceived}?from=//0x7f000001/resources/`,
      );
      expect(byNumber.body).not.toContain("0x7f000001");
      const origin = "//0x7f000001/resources/";
      const sent = await send(detailPaths.callBack, { ...person, origin });
      expect([sent.statusCode, sent.body]).toEqual([400, expect.stringContaining("origin")]);
    },
  );

  test.each([
    ["by e-mail", { answerBy: "email", callTime: "morning" }],
    ["at an address alone", { phoneOrEmail: "kim@mail.example", callTime: "morning" }],
  ])("who is answered %s is promised no call", async (_, fields) => {
    const { app } = await setUp(engine);
    const { body } = await receiptFor(app, fields);
    expect(body).toContain("A licensed mortgage agent writes to you by e-mail.");
    expect(body).not.toMatch(/calls|You asked for/);
    expect(body.split("<footer")[0]).not.toContain(brokerage.phone);
  });

  test("both forms work without scripts, and a refused one keeps what was entered", async () => {
    const { app, db } = await setUp(engine);
    const post = (url: string, fields: Record<string, string>, lines: string[] = []) => {
      const body = new URLSearchParams(fields);
      for (const line of lines) body.append("resultLines", line);
      return app.inject(formPost(url, body.toString()));
    };
    const received = await post("/api/mortgage-applications", { ...application });
    const token = /name="token" value="([^"]+)"/.exec(received.body)?.[1] ?? "";
    expect(received.body).toContain(detailsConsents.en.text);
    const wrong = await post(detailPaths.details, { token, purpose: "spam", agent: "Robin" });
    expect(wrong.statusCode).toBe(400);
    expect(wrong.body).toContain("Your application itself has arrived");
    expect(wrong.body).toContain('name="agent" value="Robin"');
    const added = await post(detailPaths.details, { token, purpose: "renewal", callTime: "" });
    expect(added.body).toContain("Added to your application");
    const { resultLines, ...others } = details;
    const blank = await post(detailPaths.callBack, { ...others, name: "Kim" }, resultLines);
    expect(blank.statusCode).toBe(400);
    expect(blank.body).toContain('value="Loan: $400,000" checked');
    expect(blank.body).toContain("Phone or e-mail is required.");
    const stored = await post(detailPaths.callBack, { ...others, ...person }, resultLines);
    expect(stored.statusCode).toBe(303);
    const { responseTime } = brokerages.fr.brokerage.claims;
    const inFrench = await post(formAction(detailPaths.callBack, "fr"), { ...others, ...person });
    const answered = await app.inject(String(inFrench.headers.location));
    expect(answered.body).toContain(`dans un délai de ${responseTime}.`);
    const rows = await valuesOf(db, "lead_details", "result");
    expect(rows.map((result) => JSON.parse(result ?? "null")?.lines)).toContainEqual(resultLines);
  });
});
