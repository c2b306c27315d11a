import { spamSignals } from "@mortgage-kit/contracts";
import { describe, expect, test } from "vitest";
import { brokerage } from "../../testing/brokerage.ts";
import { application, now, submission } from "../../testing/submission.ts";
import { testApp } from "../../testing/testApp.ts";
import type { AppOptions } from "../app.ts";
import { fingerprint } from "../leads/fingerprint.ts";
import { findPeople } from "../leads/leadRecords.ts";
import { bucket } from "./buckets.ts";
import { clientOf, networkOf } from "./networks.ts";
import { rateLimiter } from "./rateLimiter.ts";
import { noSpamSignals, type SpamSignals } from "./spamSignals.ts";
import { bytesPerLead, suspectedRoom } from "./suspectedRoom.ts";

const post = (remoteAddress: string, payload: object | string, headers = {}) => ({
  method: "POST" as const,
  url: "/api/mortgage-applications",
  remoteAddress,
  headers,
  payload,
});

/** Builds the app with a clock that tests can move, and records the outcome of each application. */
async function intake(options: Partial<AppOptions> = {}) {
  let time = now.getTime();
  const { app, db } = await testApp({
    rateLimits: { perClient: 2, overall: 80 },
    clock: () => new Date(time),
    ...options,
  });
  let count = 0;
  async function send(remoteAddress: string, headers: Record<string, string> = {}) {
    count += 1;
    const contact = `number-${count}@applicant.example`;
    const answer = await app.inject(
      post(remoteAddress, { ...application, phoneOrEmail: contact }, headers),
    );
    const [lead] = await findPeople(db, contact);
    return answer.statusCode === 201 ? (lead?.suspicion ?? "delivered") : answer.statusCode;
  }
  function pass(ms: number) {
    time += ms;
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

test("a flood from known networks leaves capacity for a new network", async () => {
  const { send, pass } = await intake({ rateLimits: { perClient: 100, overall: 80 } });
  const flood = async () => {
    const outcomes: unknown[] = [];
    for (let host = 0; host < 20; host += 1) outcomes.push(await send(`10.0.${host % 4}.${host}`));
    return outcomes.filter((outcome) => outcome === "delivered").length;
  };
  // Four networks that are new, and as many places as may be taken at one moment.
  expect(await flood()).toBe(12);
  pass(60_000);
  expect(await flood()).toBe(8);
  for (let network = 1; network <= 8; network += 1) {
    expect(await send(`203.0.${network}.9`)).toBe("delivered");
  }
  expect(await send("203.0.9.9")).toBe(waits);
  pass(25 * 60 * 60_000);
  expect(await flood()).toBe(12);
});

test("addresses of one IPv6 network count as one client", async () => {
  const { send } = await intake();
  await send("2001:db8:1:2::1");
  await send("2001:db8:1:2:ffff::2");
  expect(await send("2001:db8:1:2:3:4:5:6")).toBe(waits);
  expect(await send("2001:db8:2:3::1")).toBe("delivered");
});

test.each([
  ["192.0.2.77", "192.0.2.77", "192.0.2.0/24"],
  ["::ffff:192.0.2.77", "192.0.2.77", "192.0.2.0/24"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64", "2001:db8:1::/48"],
  ["2001:0db8::6", "2001:db8:0:0::/64", "2001:db8:0::/48"],
  ["fe80::1%eth0", "fe80:0:0:0::/64", "fe80:0:0::/48"],
])("%s is client %s in network %s", (address, client, network) => {
  expect([clientOf(address), networkOf(address)]).toEqual([client, network]);
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
    expect(await send(address, { [spamSignals.honeypotHeader]: "filled" })).toBe("trap filled");
  }
  expect(await send("198.51.100.1")).toBe("delivered");
});

describe("when the storage for suspected submissions is full", () => {
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
    const form = { "content-type": "application/x-www-form-urlencoded" };
    const whole = new URLSearchParams(application).toString();
    const answer = await app.inject(post("10.0.4.1", whole, form));
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
      leads: { accept, replayOf, addDetails: accept, check: async () => {} },
      rateLimits: { perClient: 0, overall: 2 },
      suspectedRoom: suspectedRoom(0),
    });
    const form = { "content-type": "application/x-www-form-urlencoded" };
    const whole = new URLSearchParams(application).toString();
    expect((await app.inject(post("10.0.4.1", whole, form))).statusCode).toBe(201);
  });
});

