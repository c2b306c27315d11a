import { wordsOf } from "@mortgage-kit/content/words";
import { detailsTokenHeader, termsConsent, termsConsents } from "@mortgage-kit/contracts";
import type { InjectOptions } from "fastify";
import { describe, expect, test, vi } from "vitest";
import { brokerage } from "../../testing/brokerage.ts";
import { formPost } from "../../testing/formPost.ts";
import { leadsThat } from "../../testing/leadsThat.ts";
import { application, now } from "../../testing/submission.ts";
import { testApp } from "../../testing/testApp.ts";
import { StoreUnavailable } from "../store/engine.ts";
import type { LeadDatabase } from "../store/tables.ts";

const url = "/api/mortgage-applications";

const json = (payload: unknown, headers: Record<string, string> = {}): InjectOptions => ({
  method: "POST",
  url,
  headers: { "content-type": "application/json", ...headers },
  payload: typeof payload === "string" ? payload : JSON.stringify(payload),
});

const form = (fields: object, headers: Record<string, string> = {}) =>
  formPost(url, fields, { accept: "text/html", ...headers });

const stored = (db: LeadDatabase) => db.selectFrom("leads").selectAll().execute();

describe("an application as JSON", () => {
  test("gets a receipt once it is stored", async () => {
    const { app, db } = await testApp();
    const answer = await app.inject(json(application));
    expect(answer.statusCode).toBe(201);
    expect(answer.headers["cache-control"]).toBe("no-store");
    const [lead, ...others] = await stored(db);
    expect(answer.json()).toEqual({ id: lead?.id, receivedAt: now.toISOString() });
    expect(others).toEqual([]);
    expect(lead).toMatchObject({
      first_name: application.firstName,
      consent_version: termsConsent.version,
      source: "script",
    });
  });

  test("is trimmed", async () => {
    const { app, db } = await testApp();
    await app.inject(json({ ...application, firstName: "\u3000 Zoë\t " }));
    expect((await stored(db))[0]?.first_name).toBe("Zoë");
  });

  test("wakes the delivery worker for a new lead, not for a retry", async () => {
    const onStored = vi.fn();
    const { app } = await testApp({ onStored });
    await app.inject(json(application, { "idempotency-key": "k" }));
    await app.inject(json(application, { "idempotency-key": "k" }));
    expect(onStored).toHaveBeenCalledTimes(1);
  });
});

describe("an application in French", () => {
  const inFrench = `${url}?language=fr`;

  test("is stored with the French consent and answered in French", async () => {
    const { app, db } = await testApp();
    const answer = await app.inject({ ...form(application), url: inFrench });
    expect(answer.statusCode).toBe(201);
    expect(answer.body).toContain('<html lang="fr-CA">');
    expect(answer.body).toContain(wordsOf("fr").applicationPage.messages.succeeded.title);
    expect(answer.body).toContain(`action="/api/application-details?language=fr"`);
    expect((await stored(db))[0]?.consent_version).toBe(termsConsents.fr.version);
  });

  test("is refused in French, with the form that sends it in French", async () => {
    const { app } = await testApp();
    const incomplete = { ...application, firstName: "" };
    const answer = await app.inject({ ...form(incomplete), url: inFrench });
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain(wordsOf("fr").serverPages.application.check);
    expect(answer.body).toContain(`action="${inFrench}"`);
    expect(answer.body).toContain(termsConsents.fr.text);
  });
});

