import { describe, expect, test } from "vitest";
import { brokerage } from "../../testing/brokerage.ts";
import { temporaryFolder } from "../../testing/onEachEngine.ts";
import { reminderSetUp } from "../../testing/reminderSetUp.ts";
import { now } from "../../testing/submission.ts";
import { buildApp } from "../app.ts";

interface Operation {
  operationId?: string;
  responses: Record<string, unknown>;
}

test("the document describes every public route, from the schemas that check their bodies", async () => {
  const app = await buildApp({
    brokerage,
    leads: {
      accept: () => Promise.reject(new Error("not used")),
      replayOf: async () => undefined,
      addDetails: async () => ({ outcome: "removed" }),
      check: async () => {},
    },
  });
  const { paths } = (await app.inject("/api/openapi.json")).json();
  expect(Object.keys(paths).sort()).toEqual([
    "/api/application-details",
    "/api/application-form/token",
    "/api/bank-rates",
    "/api/call-backs",
    "/api/mortgage-applications",
    "/api/wordpress-feed",
    "/healthz",
    "/readyz",
  ]);
  const { requestBody } = paths["/api/mortgage-applications"].post;
  expect(requestBody.content["application/json"].schema).toMatchObject({
    required: ["firstName", "lastName", "phoneOrEmail", "agreedToTerms"],
    additionalProperties: false,
  });
});

test("the document describes the webhook with each of its types", async () => {
  const { app } = await reminderSetUp({ engine: "sqlite", dataDir: temporaryFolder() });
  const { webhooks } = (await app.inject("/api/openapi.json")).json();
  const { parameters, requestBody, description } = webhooks.lead.post;
  expect(parameters.map(({ name }: { name: string }) => name)).toEqual([
    "webhook-id",
    "webhook-timestamp",
    "webhook-signature",
  ]);
  const { properties } = requestBody.content["application/json"].schema;
  expect(Object.keys(properties.data.properties)).toEqual(
    expect.arrayContaining(["purpose", "origin", "details"]),
  );
  for (const type of properties.type.enum) expect(description).toContain(`\`${type}\``);
});

test("each operation has what OpenAPI linters require", async () => {
  const { app } = await reminderSetUp({ engine: "sqlite", dataDir: temporaryFolder() });
  const { paths, tags } = (await app.inject("/api/openapi.json")).json();
  expect(Object.keys(paths)).toContain("/api/renewal-reminders");
  const operations = Object.values<Record<string, Operation>>(paths).flatMap(Object.values);
  const declared = tags.map(({ name }: { name: string }) => name);
  for (const operation of operations) {
    expect(operation).toMatchObject({
      operationId: expect.stringMatching(/^[a-z]+[A-Za-z]+$/),
      summary: expect.stringMatching(/./),
      description: expect.stringMatching(/./),
      tags: [expect.toBeOneOf(declared)],
    });
    const statuses = Object.keys(operation.responses);
    expect(statuses.some((status) => status.startsWith("2"))).toBe(true);
    expect(statuses.some((status) => status.startsWith("4"))).toBe(true);
  }
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
});

describe("the documented application schema is the one the server validates with", async () => {
  const app = await buildApp({
    brokerage,
    leads: {
      accept: async ({ id }) => ({ outcome: "stored", id, receivedAt: now.toISOString() }),
      replayOf: async () => undefined,
      addDetails: async () => ({ outcome: "removed" }),
      check: async () => {},
    },
  });
  const { paths } = (await app.inject("/api/openapi.json")).json();
  const { post } = paths["/api/mortgage-applications"];
  const { schema } = post.requestBody.content["application/json"];
  const fields = Object.keys(schema.properties);

  const good = Object.fromEntries(
    fields.map((field) => [
      field,
      schema.properties[field].const ?? schema.properties[field].enum?.[0] ?? "Zoë",
    ]),
  );

  async function send(body: object, headers = {}, type = "application/json") {
    const form = new URLSearchParams(body as Record<string, string>).toString();
    const answer = await app.inject({
      method: "POST",
      url: "/api/mortgage-applications",
      headers: { "content-type": type, ...headers },
      payload: type === "application/json" ? JSON.stringify(body) : form,
    });
    const family = `${String(answer.statusCode)[0]}XX`;
    const described = post.responses[answer.statusCode] ?? post.responses[family];
    const [answered = ""] = String(answer.headers["content-type"]).split(";");
    expect([...Object.keys(described.content), "text/html"]).toContain(answered);
    for (const name of Object.keys(described.headers)) {
      if (name !== "retry-after") expect(answer.headers[name]).toBeDefined();
    }
    return answer.statusCode;
  }

  test("an application with the documented fields is stored, in each documented content type", async () => {
    expect(fields).toEqual(schema.required);
    for (const type of Object.keys(post.requestBody.content)) {
      expect(await send(good, {}, type)).toBe(201);
    }
    const form = post.requestBody.content["application/x-www-form-urlencoded"].schema;
    const [own = ""] = Object.keys(form.properties).filter((name) => !fields.includes(name));
    expect(await send({ ...good, [own]: "" }, {}, "application/x-www-form-urlencoded")).toBe(201);
  });

  test("each documented header is accepted, and one outside its pattern is rejected or ignored", async () => {
    for (const { name } of post.parameters) expect(await send(good, { [name]: "1" })).toBe(201);
    expect(await send(good, { "idempotency-key": "a".repeat(129) })).toBe(400);
    expect(await send(good, { "form-token": "x", "form-work": "x" })).toBe(201);
  });

  test.each(fields)("it is rejected without %s, or with another type", async (field) => {
    const { [field]: _, ...rest } = good;
    expect(await send(rest)).toBe(400);
    for (const wrong of [null, 5, ["a"], {}, ""]) {
      expect(await send({ ...good, [field]: wrong })).toBe(400);
    }
    const { maxLength } = schema.properties[field];
    if (maxLength) expect(await send({ ...good, [field]: "a".repeat(maxLength + 1) })).toBe(400);
  });

  test("an undocumented field is rejected, as the schema says", async () => {
    expect(schema.additionalProperties).toBe(false);
    expect(await send({ ...good, income: 1 })).toBe(400);
  });
});
