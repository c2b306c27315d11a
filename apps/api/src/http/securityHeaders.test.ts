import Fastify from "fastify";
import { expect, test } from "vitest";
import { securityHeaders, strictHeaders } from "./httpServer.ts";

function createApp(isBehindTls: boolean) {
  const app = Fastify();
  securityHeaders(app, strictHeaders(isBehindTls));
  app.get("/fine", () => "fine");
  app.get("/broken", () => {
    throw new Error("broken");
  });
  return app;
}

const strict = {
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": expect.stringContaining("geolocation=()"),
  "referrer-policy": "strict-origin-when-cross-origin",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
};

test.each([
  ["/fine", 200],
  ["/nowhere", 404],
  ["/broken", 500],
])("%s has every strict header", async (url, status) => {
  const { statusCode, headers } = await createApp(false).inject(url);
  expect(statusCode).toBe(status);
  expect(headers).toMatchObject(strict);
});

test("pages do not require CORP from embedded resources", async () => {
  const { headers } = await createApp(false).inject("/fine");
  expect(headers).not.toHaveProperty("cross-origin-embedder-policy");
});

test("HSTS is sent only behind TLS", async () => {
  const plain = await createApp(false).inject("/fine");
  expect(plain.headers).not.toHaveProperty("strict-transport-security");
  const secure = await createApp(true).inject("/fine");
  expect(secure.headers["strict-transport-security"]).toBe("max-age=63072000");
});

test("HSTS includes subdomains only if configured", () => {
  expect(strictHeaders(true, true)["strict-transport-security"]).toBe(
    "max-age=63072000; includeSubDomains",
  );
});
