import { expect, test } from "vitest";
import { testApp } from "../../testing/testApp.ts";
import { createRepresentation } from "./representation.ts";

const body = createRepresentation({
  type: "text/html",
  cacheControl: "no-cache",
  bytes: Buffer.from("<p>"),
});
const page = { body, contentSecurityPolicy: "default-src 'none'" };
const site = {
  pages: new Map([["/faqs", page]]),
  frames: new Map(),
  files: new Map([["/robots.txt", body]]),
  notFoundPage: () => page,
};

test.each([
  ["GET", "/api/mortgage-applications", "POST"],
  ["GET", "/api/mortgage-applications?a=1", "POST"],
  ["GET", "/mcp", "POST"],
  ["DELETE", "/api/mortgage-applications", "POST"],
  ["POST", "/api/wordpress-feed", "GET, HEAD"],
  ["PUT", "/readyz", "GET, HEAD"],
  ["POST", "/faqs", "GET, HEAD"],
  ["PATCH", "/robots.txt", "GET, HEAD"],
] as const)("%s %s gets 405 with Allow: %s", async (method, url, allow) => {
  const { app } = await testApp({ site });
  const answer = await app.inject({ method, url });
  expect(answer.statusCode).toBe(405);
  expect(answer.headers.allow).toBe(allow);
  expect(answer.body).toContain(allow);
});

test.each([
  ["POST", "/nowhere"],
  ["GET", "/api/nowhere"],
  ["POST", "/api/*"],
] as const)("%s %s gets 404", async (method, url) => {
  const { app } = await testApp({ site });
  expect((await app.inject({ method, url })).statusCode).toBe(404);
});
