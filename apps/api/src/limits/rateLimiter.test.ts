import { spamSignals } from "@mortgage-kit/contracts";
import { describe, expect, test } from "vitest";
import { brokerage } from "../../testing/brokerage.ts";
import { standingClock } from "../../testing/deliverySetUp.ts";
import { formPost } from "../../testing/formPost.ts";
import { leadsThat } from "../../testing/leadsThat.ts";
import { application, now, submission } from "../../testing/submission.ts";
import { testApp } from "../../testing/testApp.ts";
import type { AppOptions } from "../app.ts";
import { bytesPerLead, suspectedRoom } from "../intake/suspectedRoom.ts";
import { fingerprint } from "../store/lead.ts";
import { findPeople } from "../store/leadRecords.ts";
import { bucket } from "./buckets.ts";
import { rateLimiter, recentCounts, senderOf } from "./rateLimiter.ts";

const post = (remoteAddress: string, payload: object | string, headers = {}) => ({
  method: "POST" as const,
  url: "/api/mortgage-applications",
  remoteAddress,
  headers,
  payload,
});

/** Builds the app with a clock that tests can move, and records the outcome of each application. */
async function intake(options: Partial<AppOptions> = {}) {
  const { read: clock, advance: pass } = standingClock();
  const rateLimits = { perClient: 2, overall: 80 };
  const { app, db } = await testApp({ rateLimits, clock, ...options });
  let count = 0;
  async function send(remoteAddress: string, headers: Record<string, string> = {}) {
    count += 1;
    const contact = `number-${count}@applicant.example`;
    const answer = await app.inject(
      post(remoteAddress, { ...application, phoneOrEmail: contact }, headers),
    );
    const [lead] = (await findPeople(db, contact)).leads;
    return answer.statusCode === 201 ? (lead?.suspicion ?? "delivered") : answer.statusCode;
  }
  return { app, db, send, pass };
}

const waits = "too many at once";

test("submissions above a client's limit are stored and held for review", async () => {
  const { send, pass, db } = await intake();
  expect(await send("192.0.2.1")).toBe("delivered");
  pass(20_000);
  expect(await send("192.0.2.1")).toBe("delivered");
  expect(await send("192.0.2.1")).toBe(waits);
  expect(await send("198.51.100.1")).toBe("delivered");
  pass(40_000);
  expect(await send("192.0.2.1")).toBe("delivered");
  const networks = await db.selectFrom("leads").select(["suspicion", "network"]).execute();
  expect(networks.filter(({ network }) => network !== null)).toEqual([
    { suspicion: waits, network: "192.0.2.0/24" },
  ]);
});

test("above the limit the networks that sent the fewest are delivered first", async () => {
  const accepted: string[] = [];
  const { app, db, send, pass } = await intake({
    rateLimits: { perClient: 100, overall: 80 },
    acceptRanked: async (ids) => void accepted.push(...ids),
  });
  const outcomes: unknown[] = [];
  for (let host = 0; host < 40; host += 1) outcomes.push(await send(`10.0.${host % 16}.${host}`));
  // As many as may be delivered at one moment.
  expect(outcomes.filter((outcome) => outcome === "delivered")).toHaveLength(8);
  expect(await send("203.0.113.9")).toBe(waits);
  await app.listen();
  pass(2_000);
  await expect.poll(() => accepted.length).toBe(8);
  const [first] = await db
    .selectFrom("leads")
    .select("network")
    .where("id", "=", accepted[0] ?? "")
    .execute();
  expect(first).toEqual({ network: "203.0.113.0/24" });
});

test("addresses of one IPv6 network count as one client", async () => {
  const { send } = await intake();
  await send("2001:db8:1:2::1");
  await send("2001:db8:1:2:ffff::2");
  expect(await send("2001:db8:1:2:3:4:5:6")).toBe(waits);
  expect(await send("2001:db8:2:3::1")).toBe("delivered");
});

