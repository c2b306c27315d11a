import { spawnSync } from "node:child_process";
import { leadWebhook, staffWebhook } from "@mortgage-kit/contracts";
import { describe, expect, test } from "vitest";
import { brokerages } from "../../testing/brokerage.ts";
import { leadsThat } from "../../testing/leadsThat.ts";
import { reminderSetUp } from "../../testing/reminderSetUp.ts";
import { now } from "../../testing/submission.ts";
import { buildApp } from "../app.ts";

interface Schema {
  readonly $ref?: string;
  readonly [keyword: string]: unknown;
}

// biome-ignore lint/suspicious/noExplicitAny: a parsed document, whose shape the tests state
type Parsed = any;

/** Returns a schema of the document by its name in `components`. */
const named = (document: Parsed, { $ref = "" }: Schema): Parsed =>
  document.components.schemas[$ref.replace("#/components/schemas/", "")];

/** Returns the document of an app that offers reminders. */
const wholeDocument = async () =>
  (await (await reminderSetUp()).app.inject("/api/openapi.json")).json();

/** Builds an app that offers no reminders and keeps nothing. */
const bareApp = () =>
  buildApp({ brokerages, clock: () => now, leads: leadsThat(), maxEventLoopDelay: 0 });

interface Operation {
  operationId?: string;
  responses: Record<string, unknown>;
}

test("the document describes every public route, from the schemas that check their bodies", async () => {
  const app = await bareApp();
  const document = (await app.inject("/api/openapi.json")).json();
  const { paths } = document;
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
  const posts = Object.values<Parsed>(paths).flatMap(({ post }) => post ?? []);
  for (const { parameters } of posts) {
    expect(parameters).toContainEqual(
      expect.objectContaining({
        name: "language",
        in: "query",
        schema: { type: "string", enum: ["en", "fr"], default: "en" },
      }),
    );
  }
  const inFrench = await app.inject({
    ...{ method: "POST", url: "/api/call-backs?language=fr", payload: {} },
    headers: { accept: "application/json", "accept-language": "en" },
  });
  expect(inFrench.json().detail).toContain("sont nécessaires");
  const { requestBody } = paths["/api/mortgage-applications"].post;
  expect(named(document, requestBody.content["application/json"].schema)).toMatchObject({
    required: ["firstName", "lastName", "phoneOrEmail", "agreedToTerms"],
    additionalProperties: false,
  });
});

test("the document describes the webhook with each of its types", async () => {
  const document = await wholeDocument();
  const { webhooks } = document;
  const { parameters, requestBody, description } = webhooks.lead.post;
  expect(parameters.map(({ name }: { name: string }) => name)).toEqual([
    "webhook-id",
    "webhook-timestamp",
    "webhook-signature",
  ]);
  const { schema, example } = requestBody.content["application/json"];
  const { properties } = named(document, schema);
  expect(leadWebhook.parse(example)).toEqual(example);
  expect(Object.keys(properties.data.properties)).toEqual(
    expect.arrayContaining(["purpose", "origin", "details"]),
  );
  for (const type of properties.type.enum) expect(description).toContain(`\`${type}\``);
  const notice = webhooks.attention.post.requestBody.content["application/json"];
  expect(staffWebhook.parse(notice.example)).toEqual(notice.example);
  expect(Object.keys(named(document, notice.schema).properties.data.properties)).toContain("id");
});

const hasPython = spawnSync("python3", ["--version"]).status === 0;

test.skipIf(!hasPython)("every pattern compiles in Python and accepts the examples", async () => {
  const text = JSON.stringify(await wholeDocument());
  const patterns = new Set<string>();
  JSON.parse(text, (key, value) => {
    if (key === "pattern") patterns.add(value);
    return value;
  });
  expect(patterns.size).toBeGreaterThan(4);
  const program = "import json, re, sys\nfor one in json.load(sys.stdin): re.compile(one)";
  const input = JSON.stringify([...patterns]);
  const { status, stderr } = spawnSync("python3", ["-c", program], { input, encoding: "utf8" });
  expect(stderr).toBe("");
  expect(status).toBe(0);
  for (const one of patterns) expect(() => new RegExp(one)).not.toThrow();
  const visible = [...patterns].find((one) => one.includes("\\u115f"));
  for (const name of ["Zoë", "李", "O'Brien"]) expect(name).toMatch(new RegExp(visible ?? "never"));
  for (const name of ["", "\u200b", "\u3164 "]) expect(name).not.toMatch(new RegExp(visible ?? ""));
});

test("every body and response with fields has a named schema", async () => {
  const document = await wholeDocument();
  const { schemas } = document.components;
  expect(Object.keys(schemas)).toEqual(
    expect.arrayContaining([
      "SendMortgageApplicationBody",
      "AskForCallBackBody",
      "ReceiveLeadBody",
    ]),
  );
  const bodies = Object.values<Parsed>({ ...document.paths, ...document.webhooks }).flatMap(
    ({ get, post }) =>
      [get, post].flatMap((operation) =>
        Object.values<Parsed>(operation?.requestBody?.content ?? {}),
      ),
  );
  expect(bodies.length).toBeGreaterThan(4);
  for (const { schema } of bodies) {
    if (schema.$ref) expect(named(document, schema).properties).toBeDefined();
    else expect(schema.properties).toBeUndefined();
  }
});

test("each operation has what OpenAPI linters require", async () => {
  const { paths, tags } = await wholeDocument();
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
  const app = await bareApp();
  const document = (await app.inject("/api/openapi.json")).json();
  const { post } = document.paths["/api/mortgage-applications"];
  const { example, ...described } = post.requestBody.content["application/json"];
  const schema = named(document, described.schema);
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
    const form = named(
      document,
      post.requestBody.content["application/x-www-form-urlencoded"].schema,
    );
    expect(await send(example)).toBe(201);
    const [own = ""] = Object.keys(form.properties).filter((name) => !fields.includes(name));
    expect(await send({ ...good, [own]: "" }, {}, "application/x-www-form-urlencoded")).toBe(201);
  });

  test("each documented header is accepted, and one outside its pattern is rejected or ignored", async () => {
    for (const { name } of post.parameters) expect(await send(good, { [name]: "1" })).toBe(201);
    expect(await send(good, { "idempotency-key": "a".repeat(129) })).toBe(400);
    expect(await send(good, { "form-token": "x" })).toBe(201);
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
