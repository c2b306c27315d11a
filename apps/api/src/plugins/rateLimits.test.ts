import { brokerage } from "@simcoe/content/brokerage";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { application } from "../../testing/submission.ts";
import { testApp } from "../../testing/testApp.ts";
import type { AppOptions } from "../app.ts";

// The limiter reads the date by itself, so the date is made to stand still.
beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"] }));
afterEach(() => void vi.useRealTimers());

async function client(options: Partial<AppOptions> = {}) {
  const limits = { perClient: 2, overall: 5 };
  const { app } = await testApp({ rateLimits: limits, ...options });
  return async (remoteAddress: string, forwardedFor?: string) => {
    const answer = await app.inject({
      method: "POST",
      url: "/api/mortgage-applications",
      remoteAddress,
      payload: application,
      headers: forwardedFor === undefined ? {} : { "x-forwarded-for": forwardedFor },
    });
    return answer;
  };
}

test("a client that sends too often waits for the minute to end", async () => {
  const send = await client();
  expect((await send("192.0.2.1")).statusCode).toBe(201);
  vi.advanceTimersByTime(20_000);
  expect((await send("192.0.2.1")).statusCode).toBe(201);
  const refused = await send("192.0.2.1");
  expect(refused.statusCode).toBe(429);
  expect(refused.headers["retry-after"]).toBe("40");
  expect(refused.body).toBe(
    `Too many applications were sent just now, so please wait a minute or call ${brokerage.phone}.`,
  );
  expect((await send("192.0.2.2")).statusCode).toBe(201);
  vi.advanceTimersByTime(40_000);
  expect((await send("192.0.2.1")).statusCode).toBe(201);
});

test("all clients together have a limit, which one client's refusals do not use up", async () => {
  const send = await client();
  for (let count = 0; count < 20; count += 1) await send("192.0.2.1");
  for (const host of [2, 3, 4]) expect((await send(`192.0.2.${host}`)).statusCode).toBe(201);
  expect((await send("192.0.2.5")).statusCode).toBe(429);
});

test("the addresses of one IPv6 network are one client", async () => {
  const send = await client();
  await send("2001:db8:1:2::1");
  await send("2001:db8:1:2:ffff::2");
  expect((await send("2001:db8:1:2:3:4:5:6")).statusCode).toBe(429);
  expect((await send("2001:db8:1:3::1")).statusCode).toBe(201);
});

test("a forwarded address changes nothing unless it comes from a trusted proxy", async () => {
  const direct = await client();
  await direct("192.0.2.1", "198.51.100.1");
  await direct("192.0.2.1", "198.51.100.2");
  expect((await direct("192.0.2.1", "198.51.100.3")).statusCode).toBe(429);

  const proxied = await client({ trustedProxies: ["10.0.0.0/8"] });
  await proxied("10.0.0.1", "198.51.100.1");
  await proxied("10.0.0.1", "198.51.100.1");
  expect((await proxied("10.0.0.1", "203.0.113.9, 198.51.100.1")).statusCode).toBe(429);
  expect((await proxied("10.0.0.1", "198.51.100.2")).statusCode).toBe(201);
});

const post = (remoteAddress: string, payload: object | string, headers = {}) => ({
  method: "POST" as const,
  url: "/api/mortgage-applications",
  remoteAddress,
  headers,
  payload,
});

test("rubbish of many addresses locks nobody out", async () => {
  const { app } = await testApp({ rateLimits: { perClient: 2, overall: 5 } });
  for (let host = 0; host < 50; host += 1) {
    const address = `192.0.2.${host}`;
    expect((await app.inject(post(address, {}))).statusCode).toBe(400);
    await app.inject(post(address, application, { "form-trap": "filled" }));
    await app.inject(post(address, application, { "form-seconds": "0.1" }));
    await app.inject(post(address, application));
  }
  const visitor = { "form-seconds": "30" };
  const answer = await app.inject(post("198.51.100.1", application, visitor));
  expect(answer.statusCode).toBe(201);
});

test("who is refused over and over waits too, without a look at what was sent", async () => {
  const { app } = await testApp({ rateLimits: { perClient: 1, overall: 5 } });
  const statuses: number[] = [];
  for (let count = 0; count < 8; count += 1) {
    statuses.push((await app.inject(post("192.0.2.1", {}))).statusCode);
  }
  expect(statuses).toEqual([400, 400, 400, 400, 400, 400, 429, 429]);
  expect((await app.inject(post("192.0.2.2", application))).statusCode).toBe(201);
  vi.advanceTimersByTime(60_000);
  expect((await app.inject(post("192.0.2.1", application))).statusCode).toBe(201);
});

test.each([
  ["what would have been stored", 1],
  ["what was refused often enough", 6],
])(
  "a form that has to wait for %s keeps what was typed and names the telephone",
  async (_, before) => {
    const { app } = await testApp({ rateLimits: { perClient: 1, overall: 5 } });
    const form = { "content-type": "application/x-www-form-urlencoded" };
    const whole = new URLSearchParams(application).toString();
    for (let count = 0; count < before; count += 1) {
      await app.inject(post("192.0.2.1", before === 1 ? whole : "", form));
    }
    const answer = await app.inject(post("192.0.2.1", whole, form));
    expect(answer.statusCode).toBe(429);
    expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(answer.body).toContain('value="Maëlle"');
    expect(answer.body).toContain(`value="${application.phoneOrEmail}"`);
    expect(answer.body).toContain('value="true" required checked');
    expect(answer.body).toContain(`please wait a minute or call ${brokerage.phone}`);
  },
);

test("IPv4 addresses written as IPv6 are as many clients", async () => {
  const send = await client();
  await send("::ffff:192.0.2.1");
  await send("::ffff:192.0.2.1");
  expect((await send("192.0.2.1")).statusCode).toBe(429);
  expect((await send("::ffff:192.0.2.2")).statusCode).toBe(201);
});

test("a proxy that is not trusted is warned of once an hour, without an address", async () => {
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