test.each([
  ["192.0.2.77", "192.0.2.77", "192.0.2.0/24", "192.0.0.0/16"],
  ['"192.0.2.77:50123"', "192.0.2.77", "192.0.2.0/24", "192.0.0.0/16"],
  ["[fe80::1]:50123", "fe80:0:0:0::/64", "fe80:0:0::/48", "fe80:0:0::/40"],
  ["::ffff:192.0.2.77", "192.0.2.77", "192.0.2.0/24", "192.0.0.0/16"],
  ["2001:db8:1234:2:3:4:5:6", "2001:db8:1234:2::/64", "2001:db8:1234::/48", "2001:db8:1200::/40"],
  ["2001:0db8::6", "2001:db8:0:0::/64", "2001:db8:0::/48", "2001:db8:0::/40"],
  ["fe80::1%eth0", "fe80:0:0:0::/64", "fe80:0:0::/48", "fe80:0:0::/40"],
])("%s is client %s in network %s, neighbourhood %s", (address, client, network, neighbourhood) => {
  expect(senderOf(address)).toEqual({ client, network, neighbourhood });
});

test("X-Forwarded-For is ignored unless it comes from a trusted proxy", async () => {
  const from = (address: string) => ({ "x-forwarded-for": address });
  const direct = await intake();
  await direct.send("192.0.2.1", from("198.51.100.1"));
  await direct.send("192.0.2.1", from("198.51.100.2"));
  expect(await direct.send("192.0.2.1", from("198.51.100.3"))).toBe(waits);

  const proxied = await intake({ trustedProxies: ["10.0.0.0/8"] });
  await proxied.send("10.0.0.1", from("198.51.100.1"));
  await proxied.send("10.0.0.1", from("198.51.100.1"));
  expect(await proxied.send("10.0.0.1", from("203.0.113.9, 198.51.100.1"))).toBe(waits);
  expect(await proxied.send("10.0.0.1", from("198.51.100.2"))).toBe("delivered");
});

test("a retry gets the first response and uses no capacity", async () => {
  const { app, send } = await intake();
  const key = { "idempotency-key": "one" };
  const first = await app.inject(post("192.0.2.1", application, key));
  for (let count = 0; count < 20; count += 1) {
    const again = await app.inject(post("192.0.2.1", application, key));
    expect([again.statusCode, again.body]).toEqual([201, first.body]);
  }
  expect(await send("192.0.2.1")).toBe("delivered");
});

test("invalid submissions from many addresses use no capacity", async () => {
  const { app, send } = await intake();
  for (let host = 0; host < 50; host += 1) {
    const address = `192.0.${host}.1`;
    expect((await app.inject(post(address, {}))).statusCode).toBe(400);
    expect(await send(address, { [spamSignals.honeypotHeader]: "filled" })).toBe("honeypot filled");
  }
  expect(await send("198.51.100.1")).toBe("delivered");
});

describe("when the storage for suspected submissions is full", () => {
  const form = formPost("/api/mortgage-applications", application);
  const whole = { ...form, remoteAddress: "10.0.4.1" };

  async function full(megabytesLeft: number) {
    const room = suspectedRoom(100 * bytesPerLead, megabytesLeft);
    const limits = { perClient: 1, overall: 2 };
    const place = await intake({ rateLimits: limits, suspectedRoom: room });
    for (const network of [1, 2]) await place.send(`10.0.${network}.1`);
    return place;
  }

  test("half of it is reserved for new networks", async () => {
    const { send } = await full(50);
    expect(await send("10.0.1.1")).toBe(503);
    expect(await send("10.0.3.1")).toBe(waits);
  });

  test("the response has Retry-After, and a form keeps its values", async () => {
    const { app, send } = await full(100);
    expect(await send("10.0.3.1")).toBe(503);
    const answer = await app.inject(whole);
    expect(answer.statusCode).toBe(503);
    expect(answer.headers["retry-after"]).toBe("600");
    expect(answer.body).toContain('value="Maëlle"');
    expect(answer.body).toContain(`call ${brokerage.phone}`);
  });

  test("a retry gets the first response", async () => {
    const replayOf = async (key: string) =>
      key === `form ${fingerprint({ application })}`
        ? { outcome: "replayed" as const, id: submission().id, receivedAt: now.toISOString() }
        : undefined;
    const accept = () => Promise.reject(new Error("nothing may be stored"));
    const { app } = await testApp({
      leads: leadsThat({ accept, replayOf, addDetails: accept }),
      rateLimits: { perClient: 0, overall: 2 },
      suspectedRoom: suspectedRoom(0),
    });
    expect((await app.inject(whole)).statusCode).toBe(201);
  });
});

