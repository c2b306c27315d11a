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
    "Too many applications were sent just now, so please wait a minute or call 705-555-0142.",
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
