import { reminderPaths } from "@mortgage-kit/contracts";
import { expect, test } from "vitest";
import { brokerage, brokerages, testOfExample } from "../../testing/brokerage.ts";
import { formPost } from "../../testing/formPost.ts";
import { onEachEngine } from "../../testing/onEachEngine.ts";
import {
  consent,
  consents,
  day,
  linksIn,
  reminderSetUp,
  request,
} from "../../testing/reminderSetUp.ts";
import { now } from "../../testing/submission.ts";
import { testApp } from "../../testing/testApp.ts";
import { valuesOf } from "../../testing/valuesOf.ts";
import { maintainReminders } from "./reminderStore.ts";

const url = "/api/renewal-reminders";
const hour = day / 24;
const headingOf = (body: string) => /<h1>(.*?)<\/h1>/.exec(body)?.[1];

onEachEngine((engine) => {
  const setUp = async (options = {}) => reminderSetUp(options, (await engine.emptyDatabase()).db);

  test("a reminder is confirmed by the mail's link and sent once, 120 days ahead", async () => {
    const { app, db, ask, post, mails, worker, moveTo, consentId } = await setUp();
    const asked = await ask();
    expect(asked.statusCode).toBe(202);
    expect(headingOf(asked.body)).toBe("Check Your Mailbox");
    await worker().runDue();
    expect(mails).toHaveLength(1);
    const [confirmation] = mails;
    expect(confirmation).toMatchObject({ to: request.email });
    const { confirm } = linksIn(confirmation ?? fail());

    const question = await app.inject(confirm);
    expect(question.body).toContain("May 2028");
    expect(await valuesOf(db, "reminders", "confirmed_at")).toEqual([null]);
    const confirmed = await post(confirm);
    expect([confirmed.statusCode, headingOf(confirmed.body)]).toEqual([
      200,
      "Your Reminder Is Set",
    ]);
    expect(await db.selectFrom("reminders").selectAll().execute()).toEqual([
      expect.objectContaining({
        email: request.email,
        renewal_month: "2028-05",
        consent_id: consentId,
        consent_version: consent.version,
        confirmed_at: "2026-03-08T15:30:00.000Z",
      }),
    ]);
    const stored = db.selectFrom("consents").select("text").where("id", "=", consentId);
    expect(await stored.execute()).toEqual([{ text: consent.text }]);

    // A second use of the link changes nothing.
    await post(confirm);
    moveTo("2028-01-02T13:59:00Z");
    await worker().runDue();
    expect(mails).toHaveLength(1);
    moveTo("2028-01-02T14:00:00Z");
    for (let turn = 0; turn < 3; turn += 1) await worker().runDue();
    moveTo("2028-04-30T00:00:00Z");
    await worker().runDue();
    expect(mails.map(({ headers }) => headers.get("subject"))).toEqual([
      "Please confirm: a reminder before May 2028",
      "Your mortgage renews in May 2028",
    ]);
  });

  testOfExample("a French form gets French answers, mails and pages of their links", async () => {
    const { ask, asked, post, app, db, mails, worker, moveTo } = await setUp();
    const inFrench = { language: "fr" } as const;
    const refused = await ask({ renewalYear: "28" }, {}, inFrench);
    expect(headingOf(refused.body)).toBe("Vérifiez votre demande");
    expect(refused.body).toContain("L’année doit avoir quatre chiffres, comme 2028.");
    expect(refused.body).toContain('action="/api/renewal-reminders?language=fr"');
    const { confirm, withdraw } = await asked({}, inFrench);
    expect(await valuesOf(db, "reminders", "consent_version")).toEqual([consents.fr.version]);
    const question = await app.inject(confirm);
    expect(question.body).toContain("se renouvelle en mai 2028");
    expect(headingOf((await post(confirm)).body)).toBe("Votre rappel est prévu");
    moveTo("2028-01-03T00:00:00Z");
    await worker().runDue();
    expect(mails).toHaveLength(2);
    const { licence, siteUrl } = brokerages.fr.brokerage;
    for (const { text } of mails) {
      expect(text).toContain("se renouvelle en mai 2028");
      expect(text).toContain(`(${licence.label})`);
      expect(text).toContain(`${siteUrl}/fr/complaints`);
    }
    expect(headingOf((await post(withdraw)).body)).toBe("Vous n’entendrez plus parler de nous");
  });

  test("the mails name the sender and support one-click unsubscribe (RFC 8058)", async () => {
    const { asked, post, mails, worker, moveTo } = await setUp();
    await post((await asked()).confirm);
    moveTo("2028-01-03T00:00:00Z");
    await worker().runDue();
    for (const mail of mails) {
      const { withdraw } = linksIn(mail);
      expect(mail.headers.get("list-unsubscribe")).toBe(`<${brokerage.siteUrl}${withdraw}>`);
      expect(mail.headers.get("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
      expect(mail.headers.get("auto-submitted")).toBe("auto-generated");
      for (const own of [brokerage.name, brokerage.address.street, brokerage.email]) {
        expect(mail.text).toContain(own);
      }
      expect(mail.text).toContain(brokerage.licence.number);
      expect(mail.text).not.toMatch(/\{\w+\}/);
    }
    expect(new Set(mails.map(({ headers }) => headers.get("message-id"))).size).toBe(2);
  });

  test("a link needs a button press within 48 hours, and unconfirmed requests are deleted", async () => {
    const { app, db, asked, post, advance, clock, mails, worker } = await setUp();
    const { confirm, withdraw } = await asked();
    for (const method of ["GET", "HEAD"] as const) {
      for (const link of [confirm, withdraw]) {
        expect((await app.inject({ method, url: link })).statusCode).toBe(200);
      }
    }
    advance(48 * hour);
    const late = await post(confirm);
    expect([late.statusCode, headingOf(late.body)]).toEqual([410, "This Link No Longer Works"]);
    expect((await app.inject(confirm)).statusCode).toBe(410);
    expect(await maintainReminders(db, clock())).toEqual({ expired: 1, unneeded: 0, passed: 0 });
    for (const table of ["reminders", "outbox"] as const) {
      expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
    }
    expect((await post(confirm)).statusCode).toBe(410);
    advance(1_000 * day);
    await worker().runDue();
    expect(mails).toHaveLength(1);
  });

  test.each([
    ["the page's button", "application/x-www-form-urlencoded", "answer=yes"],
    ["one click", "application/x-www-form-urlencoded", "List-Unsubscribe=One-Click"],
    [
      "one click, as multipart",
      "multipart/form-data; boundary=b",
      '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n',
    ],
  ])("consent can be withdrawn by %s repeatedly, and nothing is sent", async (_, type, payload) => {
    const { app, db, asked, post, mails, worker, moveTo } = await setUp();
    const { confirm, withdraw } = await asked();
    await post(confirm);
    for (let turn = 0; turn < 2; turn += 1) {
      const answer = await app.inject({
        method: "POST",
        url: withdraw,
        headers: { "content-type": type },
        payload,
      });
      expect(answer.statusCode).toBe(200);
      expect(headingOf(answer.body)).toBe("You Will Hear Nothing More");
    }
    expect((await post(confirm)).statusCode).toBe(410);
    moveTo("2028-01-03T00:00:00Z");
    await worker().runDue();
    expect(mails).toHaveLength(1);
    const log = await db.selectFrom("audit_log").select(["action", "actor"]).execute();
    expect(log).toEqual([{ action: "consent withdrawn", actor: "the person, by a mail's link" }]);
    await db.deleteFrom("outbox").execute();
    await db.deleteFrom("reminders").execute();
    expect((await post(withdraw)).statusCode).toBe(200);
  });

  test("a withdrawal is for every month of the address, and for no other address", async () => {
    const { asked, post, mails, worker, moveTo, db } = await setUp();
    const first = await asked();
    const second = await asked({ renewalMonth: "7", email: request.email.toUpperCase() });
    const other = await asked({ email: "other@example.com" });
    for (const { confirm } of [first, second, other]) await post(confirm);
    await post(second.withdraw);
    moveTo("2028-04-01T00:00:00Z");
    await worker().runDue();
    expect(mails.slice(3).map(({ to }) => to)).toEqual(["other@example.com"]);
    const rows = await valuesOf(db, "reminders", "withdrawn_at");
    expect(rows.filter((withdrawnAt) => withdrawnAt !== null)).toHaveLength(2);
  });

  test("two requests confirmed at once give one reminder for a month", async () => {
    const { asked, post, mails, worker, moveTo } = await setUp();
    const links = [await asked(), await asked({ email: request.email.toLowerCase() })];
    const answers = await Promise.all(links.map(({ confirm }) => post(confirm)));
    expect(answers.map(({ body }) => headingOf(body))).toEqual([
      "Your Reminder Is Set",
      "Your Reminder Is Set",
    ]);
    moveTo("2028-01-03T00:00:00Z");
    await worker().runDue();
    expect(mails).toHaveLength(3);
  });

  test("the response does not reveal whether an address is known, and mails are limited", async () => {
    const { ask, asked, post, mails, worker, advance } = await setUp();
    const fresh = await ask();
    await worker().runDue();
    await post(linksIn(mails[0] ?? fail()).confirm);
    const spellings = ["ana.silva+1@example.com", "anasilva@example.com", request.email];
    const answers = [await ask()];
    for (const email of spellings) answers.push(await ask({ email }));
    await worker().runDue();
    for (const { statusCode, body } of answers) {
      expect([statusCode, body]).toEqual([fresh.statusCode, fresh.body]);
    }
    expect(mails).toHaveLength(3);
    advance(25 * hour);
    await asked();
    expect(mails).toHaveLength(4);
  });

  test("the proof of consent is deleted three years after the renewal or withdrawal", async () => {
    const { asked, post, db, clock, moveTo, worker } = await setUp();
    await post((await asked()).confirm);
    const withdrawn = await asked({ email: "gone@example.com", renewalYear: "2034" });
    await post(withdrawn.confirm);
    await post(withdrawn.withdraw);
    moveTo("2028-01-03T00:00:00Z");
    await worker().runDue();
    expect(await maintainReminders(db, clock())).toMatchObject({ unneeded: 0 });
    moveTo("2029-03-09T00:00:00Z");
    expect(await maintainReminders(db, clock())).toMatchObject({ unneeded: 1 });
    moveTo("2031-05-31T00:00:00Z");
    expect(await maintainReminders(db, clock())).toMatchObject({ unneeded: 0 });
    moveTo("2031-06-01T00:00:00Z");
    expect(await maintainReminders(db, clock())).toMatchObject({ unneeded: 1 });
    expect(await db.selectFrom("reminders").selectAll().execute()).toEqual([]);
  });

  test("a reminder that could not be sent before the renewal is given up, not sent late", async () => {
    const { asked, post, db, clock, moveTo, worker, mails } = await setUp();
    await post((await asked()).confirm);
    moveTo("2028-06-01T00:00:00Z");
    expect(await maintainReminders(db, clock())).toMatchObject({ passed: 1 });
    await worker().runDue();
    expect(mails).toHaveLength(1);
  });

  test("a worker that died between sending and noting it sends the same Message-ID again", async () => {
    const { ask, worker, mails, advance, db } = await setUp();
    const { outbox } = await import("../deliveries/outbox.ts");
    await ask();
    const dying = {
      ...outbox(db, 300),
      succeed: () => Promise.reject(new Error("killed")),
    };
    await worker({ queue: dying }).runDue();
    await worker().runDue();
    expect(mails).toHaveLength(1);
    advance(60_000);
    await worker().runDue();
    await worker().runDue();
    const ids = mails.map(({ headers }) => headers.get("message-id"));
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });
});

function fail(): never {
  throw new Error("No mail has come.");
}

test("without a mail server the routes do not exist and are not documented", async () => {
  const { app } = await testApp();
  for (const path of [url, `${url}/opened`, `${url}/confirm?token=x`, `${url}/withdraw?token=x`]) {
    expect((await app.inject(path)).statusCode).toBe(404);
    expect((await app.inject({ method: "POST", url: path })).statusCode).toBe(404);
  }
  const { paths } = (await app.inject("/api/openapi.json")).json();
  expect(Object.keys(paths).filter((path) => path.startsWith(url))).toEqual([]);
});

test("JSON requests get equivalent responses, as they are documented", async () => {
  const { app, db } = await reminderSetUp();
  const answer = await app.inject({ method: "POST", url, payload: request });
  expect([answer.statusCode, answer.json()]).toEqual([202, { confirmWithinHours: 48 }]);
  expect(await valuesOf(db, "reminders", "email")).toHaveLength(1);
  const { paths, components } = (await app.inject("/api/openapi.json")).json();
  // The links of the mails are pages for browsers, and no part of the documented API.
  expect(Object.keys(paths).filter((path) => path.startsWith(url))).toEqual([url]);
  const { content } = paths[url].post.requestBody;
  const schemaOf = (type: string) =>
    components.schemas[content[type].schema.$ref.replace("#/components/schemas/", "")];
  expect(schemaOf("application/json")).toMatchObject({
    required: Object.keys(request),
    additionalProperties: false,
  });
  const form = schemaOf("application/x-www-form-urlencoded");
  expect(Object.keys(form.properties)).toEqual([...Object.keys(request), "homepage"]);
});

test.each([
  ["no box ticked", { agreedToReminder: "" }, "Please tick the box"],
  ["no address", { email: "ana" }, "needed in full"],
  ["two addresses", { email: "a@b.example, c@d.example" }, "needed in full"],
  ["a line break in the address", { email: "a@b.example\r\nBcc: c@d.example" }, "needed in full"],
  ["no month", { renewalMonth: "" }, "must be 1 to 12"],
  ["no such month", { renewalMonth: "13" }, "must be 1 to 12"],
  ["no year", { renewalYear: "28" }, "four digits"],
  ["a renewal that is near", { renewalMonth: "7", renewalYear: "2026" }, "less than four months"],
  ["a renewal that has passed", { renewalYear: "2020" }, "less than four months"],
  ["a renewal beyond any term", { renewalYear: "2038" }, "further away"],
  ["another field", { income: "1" }, "not expected"],
])("with %s nothing is stored, and the page says what to change", async (_, fields, words) => {
  const { ask, db } = await reminderSetUp();
  const answer = await ask(fields);
  expect(answer.statusCode).toBe(400);
  expect(answer.body).toContain(words);
  expect(answer.body).toContain('action="/api/renewal-reminders"');
  // The visitor must give consent again.
  expect(answer.body).not.toContain(" checked");
  expect(await db.selectFrom("reminders").selectAll().execute()).toEqual([]);
});

test("submitted values are escaped in the form", async () => {
  const { ask } = await reminderSetUp();
  const answer = await ask({ email: '"><script>alert(1)</script>', renewalMonth: "5" });
  expect(answer.body).not.toContain("<script>");
  expect(answer.body).toContain("&lt;script&gt;");
  expect(answer.body).toContain('<option value="5" selected>May</option>');
});

test("a cross-site form is rejected, for requests and confirmations", async () => {
  const { ask, asked, post, db } = await reminderSetUp();
  const foreign = { origin: "https://evil.example", "sec-fetch-site": "cross-site" };
  expect((await ask({}, foreign)).statusCode).toBe(403);
  expect(await db.selectFrom("reminders").selectAll().execute()).toEqual([]);
  const { confirm } = await asked();
  expect((await post(confirm, { answer: "yes" }, foreign)).statusCode).toBe(403);
  expect((await post(confirm)).statusCode).toBe(200);
});

test("a filled honeypot gets the same response and is not stored", async () => {
  const { ask, db } = await reminderSetUp();
  const [honest, trapped] = [await ask(), await ask({ homepage: "https://spam.example" })];
  expect([trapped.statusCode, trapped.body]).toEqual([honest.statusCode, honest.body]);
  expect(await db.selectFrom("reminders").selectAll().execute()).toHaveLength(1);
});

test("the form's own token times it, and other or expired tokens are rejected", async () => {
  const { app, ask, advance, tokens } = await reminderSetUp();
  const cookieOf = async (path: string) =>
    String((await app.inject(path)).headers["set-cookie"]).split(";")[0] ?? "";
  const answer = await app.inject(`${url}/opened`);
  expect(answer.headers["set-cookie"]).toContain(`Path=${url}; Max-Age=14400; HttpOnly`);
  const cookie = await cookieOf(`${url}/opened`);
  const tooFast = await ask({}, { cookie });
  expect([tooFast.statusCode, tooFast.headers["retry-after"]]).toEqual([429, "2"]);
  expect(tooFast.body).toContain("faster than anybody reads");
  // The application form's token is invalid here, so the form's age is unknown.
  const foreign = await cookieOf("/api/application-form/opened");
  expect((await ask({}, { cookie: foreign })).statusCode).toBe(202);
  advance(5_000);
  expect((await ask({}, { cookie })).statusCode).toBe(202);
  expect(tokens.read("confirm", tokens.issue("withdraw", crypto.randomUUID()))).toBeUndefined();
});

test("too many requests are rejected with Retry-After", async () => {
  const { ask, advance } = await reminderSetUp({ rateLimits: { perClient: 2, overall: 100 } });
  const emails = ["a@b.example", "b@b.example", "c@b.example"];
  const statuses: number[] = [];
  for (const email of emails) statuses.push((await ask({ email })).statusCode);
  expect(statuses).toEqual([202, 202, 429]);
  expect((await ask({ email: "d@b.example" })).headers["retry-after"]).toBe("60");
  advance(61_000);
  expect((await ask({ email: "d@b.example" })).statusCode).toBe(202);
});

test("1,000 requests for one mailbox by tags, dots and case cause three mails a day", async () => {
  const { ask, worker, mails, advance } = await reminderSetUp();
  for (let count = 0; count < 1_000; count += 1) {
    const email = [`an.a+${count}@b.example`, `ANA+x${count}@B.example`, "a.n.a@b.example"][
      count % 3
    ];
    await ask({ email: email ?? "" });
    if (count % 100 === 0) await worker().runDue();
  }
  await worker().runDue();
  expect(mails).toHaveLength(3);
  advance(day);
  await ask({ email: "ana@b.example" });
  await worker().runDue();
  expect(mails).toHaveLength(4);
}, 60_000);

test("who withdrew gets one more confirmation in 30 days, until one is confirmed", async () => {
  const { ask, asked, post, worker, mails, advance, db } = await reminderSetUp();
  await post((await asked()).withdraw);
  await db.deleteFrom("outbox").execute();
  await db.deleteFrom("reminders").execute();
  const { confirm } = await asked({ email: "ana.silva+again@example.com" });
  expect(mails).toHaveLength(2);
  advance(2 * day - 1);
  expect((await ask()).statusCode).toBe(202);
  await worker().runDue();
  expect(mails).toHaveLength(2);
  await post(confirm);
  await ask();
  await worker().runDue();
  expect(mails).toHaveLength(3);
  const kept = await db.selectFrom("withdrawn_mailboxes").selectAll().execute();
  expect(kept).toEqual([]);
});

test("a forged link gets 410, and a POST without the form's field withdraws nothing", async () => {
  const { app, asked, post, db } = await reminderSetUp();
  const { confirm, withdraw } = await asked();
  for (const link of [confirm, withdraw]) {
    const forged = `${link.slice(0, -1)}${link.endsWith("A") ? "B" : "A"}`;
    expect((await app.inject(forged)).statusCode).toBe(410);
    expect((await post(forged)).statusCode).toBe(410);
  }
  expect((await post(confirm.replace("confirm", "withdraw"))).statusCode).toBe(410);
  const nothing = await post(withdraw, { x: "1" });
  expect(nothing.statusCode).toBe(400);
  expect(nothing.body).not.toContain("<form");
  expect(await valuesOf(db, "reminders", "withdrawn_at")).toEqual([null]);
});

test("every page has the strict policy and no-store", async () => {
  const { app, ask, asked, post } = await reminderSetUp();
  const { confirm, withdraw } = await asked();
  const answers = [
    await ask(),
    await app.inject(confirm),
    await post(confirm),
    await app.inject(withdraw),
    await post(withdraw),
    await post(confirm),
  ];
  for (const { headers } of answers) {
    expect(headers["content-security-policy"]).toMatch(/^default-src 'none'; style-src 'sha256-/);
    expect(headers["cache-control"]).toBe("no-store");
    expect(headers["set-cookie"]).toBeUndefined();
  }
});

test("neither an address nor a link is logged", async () => {
  const lines: string[] = [];
  const { loggerOptions } = await import("../http/httpServer.ts");
  const logger = {
    ...Object(loggerOptions("info")),
    stream: { write: (line: string) => lines.push(line) },
  };
  const { asked, post } = await reminderSetUp({ logger });
  const { confirm, withdraw } = await asked();
  await post(confirm);
  await post(withdraw);
  const log = lines.join("");
  expect(log).toContain("reminder asked for");
  expect(log).not.toMatch(/silva|token=/i);
});

testOfExample(
  "when the mails of a day are used up, the answer says so and has a calendar file",
  async () => {
    const { app, db } = await reminderSetUp();
    const at = new Date(now.getTime() - 60_000).toISOString();
    const mails = Array.from({ length: 300 }, (_, index) => ({
      ...{ subject: `mail-${index}`, channel: "acknowledgement", mailbox: `box-${index}`, at },
    }));
    await db.insertInto("visitor_mails").values(mails).execute();
    const url = reminderPaths.ask;
    const json = await app.inject({ method: "POST", url, payload: request });
    expect([json.statusCode, json.body]).toEqual([
      503,
      expect.stringContaining("no more mails today"),
    ]);
    const file = reminderPaths.calendar;
    expect(json.headers.link).toBe(
      `<${file}?month=2028-05&language=en>; rel="alternate"; type="text/calendar"`,
    );
    const page = await app.inject(formPost(`${url}?language=fr`, request));
    expect([page.statusCode, page.body]).toEqual([
      503,
      expect.stringContaining("Redemandez-le demain"),
    ]);
    expect(page.body).toContain(`href="${file}?month=2028-05&amp;language=fr"`);
    const calendar = await app.inject(`${file}?month=2028-05`);
    expect(calendar.headers["content-type"]).toBe("text/calendar; charset=utf-8");
    expect(calendar.body).toContain("DTSTART;VALUE=DATE:20280102\r\nSUMMARY:Compare offers");
    expect((await app.inject(`${file}?month=x`)).statusCode).toBe(400);
    expect(await db.selectFrom("reminders").selectAll().execute()).toEqual([]);
  },
);
