import { brokeragesFrom } from "@mortgage-kit/content/brokerage";
import { spamSignals } from "@mortgage-kit/contracts";
import type { InjectOptions } from "fastify";
import { describe, expect, test } from "vitest";
import { brokerage } from "../../testing/brokerage.ts";
import { standingClock } from "../../testing/deliverySetUp.ts";
import { formPost } from "../../testing/formPost.ts";
import { application, now } from "../../testing/submission.ts";
import { testApp } from "../../testing/testApp.ts";
import { valuesOf } from "../../testing/valuesOf.ts";
import type { LeadDatabase } from "../store/tables.ts";

const url = "/api/mortgage-applications";
const { honeypotField, honeypotHeader, tokenPath, tokenHeader, openedPath } = spamSignals;

const json = (headers: Record<string, string> = {}, body: object = application) => ({
  method: "POST" as const,
  url,
  headers: { "content-type": "application/json", ...headers },
  payload: JSON.stringify(body),
});

const form = (more: Record<string, string> = {}, headers: Record<string, string> = {}) =>
  formPost(url, { ...application, ...more }, headers);

async function outcome(db: LeadDatabase) {
  const lead = await db.selectFrom("leads").select("suspicion").executeTakeFirstOrThrow();
  const deliveries = await valuesOf(db, "outbox", "channel");
  return { suspicion: lead.suspicion, deliveries: deliveries.length };
}

const held = (suspicion: string) => ({ suspicion, deliveries: 0 });
const delivered = { suspicion: null, deliveries: 1 };

describe("a suspected submission gets the same response and is not delivered", () => {
  const cases: [string, InjectOptions, object][] = [
    ["four fields alone, from a program of ours", json(), delivered],
    ["a form without scripts and cookies", form(), delivered],
    ["an empty trap", form({ [honeypotField]: "" }), delivered],
    [
      "a honeypot filled in a form",
      form({ [honeypotField]: "https://spam.example" }),
      held("honeypot filled"),
    ],
    [
      "a honeypot filled on the page",
      json({ [honeypotHeader]: "filled" }),
      held("honeypot filled"),
    ],
    [
      "a link for a name",
      json({}, { ...application, lastName: "see www.spam.example" }),
      held("link in a name"),
    ],
    ["a time that is only claimed", json({ "form-seconds": "0.1" }), delivered],
    ["a token that is none", json({ [tokenHeader]: "a.0.b.c" }), delivered],
  ];
  test.each(cases)("%s", async (_, request, expected) => {
    const { app, db } = await testApp();
    const { statusCode, body } = await app.inject(request);
    expect(statusCode).toBe(201);
    expect(body).not.toMatch(/suspect/i);
    expect(await outcome(db)).toEqual(expected);
  });
});

test("a honeypot sent twice counts as filled", async () => {
  const { app, db } = await testApp();
  const request = form();
  await app.inject({
    ...request,
    payload: `${request.payload}&${honeypotField}=&${honeypotField}=x`,
  });
  expect(await outcome(db)).toEqual(held("honeypot filled"));
});

test("a JSON body has four fields only: the honeypot is an unknown field", async () => {
  const { app } = await testApp();
  const { statusCode, body } = await app.inject(json({}, { ...application, [honeypotField]: "" }));
  expect(statusCode).toBe(400);
  expect(body).toContain(`not expected: ${honeypotField}`);
});