describe("under load", () => {
  const sender = (index: number) => senderOf(`10.${index >> 8}.${index & 255}.1`);
  const after = (ms: number) => new Date(now.getTime() + ms);

  /** Fills the places for the first to come, then holds these, and returns what is delivered. */
  function ranked(held: [id: string, index: number][], count = 10) {
    const { admit, takeRanked } = rateLimiter({ perClient: 100, overall: 100 });
    for (let index = 0; index < 100; index += 1) admit(sender(60_000), "script", now);
    for (const [id, index] of held) {
      const admission = admit(sender(index), "script", now);
      expect(admission.isOverflow).toBe(true);
      admission.hold(id);
    }
    expect(takeRanked(after(1_900))).toEqual([]);
    return takeRanked(after(2_000)).slice(0, count);
  }

  test("an application of a crowded neighbourhood comes after one of a quiet one", () => {
    const crowd = Array.from({ length: 50 }, (_, n): [string, number] => [`${n}`, n]);
    expect(ranked([...crowd, ["person", 12_000]], 1)).toEqual(["person"]);
  });

  test("a network that sent four is never delivered by rank", () => {
    const four = Array.from({ length: 4 }, (_, n): [string, number] => [`${n}`, 5]);
    expect(ranked([...four, ["person", 6]])).toEqual(["person"]);
  });

  test("what is not delivered within five minutes waits for review", () => {
    const { admit, takeRanked } = rateLimiter({ perClient: 10, overall: 10 });
    for (let index = 0; index < 60; index += 1) {
      const admission = admit(sender(index), "plain", now);
      if (admission.isOverflow) admission.hold(`${index}`);
    }
    expect(takeRanked(after(5 * 60_000 - 1))).not.toEqual([]);
    expect(takeRanked(after(5 * 60_000))).toEqual([]);
  });

  test("below a fifth of the limit all are delivered at once, however many came that day", () => {
    const { admit } = rateLimiter({ perClient: 10, overall: 100 });
    const held = Array.from({ length: 1_000 }, (_, index) =>
      admit(sender(index), "program", after(index * 10_000)),
    ).filter(({ isOverflow }) => isOverflow);
    expect(held).toEqual([]);
  });
});

test("counts age, and other names never lessen one", () => {
  const counts = recentCounts(12 * 60 * 60_000);
  const hours = (count: number) => new Date(now.getTime() + count * 60 * 60_000);
  counts.age(now);
  const cells = counts.cellsOf("one");
  for (let count = 0; count < 5; count += 1) counts.add(cells, 1);
  for (let index = 0; index < 10_000; index += 1) counts.add(counts.cellsOf(`other ${index}`), 1);
  expect(counts.count(cells)).toBe(5);
  counts.age(hours(11));
  expect(counts.count(cells)).toBe(5);
  counts.age(hours(12));
  expect(counts.count(cells)).toBe(2);
  counts.age(hours(24));
  counts.age(hours(36));
  expect(counts.count(cells)).toBe(0);
});

test("a clock that is set back neither refills nor blocks a bucket", () => {
  const { take, giveBack } = bucket(2, 60);
  const at = (seconds: number) => new Date(now.getTime() + seconds * 1_000);
  expect([take(at(0)), take(at(0)), take(at(0))]).toEqual([true, true, false]);
  expect(take(at(-3_600))).toBe(false);
  expect([take(at(-3_599)), take(at(-3_599))]).toEqual([true, false]);
  giveBack();
  expect(take(at(-3_599))).toBe(true);
});

test("an untrusted proxy is logged once an hour, without its address", async () => {
  const lines: string[] = [];
  const logger = { level: "warn", stream: { write: (line: string) => void lines.push(line) } };
  const { read: clock, advance } = standingClock();
  const warned = async (trustedProxies: string[]) => {
    const { app } = await testApp({ logger, clock, trustedProxies });
    const headers = { "x-forwarded-for": "198.51.100.7" };
    for (let count = 0; count < 3; count += 1) {
      await app.inject(post("10.0.0.1", application, headers));
      advance(30 * 60 * 1000);
    }
  };
  await warned([]);
  expect(lines).toHaveLength(2);
  expect(lines.join("")).toContain("set TRUSTED_PROXIES");
  expect(lines.join("")).not.toMatch(/198\.51|10\.0\.0/);
  await warned(["10.0.0.0/8"]);
  expect(lines).toHaveLength(2);
});
