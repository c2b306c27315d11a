import { afterAll, expect, onTestFinished, test } from "vitest";
import { serveSmallSite } from "../../testing/smallSite.ts";

const { app, stop } = serveSmallSite();
afterAll(stop);

const headersOf = async (url: string, from = app) => (await from.inject({ url })).headers;

test("embed scripts load from any origin: the loader is cached for minutes, its chunks are immutable", async () => {
  const named = await headersOf("/embed/v1.js");
  expect(named).toMatchObject({
    "access-control-allow-origin": "*",
    "cross-origin-resource-policy": "cross-origin",
    "cache-control": "public, max-age=300",
  });
  const part = await headersOf("/embed/assets/b-1x.js");
  expect(part).toMatchObject({
    "access-control-allow-origin": "*",
    "cache-control": "public, max-age=31536000, immutable",
  });
  expect(part["set-cookie"]).toBeUndefined();
});

test("calculators may be framed by any page, and no other page may", async () => {
  const frame = await headersOf("/embed/frame/payment?lang=fr");
  expect(frame["content-security-policy"]).toContain("frame-ancestors *");
  expect(frame["x-frame-options"]).toBeUndefined();
  const script = await headersOf("/assets/a-1x.js");
  expect(script["access-control-allow-origin"]).toBeUndefined();
  expect(script["x-frame-options"]).toBe("DENY");
  expect((await headersOf("/"))["x-frame-options"]).toBe("DENY");
});

test("calculators may be framed only by the configured origins", async () => {
  const closed = serveSmallSite({ embedAncestors: ["https://a.example"] });
  onTestFinished(closed.stop);
  const { "content-security-policy": policy } = await headersOf("/embed/frame/payment", closed.app);
  expect(policy).toBe("default-src 'none'; script-src 'self'; frame-ancestors https://a.example");
});

test("an unknown calculator gets the not-found page", async () => {
  expect((await app.inject("/embed/frame/lottery")).statusCode).toBe(404);
});