describe("an idempotency key", () => {
  test("returns the same receipt for the same content", async () => {
    const { app, db } = await testApp();
    const answers = await Promise.all(
      [1, 2, 3].map(() => app.inject(json(application, { "idempotency-key": "one" }))),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(await stored(db)).toHaveLength(1);
  });

  test("is rejected with 422 for other content", async () => {
    const { app } = await testApp();
    await app.inject(json(application, { "idempotency-key": "one" }));
    const other = { ...application, lastName: "Singh" };
    const answer = await app.inject(json(other, { "idempotency-key": "one" }));
    expect(answer.statusCode).toBe(422);
    expect(answer.body).toBe("This Idempotency-Key was used for another application.");
  });

  test.each(["", "two words", "a".repeat(129), "clé"])(
    "of the form %j is rejected",
    async (key) => {
      const { app, db } = await testApp();
      expect((await app.inject(json(application, { "idempotency-key": key }))).statusCode).toBe(
        400,
      );
      expect(await stored(db)).toEqual([]);
    },
  );
});

describe("an application without JavaScript", () => {
  test("gets a page that confirms it", async () => {
    const { app, db } = await testApp();
    const answer = await app.inject(form(application));
    expect(answer.statusCode).toBe(201);
    expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(answer.body).toContain("Application Started!");
    const [lead] = await stored(db);
    expect(answer.body).toContain(`<strong>${lead?.id.slice(0, 8).toUpperCase()}</strong>`);
    expect(lead).toMatchObject({ last_name: application.lastName, source: "form" });
  });

  test("is stored once when the page is reloaded", async () => {
    const { app, db } = await testApp();
    const answers = [await app.inject(form(application)), await app.inject(form(application))];
    const referenceIn = (body = "") => /<strong>([0-9A-F]{8})<\/strong>/.exec(body)?.[1];
    expect(referenceIn(answers[0]?.body)).toBe(referenceIn(answers[1]?.body));
    expect(referenceIn(answers[0]?.body)).toBeDefined();
    expect(await stored(db)).toHaveLength(1);
  });

  test("that a stranger repeats gets no token to add details, in a page or in JSON", async () => {
    const { app } = await testApp();
    const sent = form(application);
    expect((await app.inject(sent)).headers[detailsTokenHeader]).toBeDefined();
    const json = { ...sent, headers: { ...sent.headers, accept: "application/json" } };
    for (const repeated of [await app.inject(sent), await app.inject(json)]) {
      expect(repeated.statusCode).toBe(201);
      expect(repeated.headers).not.toHaveProperty(detailsTokenHeader);
      expect(repeated.body).not.toContain("application-details");
    }
  });

  test("gets the form with its errors and values", async () => {
    const { app, db } = await testApp();
    const answer = await app.inject(
      form({ firstName: '"><script>alert(1)</script>', lastName: " " }),
    );
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain('<a href="#lastName">Last name is required.</a>');
    expect(answer.body).toContain(
      'value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;" autocomplete="given-name"',
    );
    expect(answer.body).not.toContain("<script");
    expect(answer.body).toContain(termsConsent.refusal);
    expect(await stored(db)).toEqual([]);
  });

  test("gets a page that may have styles but no scripts", async () => {
    const { app } = await testApp();
    const { headers } = await app.inject(form({}));
    expect(headers["content-security-policy"]).toMatch(
      /^default-src 'none'; style-src 'sha256-[\w+/=]+'; form-action 'self'/,
    );
  });

  test("gets JSON when it asks for JSON", async () => {
    const { app } = await testApp();
    const answer = await app.inject(form(application, { accept: "application/json" }));
    expect(answer.json()).toMatchObject({ receivedAt: now.toISOString() });
  });
});

describe("an error response", () => {
  test("is one sentence of plain text", async () => {
    const { app } = await testApp();
    const answer = await app.inject(json({ ...application, lastName: "" }));
    expect(answer.headers["content-type"]).toBe("text/plain; charset=utf-8");
    expect(answer.body).toBe("Last name (lastName) is required.");
  });

  test("is problem details for a request that asks for JSON", async () => {
    const { app } = await testApp();
    const answer = await app.inject(json({}, { accept: "application/json" }));
    expect(answer.headers["content-type"]).toContain("application/problem+json");
    expect(answer.json()).toMatchObject({
      type: "about:blank",
      title: "Bad Request",
      status: 400,
      detail: "First name (firstName) is required.",
      requestId: answer.headers["x-request-id"],
    });
    expect(answer.json().errors.map(({ pointer }: { pointer: string }) => pointer)).toEqual([
      "#/firstName",
      "#/lastName",
      "#/phoneOrEmail",
      "#/agreedToTerms",
    ]);
  });

  test("is 503 with Retry-After if the store is unavailable", async () => {
    const away = async () => {
      throw new StoreUnavailable("disk full");
    };
    const { app } = await testApp({ leads: leadsThat({ accept: away, replayOf: away }) });
    const answer = await app.inject(json(application));
    expect(answer.statusCode).toBe(503);
    expect(answer.headers["retry-after"]).toBe("5");
    expect(answer.body).toContain(`try again in a minute or call ${brokerage.phone}`);
    expect(answer.body).not.toContain("disk");
  });

  test("does not reveal internal errors", async () => {
    const accept = async () => {
      throw new Error("a detail of the inside");
    };
    const { app } = await testApp({ leads: leadsThat({ accept }) });
    const answer = await app.inject(json(application, { accept: "application/json" }));
    expect(answer.statusCode).toBe(500);
    expect(answer.body).not.toContain("inside");
  });
});

test("a body may declare UTF-8 and identity encoding", async () => {
  const { app } = await testApp();
  const headers = {
    "content-type": "application/json; charset=UTF-8",
    "content-encoding": "identity",
  };
  expect((await app.inject(json(application, headers))).statusCode).toBe(201);
});
