import { expect, test } from "vitest";
import { leadsThat } from "../testing/leadsThat.ts";
import { application } from "../testing/submission.ts";
import { testApp } from "../testing/testApp.ts";
import { loggerOptions } from "./http/httpServer.ts";

const url = "/api/mortgage-applications";

test("another origin can read responses only if it is configured", async () => {
  const preflight = (origin: string) => ({
    method: "OPTIONS" as const,
    url,
    headers: { origin, "access-control-request-method": "POST" },
  });
  const { app } = await testApp({ corsOrigins: ["https://partner.example"] });
  const allowed = await app.inject(preflight("https://partner.example"));
  expect(allowed.headers["access-control-allow-origin"]).toBe("https://partner.example");
  expect(allowed.headers["access-control-allow-credentials"]).toBe("true");
  const refused = await app.inject(preflight("https://other.example"));
  expect(refused.headers["access-control-allow-origin"]).not.toBe("https://other.example");

  const { app: closed } = await testApp();
  const { headers } = await closed.inject(preflight("https://partner.example"));
  expect(headers["access-control-allow-origin"]).toBeUndefined();
});

test("slow clients time out", async () => {
  const { app } = await testApp();
  expect(app.server.requestTimeout).toBeLessThanOrEqual(10_000);
  expect(app.server.headersTimeout).toBeLessThanOrEqual(5_000);
  expect(app.server.keepAliveTimeout).toBeLessThanOrEqual(5_000);
  expect(app.server.maxConnections).toBeLessThan(10_000);
});

test("the log has one line per response with its id, and no personal data", async () => {
  const lines: string[] = [];
  const stream = { write: (line: string) => void lines.push(line) };
  const logger = { ...(loggerOptions("trace") as object), stream };
  const failing = async () => {
    throw new Error("broken");
  };
  const { app } = await testApp({ logger });
  const { app: broken } = await testApp({ logger, leads: leadsThat({ accept: failing }) });

  const person = { ...application, firstName: "Quentinia", lastName: "Zebrowska" };
  const contact = "quentinia@zebrowska.example";
  const post = (payload: string, type = "application/json", path = url) => ({
    method: "POST" as const,
    url: path,
    remoteAddress: "203.0.113.77",
    headers: { "content-type": type, "idempotency-key": "key", cookie: "who=Quentinia" },
    payload,
  });
  const whole = JSON.stringify({ ...person, phoneOrEmail: contact });
  const answers = [
    await app.inject(post(whole)),
    await app.inject(post(whole.replace("Zebrowska", "Other"))),
    await app.inject(post(whole.slice(0, -1))),
    await app.inject(post(whole.replace("agreedToTerms", "Quentinia Zebrowska"))),
    await app.inject(post(whole, "text/plain")),
    await app.inject(post(whole, "application/json", `${url}?name=Quentinia`)),
    await app.inject(post(whole, "application/json", "/%zz?name=Quentinia")),
    await broken.inject(post(whole)),
  ];
  const log = lines.join("");
  for (const { headers } of answers.slice(0, 5)) expect(log).toContain(headers["x-request-id"]);
  const everything = log + answers.map(({ body }) => body).join("");
  expect(everything).not.toMatch(/quentinia|zebrowska|203\.0\.113/i);
  expect(log).toMatch(/"type":"Error".*at Object.failing/);
});