describe("a page with JavaScript", () => {
  async function tokenSecondsAgo(seconds: number) {
    const { read: clock, advance } = standingClock();
    const { app, db } = await testApp({ clock });
    const answer = await app.inject(tokenPath);
    expect(answer.headers["cache-control"]).toBe("no-store");
    advance(seconds * 1000);
    return { app, db, token: String(answer.json().token) };
  }

  test("is timed by its form token", async () => {
    for (const [seconds, expected] of [
      [1, held("sent too fast")],
      [30, delivered],
      [5 * 60 * 60, delivered],
    ] as const) {
      const { app, db, token } = await tokenSecondsAgo(seconds);
      await app.inject(json({ [tokenHeader]: token }));
      expect(await outcome(db)).toEqual(expected);
    }
  });

  test("rejects a modified token or one of another server", async () => {
    const { app, db, token } = await tokenSecondsAgo(1);
    const [, ...rest] = token.split(".");
    const older = [(now.getTime() - 60_000).toString(36), ...rest].join(".");
    const { token: others } = await tokenSecondsAgo(1);
    for (const forged of [older, `${token.slice(0, -1)}x`, others]) {
      await app.inject(json({ [tokenHeader]: forged }));
    }
    expect(await valuesOf(db, "leads", "suspicion")).toEqual([null, null, null]);
  });

  test("rejects a token that another network fetched", async () => {
    const { app, db, token } = await tokenSecondsAgo(1);
    const sent = { ...json({ [tokenHeader]: token }), remoteAddress: "192.0.2.1" };
    await app.inject(sent);
    // A valid token would show that it was sent too fast.
    expect(await outcome(db)).toEqual(delivered);
  });

  test("gets at most 60 tokens a minute for its network, and others are not affected", async () => {
    const { app } = await testApp();
    for (const url of [tokenPath, openedPath]) {
      const ask = async (remoteAddress: string) =>
        (await app.inject({ url, remoteAddress })).statusCode < 300;
      for (let host = 1; host <= 60; host += 1) expect(await ask(`192.0.2.${host}`)).toBe(true);
      expect(await ask("192.0.2.61")).toBe(false);
      expect(await ask("198.51.100.1")).toBe(true);
    }
  });

  test("accepts a token once, also for concurrent requests", async () => {
    const { app, db, token } = await tokenSecondsAgo(1);
    const sending = [1, 2, 3].map((host) =>
      app.inject(json({ [tokenHeader]: token }, { ...application, lastName: `Roy ${host}` })),
    );
    await Promise.all(sending);
    const suspicions = await valuesOf(db, "leads", "suspicion");
    // A used token is invalid, so its age does not count either.
    expect(suspicions.filter((suspicion) => suspicion === "sent too fast")).toHaveLength(1);
  });
});

describe("a page without JavaScript", () => {
  async function openedSecondsAgo(seconds: number) {
    const { read: clock, advance } = standingClock();
    const { app, db } = await testApp({ clock });
    const opened = await app.inject(openedPath);
    expect(opened.statusCode).toBe(204);
    const cookie = String(opened.headers["set-cookie"]);
    expect(cookie).toMatch(/; Path=\/api\/mortgage-applications; .*HttpOnly; SameSite=Strict$/);
    advance(seconds * 1000);
    const answer = await app.inject(form({}, { cookie: cookie.split(";")[0] ?? "" }));
    expect(answer.statusCode).toBe(201);
    return outcome(db);
  }

  test("is timed by the image it loads", async () => {
    expect(await openedSecondsAgo(1)).toEqual(held("sent too fast"));
    expect(await openedSecondsAgo(30)).toEqual(delivered);
    expect(await openedSecondsAgo(-30)).toEqual(delivered);
  });

  test("sets a Secure cookie behind TLS", async () => {
    const { app } = await testApp({ isBehindTls: true });
    expect((await app.inject(openedPath)).headers["set-cookie"]).toMatch(/; Secure$/);
  });
});

describe("a form post", () => {
  const cases: [string, Record<string, string>, number][] = [
    ["of this site", { "sec-fetch-site": "same-origin", origin: "http://localhost:3000" }, 201],
    ["of this site behind a proxy with another name", { "sec-fetch-site": "same-origin" }, 201],
    ["of an older browser", { origin: "http://localhost:3000" }, 201],
    ["of a site that may call", { origin: "https://partner.example" }, 201],
    ["of the brokerage's own address", { origin: "https://own.example" }, 201],
    ["of no browser", {}, 201],
    ["of another site", { "sec-fetch-site": "cross-site", origin: "https://evil.example" }, 403],
    ["of a neighbour", { "sec-fetch-site": "same-site", origin: "https://x.own.example" }, 403],
    ["of another site's older browser", { origin: "https://evil.example" }, 403],
    ["of a page that hides its origin", { origin: "null" }, 403],
  ];
  test.each(cases)("%s", async (_, headers, status) => {
    const { app, db } = await testApp({
      brokerages: brokeragesFrom({ en: { ...brokerage, siteUrl: "https://own.example" } }),
      corsOrigins: ["https://partner.example"],
    });
    const answer = await app.inject(form({}, { host: "localhost:3000", ...headers }));
    expect(answer.statusCode).toBe(status);
    expect(await valuesOf(db, "leads", "id")).toHaveLength(status === 201 ? 1 : 0);
    if (status === 403) expect(answer.body).toContain(brokerage.phone);
  });
});