describe("under load", () => {
  const token = { text: "", issuedAt: 0, workBits: 0, nonce: "" };
  const filled = (seconds: number, workBits = 0): SpamSignals => ({
    ...noSpamSignals,
    token,
    seconds,
    workBits,
  });
  const sender = (index: number) => ({
    client: `10.${index >> 8}.${index & 255}.1`,
    network: `10.${index >> 8}.${index & 255}.0/24`,
  });
  const after = (ms: number) => new Date(now.getTime() + ms);

  test("the proof of work grows with the load, and is not required without load", () => {
    const { admit, workBits } = rateLimiter({ perClient: 10, overall: 100 });
    expect(workBits(now)).toBe(0);
    const bits = [60, 400, 9_000].map((count) => {
      for (let index = 0; index < count; index += 1) admit(sender(index), filled(60), false, now);
      return workBits(now);
    });
    expect(bits).toEqual([16, 19, 20]);
    const later = new Date(now.getTime() + 3 * 60_000);
    expect(workBits(later)).toBe(0);
  });

  test("submissions with proof of work have separate capacity", () => {
    const { admit } = rateLimiter({ perClient: 10, overall: 20 });
    const later = after(10_000);
    for (let index = 0; index < 200; index += 1) admit(sender(index), filled(60), false, now);
    for (let index = 300; index < 400; index += 1) admit(sender(index), filled(60), false, later);
    expect(admit(sender(201), filled(60), false, later).isOverflow).toBe(true);
    expect(admit(sender(202), filled(60, 19), false, later).isOverflow).toBe(false);
    expect(admit(sender(203), filled(60, 12), false, later).isOverflow).toBe(true);
  });

  test("a form without JavaScript must have been open for 20 seconds", () => {
    const { admit } = rateLimiter({ perClient: 10, overall: 20 });
    for (let index = 0; index < 11; index += 1) admit(sender(index), filled(30), true, now);
    // From here on, forms sent too soon share the limit of requests without form data.
    const later = after(10_000);
    for (let index = 20; index < 40; index += 1) admit(sender(index), noSpamSignals, true, later);
    expect(admit(sender(50), filled(19), true, later).isOverflow).toBe(true);
    expect(admit(sender(51), filled(20), true, later).isOverflow).toBe(false);
  });
});

test("bursts of new networks, prepared beforehand, do not crowd out honest applications", () => {
  const { admit, workBits } = rateLimiter({ perClient: 10, overall: 100 });
  const token = { text: "", issuedAt: 0, workBits: 0, nonce: "" };
  const minutes = 10;
  let networks = 0;
  function send(at: number, bits: number) {
    networks += 1;
    const network = `network ${networks}`;
    const signals = { ...noSpamSignals, token, seconds: 60, workBits: bits };
    return admit({ client: network, network }, signals, false, new Date(at)).isOverflow;
  }
  const [honest, attacker] = [
    { sent: 0, delivered: 0 },
    { sent: 0, delivered: 0 },
  ];
  function count(side: typeof honest, isOverflow: boolean) {
    side.sent += 1;
    side.delivered += isOverflow ? 0 : 1;
  }
  for (let second = 0; second < minutes * 60; second += 1) {
    const at = now.getTime() + second * 1_000;
    // The attacker comes first in each minute, with as much work as the server ever asks for.
    if (second % 60 === 0) for (let n = 0; n < 105; n += 1) count(attacker, send(at, 20));
    if (second % 11 === 5) count(honest, send(at, workBits(new Date(at - 21_000))));
  }
  expect(attacker.sent).toBe(1_050);
  expect(attacker.delivered).toBeLessThan(attacker.sent / 4);
  expect(honest.sent).toBeGreaterThan(50);
  expect(honest.delivered / honest.sent).toBeGreaterThanOrEqual(0.95);
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
  let time = 0;
  const clock = () => new Date(time);
  const warned = async (trustedProxies: string[]) => {
    const { app } = await testApp({ logger, clock, trustedProxies });
    const headers = { "x-forwarded-for": "198.51.100.7" };
    for (let count = 0; count < 3; count += 1) {
      await app.inject(post("10.0.0.1", application, headers));
      time += 30 * 60 * 1000;
    }
  };
  await warned([]);
  expect(lines).toHaveLength(2);
  expect(lines.join("")).toContain("set TRUSTED_PROXIES");
  expect(lines.join("")).not.toMatch(/198\.51|10\.0\.0/);
  await warned(["10.0.0.0/8"]);
  expect(lines).toHaveLength(2);
});
