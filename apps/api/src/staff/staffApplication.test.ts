import { referenceOf } from "@mortgage-kit/contracts";
import { createTransport } from "nodemailer";
import { expect, test } from "vitest";
import { brokerage, testOfExample } from "../../testing/brokerage.ts";
import { states, testWorker } from "../../testing/deliverySetUp.ts";
import { formPost } from "../../testing/formPost.ts";
import { mailPeer } from "../../testing/mailPeer.ts";
import { onEachEngine } from "../../testing/onEachEngine.ts";
import {
  byLink,
  dayMs,
  links,
  listUrl,
  opened,
  secret,
  staffSetUp,
  tokenOf,
} from "../../testing/staffSetUp.ts";
import { storeReminder } from "../../testing/storeReminder.ts";
import { application, by, noLimit, now } from "../../testing/submission.ts";
import { testApp } from "../../testing/testApp.ts";
import { valuesOf } from "../../testing/valuesOf.ts";
import { emailChannels } from "../deliveries/emailChannels.ts";
import { readLeadMessages } from "../deliveries/leadMail.ts";
import { outbox } from "../deliveries/outbox.ts";
import { staffLinks } from "../deliveries/staffLinks.ts";
import { removeOldSpam, scrubAtNight } from "../housekeeping.ts";
import { reminderStore } from "../reminders/reminderStore.ts";
import { inPages } from "../store/engine.ts";
import { eraseMatching } from "../store/eraseLeads.ts";
import { isAny } from "../store/leadRecords.ts";
import { releaseFarDue } from "../store/newDeliveries.ts";
import { staffActs } from "./actOnLead.ts";
import { eraseAsked } from "./erasePerson.ts";

const { siteUrl, timeZone } = brokerage;
const held = { suspicion: "sent too fast", network: "203.0.113.0/24" } as const;

onEachEngine((engine) => {
  test("a scanner that opens every link twice changes nothing", async () => {
    const { app, store, everything } = await staffSetUp(engine);
    const one = (await store()).path;
    const acts = staffActs.map((act) => `${one}&act=${act}`);
    const paths = [one, ...acts, (await store(held)).path, listUrl, `${listUrl}?act=revoke`];
    const link = links.toList(now).slice(siteUrl.length);
    const before = await everything();
    for (const path of [...paths, ...paths]) {
      for (const method of ["GET", "HEAD"] as const) {
        expect((await app.inject({ method, url: path })).statusCode).toBe(403);
        const { statusCode } = await app.inject({ method, url: path, headers: opened });
        expect(statusCode).toBe(200);
        expect((await app.inject({ method, url: link })).statusCode).toBe(303);
      }
    }
    expect(await everything()).toEqual(before);
  });

  test("the button of a held application delivers it, once, and names who acted by address", async () => {
    const { db, store, press, get, audited } = await staffSetUp(engine);
    const { id, path } = await store(held);
    const shown = (await get(path)).body;
    expect(shown).toContain("Held for review: sent too fast");
    expect(shown).toContain("It is real: deliver it");
    expect((await press(path, "accept")).body).toContain("Waiting for an answer");
    expect((await press(path, "accept")).body).toContain("This button did nothing");
    const deliveries = await db.selectFrom("outbox").select(["subject_id", "channel"]).execute();
    expect(deliveries).toEqual([{ subject_id: id, channel: "email" }]);
    expect(links.actor).toBe("link to team@brokerage.example");
    expect(await audited()).toEqual(byLink(id, "accepted"));
  });

  test("an answer is recorded and undone, each with its entry and a line on the page", async () => {
    const { db, store, press, audited } = await staffSetUp(engine);
    const { id, path } = await store();
    const answered = await press(path, "answer");
    expect(answered.body).toContain(
      "<li>answered, link to team@brokerage.example, Sunday, March 8",
    );
    expect(answered.body).toContain("Not answered yet");
    expect((await press(path, "reopen")).body).toContain("Waiting for an answer");
    const lead = await db.selectFrom("leads").select("answered_at").executeTakeFirstOrThrow();
    expect(lead.answered_at).toBeNull();
    expect(await audited()).toEqual(byLink(id, "answered", "answered undone"));
  });

  test("of people who press at once, one acts and the others are told", async () => {
    const { store, press, audited } = await staffSetUp(engine);
    const { path } = await store(held);
    const pages = await Promise.all(Array.from({ length: 6 }, () => press(path, "accept")));
    const refused = pages.filter(({ body }) => body.includes("This button did nothing"));
    expect(refused).toHaveLength(5);
    expect(await audited()).toHaveLength(1);
  });

  test("of two people who take an application at once, one has it, and its name is shown to both", async () => {
    const { store, press, audited } = await staffSetUp(engine);
    const { path } = await store();
    const pages = await Promise.all(["Nora", "Kim"].map((name) => press(path, "take", { name })));
    const has = (name: string) => pages.every(({ body }) => body.includes(`<dd>${name}</dd>`));
    expect([has("Nora"), has("Kim")].toSorted()).toEqual([false, true]);
    expect(await audited()).toHaveLength(1);
    expect((await press(path, "giveBack")).body).not.toContain("Taken by");
  });

  test("spam leaves every list, is sent nowhere, and comes back with its deliveries when that is undone", async () => {
    const { db, store, press, get, audited } = await staffSetUp(engine);
    const { id, path } = await store();
    const spam = await press(path, "spam");
    expect(spam.body).toContain("Marked as spam");
    expect(spam.body).toContain("It is not spam");
    expect(await states(db)).toEqual([]);
    expect((await get(listUrl)).body).not.toContain("Waiting for an answer");
    expect((await get(listUrl)).body).toContain("Answered, spam or to be erased");
    expect((await press(path, "restore")).body).toContain("Waiting for an answer");
    expect(await states(db)).toEqual(["pending"]);
    expect((await get(listUrl)).body).toContain("Maëlle");
    expect(await audited()).toEqual(byLink(id, "marked as spam", "marked as spam undone"));
  });

  test("a delivered application that was spam is not delivered again when that is undone", async () => {
    const { db, store, press } = await staffSetUp(engine);
    const { path } = await store();
    await db.updateTable("outbox").set({ state: "sent" }).execute();
    await press(path, "spam");
    await press(path, "restore");
    expect(await states(db)).toEqual(["sent"]);
  });

  testOfExample("spam is removed after seven days, and not before", async () => {
    const { db, store, press, audited, pass } = await staffSetUp(engine);
    const { id, path } = await store(held);
    await press(path, "spam");
    const at = (days: number) => new Date(now.getTime() + days * dayMs);
    expect(await removeOldSpam(db, at(6.99))).toBe(0);
    expect(await removeOldSpam(db, at(7))).toBe(1);
    expect(await valuesOf(db, "leads", "id")).toEqual([]);
    expect((await audited()).at(-1)).toBe(`rejected by server: ${id}`);
    const hours = (count: number) => new Date(now.getTime() + (7 * 24 + count) * 60 * 60_000);
    // It is 11:30 in Toronto.
    expect(await scrubAtNight(db, { timeZone, now: hours(0) })).toBe(false);
    expect(await scrubAtNight(db, { timeZone, now: hours(16) })).toBe(true);
    expect(await scrubAtNight(db, { timeZone, now: hours(16) })).toBe(false);
    pass(7 * dayMs);
    expect((await press(path, "restore")).statusCode).toBe(410);
  });

  const onHold = { hold_reason: "dispute 7" };
  const reason = { reason: "a test of the installation" };
  const nothing = "This button did nothing";
  const cannot = "It is under a legal hold, so it cannot be erased.";
  test.each([
    ["spam under a legal hold", "spam", {}, onHold, "It is spam", nothing],
    ["erased under a legal hold", "erase", reason, onHold, "Erase this person</button>", cannot],
    ["answered while it is held, which would hide it", "answer", {}, held, "Answered</b", nothing],
  ])("no application is %s", async (_, act, fields, { ...columns }, offer, says) => {
    const { db, store, press, get, everything } = await staffSetUp(engine);
    const { path } = await store();
    await db.updateTable("leads").set(columns).execute();
    const before = await everything();
    const pages = [await get(path), await press(path, act, fields)];
    for (const { body } of pages) expect(body).not.toContain(offer);
    expect(pages[1]?.body).toContain(says);
    expect(await everything()).toEqual(before);
  });

  test("accepting is undone for seven days, which holds the application back again", async () => {
    const { db, store, press, pass } = await staffSetUp(engine);
    const { path } = await store(held);
    await press(path, "accept");
    const again = await press(path, "holdAgain");
    expect(again.body).toContain("Held for review: held again by staff");
    expect(await states(db)).toEqual([]);
    const accepted = await press(path, "accept");
    expect(accepted.body).toContain("Hold it back again");
    pass(7 * dayMs);
    expect((await press(path, "holdAgain")).body).toContain("This button did nothing");
  });

  test("a call that is put off is last in the list, and a mail says when it is time", async () => {
    const { db, store, press, get, pass, clock } = await staffSetUp(engine);
    const first = await store();
    const kim = by({ firstName: "Kim", lastName: "Roy", phoneOrEmail: "705-555-0199" });
    await store({ receivedAt: new Date(now.getTime() + 1), ...kim });
    const order = async () =>
      [...(await get(listUrl)).body.matchAll(/id=[\w-]+">(\S+) /g)].map(([, name]) => name);
    await db.deleteFrom("outbox").execute();
    await press(first.path, "postpone", { delay: "hours" });
    expect(await order()).toEqual(["Kim", "Maëlle"]);
    const { mails, settings } = await mailPeer();
    const channels = [emailChannels(settings, brokerage, links)[2]];
    const worker = testWorker({ queue: outbox(db, 20), channels }, clock);
    pass(119 * 60_000);
    expect(await releaseFarDue(db, now)).toBe(0);
    await worker.runDue();
    expect(mails).toEqual([]);
    pass(60_000);
    await worker.runDue();
    await worker.runDue();
    expect(mails.map(({ text }) => text)).toEqual([expect.stringContaining(first.id)]);
    expect(mails[0]?.text).toMatch(/^> Phone or e-mail: maelle@example\.com$/m);
    pass(60 * 60_000);
    expect(await order()).toEqual(["Maëlle", "Kim"]);
  });

  test("a call is put off to an hour on the office's clock, which must come within a year", async () => {
    const { db, store, press } = await staffSetUp(engine);
    const { path } = await store();
    for (const callAt of ["2026-03-08T11:29", "2027-03-09T11:31", "2026-13-01T09:00", "soon"]) {
      const refused = await press(path, "postpone", { callAt });
      expect([callAt, refused.statusCode, refused.body]).toEqual([
        callAt,
        400,
        expect.stringContaining("Please enter a time to come, within a year."),
      ]);
    }
    const { body } = await press(path, "postpone", { callAt: "2026-03-10T14:00" });
    expect(body).toContain("not before Tuesday, March 10, 2026");
    const due_at = "2026-03-10T18:00:00.000Z";
    const call = db.selectFrom("outbox").select("due_at").where("channel", "=", "call");
    expect(await call.execute()).toEqual([{ due_at }]);
  });

  test("a browser that took an application lists it as its own, and logs later acts by the name", async () => {
    const { store, press, get, audited } = await staffSetUp(engine);
    const { id, path } = await store();
    const taken = await press(path, "take", { name: "Zoë Ångström" });
    const name = String(taken.headers["set-cookie"]).split(";")[0];
    const cookie = `${opened.cookie}; ${name}`;
    expect((await get(listUrl, { cookie })).body).toContain("<h2>Yours</h2>");
    expect((await get(listUrl)).body).not.toContain("<h2>Yours</h2>");
    expect((await get(`${path}&act=note`, { cookie })).body).toContain('value="Zoë Ångström"');
    await press(path, "answer", {}, { cookie });
    expect(await audited()).toEqual(
      ["taken", "answered"].map((act) => `${act} by Zoë Ångström, ${links.actor}: ${id}`),
    );
  });

  test("a legal hold needs a reason, stops an erasure that was asked for, and is lifted", async () => {
    const { db, store, press, audited, clock, pass } = await staffSetUp(engine);
    const { id, path } = await store();
    await press(path, "erase", { reason: "a test of the installation" });
    expect((await press(path, "hold", { reason: "Maëlle's dispute" })).statusCode).toBe(400);
    const reason = "a dispute, file 2026-17";
    expect((await press(path, "hold", { reason })).body).toContain("Lift the legal hold");
    expect((await press(path, "hold", { reason })).body).toContain("This button did nothing");
    pass(8 * dayMs);
    expect(await eraseAsked(db, clock())).toBe(0);
    expect((await press(path, "release")).body).toContain("Legal hold</button>");
    expect(await audited()).toEqual(byLink(id, "erasure asked", "held", "released"));
    expect(await eraseAsked(db, clock())).toBe(1);
  });

  test("a call that is put off is forgotten when it is made now or answered", async () => {
    const { db, store, press } = await staffSetUp(engine);
    const { path } = await store();
    const calls = () =>
      db.selectFrom("outbox").select("due_at").where("channel", "=", "call").execute();
    await press(path, "postpone", { delay: "week" });
    const due_at = new Date(now.getTime() + 7 * dayMs).toISOString();
    expect(await calls()).toEqual([{ due_at }]);
    await press(path, "callNow");
    expect(await calls()).toEqual([]);
    await press(path, "postpone", { delay: "day" });
    await press(path, "answer");
    expect(await calls()).toEqual([]);
  });

  test("held applications begin with those most like people, and the browser closes in three days", async () => {
    const { store, get, pass } = await staffSetUp(engine);
    const evidence = { lane: "script", secondsOpen: 40, isFirstSight: true } as const;
    await store({ ...held, suspicion: "honeypot filled" });
    const quentin = by({ firstName: "Quentin" });
    await store({ ...held, ...quentin, suspicion: "too many at once", evidence });
    const { body } = await get(listUrl, opened);
    expect(body.indexOf("Quentin")).toBeLessThan(body.indexOf("Maëlle"));
    expect(body).toContain("sent by the page, open for 40 s, first from its network in a day");
    const [, path = ""] = /href="(\/staff\/application\?id=[^"]+)"/.exec(body) ?? [];
    expect((await get(path, opened)).statusCode).toBe(200);
    pass(3 * dayMs);
    for (const url of [listUrl, path]) {
      const late = await get(url, opened);
      expect([late.statusCode, late.body]).toEqual([
        410,
        expect.stringContaining("This link has expired"),
      ]);
    }
  });

  test("a person is found without a name in an address, and that is recorded", async () => {
    const { store, press, audited } = await staffSetUp(engine);
    const { id } = await store();
    const found = await press(listUrl, "", { find: "maelle o'brien" }, {});
    expect(found.statusCode).toBe(400);
    const search = (find: string) => press(listUrl, undefined, { find });
    expect((await search("maelle o'brien")).body).toContain(`id=${id}`);
    expect((await search("nobody")).body).toContain("Nothing was found.");
    expect((await search(referenceOf(id))).body).toContain(`id=${id}`);
    expect(await audited()).toEqual([id, null, id].flatMap((one) => byLink(one, "looked up")));
    // Of earlier ones, as a search offers where it ends: one sign has no index.
    const earlier = (until: string) => press(listUrl, undefined, { find: "李", until });
    expect((await earlier(now.toISOString())).body).toContain(`id=${id}`);
    expect((await earlier("2026-03-08T15:29:59.999Z")).body).toContain("Nothing was found.");
    expect((await earlier("then")).body).toContain(`id=${id}`);
  });

  test("a person who only asked for a reminder is found by address and by reference", async () => {
    const { db, press } = await staffSetUp(engine);
    const id = await storeReminder(db, "bo@example.com", { isConfirmed: false });
    const reference = referenceOf(id);
    for (const find of ["bo@example", reference]) {
      const { body } = await press(listUrl, undefined, { find });
      expect([find, body]).toEqual([find, expect.stringContaining("bo@example.com")]);
      expect(body).toContain(`renewal reminder for May 2028, ${reference}`);
    }
  });

  test("who has only a reminder is erased by page after seven days, with a reason, unless that is undone", async () => {
    const { db, press, get, audited, clock, pass } = await staffSetUp(engine);
    const id = await storeReminder(db, "bo@example.com");
    const path = `/staff/reminder?id=${id}`;
    const mails = db.selectFrom("outbox").selectAll().where("channel", "=", "reminder");
    const before = await mails.execute();
    expect((await press(listUrl, undefined, { find: "bo@" })).body).toContain(path);
    expect((await get(path)).body).toContain("renewal reminder for May 2028");
    for (const reason of ["short", "bo@example.com asked for it"])
      expect((await press(path, "erase", { reason })).statusCode).toBe(400);
    const reason = { reason: "asked for by telephone" };
    expect((await press(path, "erase", reason)).body).toContain("unless that is undone");
    expect(await states(db)).not.toContain("pending");
    expect((await press(path, "keep")).body).toContain("What will go");
    expect(await mails.execute()).toEqual(before);
    pass(1);
    await press(path, "erase", reason);
    pass(7 * dayMs - 1);
    expect(await eraseAsked(db, clock())).toBe(0);
    pass(1);
    expect(await eraseAsked(db, clock())).toBe(1);
    expect((await get(path)).statusCode).toBe(410);
    const asked = (await audited()).filter((line) => line.startsWith("erasure asked"));
    expect(asked).toEqual(byLink(id, "erasure asked", "erasure asked undone", "erasure asked"));
  });

  testOfExample(
    "the list has one line a lead, what nobody took before what somebody did, and no menu",
    async () => {
      const { store, press, get } = await staffSetUp(engine);
      const { path } = await store(by({ firstName: "Kim" }));
      await store();
      await press(path, "take", { name: "Nora" });
      const { body } = await get(listUrl);
      expect(body.match(/<li>/g)).toHaveLength(2);
      expect(body.indexOf("Maëlle")).toBeLessThan(body.indexOf("Kim"));
      expect(body).toMatch(/Kim O&#39;Brien-李<\/a> Mar 8, 11:30 a\.m\. · Nora<\/li>/);
      expect(body).not.toContain("<footer>");
      const lead = (await get(path)).body;
      const places = [
        "Answered</button>",
        "Written by the visitor",
        "Erase this person",
        "Reference",
      ];
      const order = places.map((text) => lead.indexOf(text));
      expect(order).toEqual(order.toSorted((a, b) => a - b));
      expect(lead.match(/class="primary"/g)).toHaveLength(1);
    },
  );

  test("a note and the first of a corrected contact stay under the lead, once, and go with it", async () => {
    const { db, store, press, get, audited } = await staffSetUp(engine);
    const { id, path } = await store();
    expect((await press(path, "note", { name: "Nora" })).body).toContain("Please enter the note");
    const note = { name: "Nora", note: "Prefers mornings" };
    expect((await press(path, "note", note)).body).toContain("Prefers mornings (Nora, Sunday,");
    expect((await press(path, "note", note)).body).toContain("This button did nothing");
    const corrected = { name: "Nora", contact: "613-555-0142" };
    const { body } = await press(path, "correct", corrected);
    expect(body).toContain("The contact was maelle@example.com. (Nora,");
    expect(body).toContain("tel:+16135550142");
    expect((await press(path, "correct", corrected)).body).toContain("This button did nothing");
    expect((await press(listUrl, undefined, { find: "613 555 0142" })).body).toContain(id);
    expect((await get(`${path}&act=correct`)).body).toContain('name="contact"');
    expect((await audited()).slice(0, 2)).toEqual([
      `noted by Nora, ${links.actor}: ${id}`,
      `corrected by Nora, ${links.actor}: ${id}`,
    ]);
    const logged = await valuesOf(db, "audit_log", "detail");
    expect(JSON.stringify(logged)).not.toMatch(/maelle|0142|mornings/);
    await eraseMatching(db, isAny, { at: now, actor: "kim", action: "rejected" });
    expect(await db.selectFrom("lead_notes").selectAll().execute()).toEqual([]);
  });

  testOfExample(
    "a mortgage is kept from the end of its term, and a renewal has a new term",
    async () => {
      const { db, store, press, get, audited } = await staffSetUp(engine);
      const { id, path } = await store();
      await press(path, "answer");
      expect((await get(`${path}&act=mortgage`)).body).toContain('type="date"');
      for (const termEnds of ["", "2026-03-08", "soon"]) {
        const refused = await press(path, "mortgage", { termEnds });
        expect(refused.body).toContain("Please enter the last day of the term");
      }
      const done = await press(path, "mortgage", { termEnds: "2031-06-30" });
      expect(done.body).toContain("until 2037-06-30, as mortgage");
      expect((await press(path, "mortgage", { termEnds: "2031-06-30" })).body).toContain(
        "This button did nothing",
      );
      const renewed = await press(path, "mortgage", { termEnds: "2036-06-30" });
      expect(renewed.body).toContain("until 2042-06-30, as mortgage");
      const undone = await press(path, "noMortgage");
      expect(undone.body).toContain("until 2032-03-08, as application");
      await press(path, "mortgage", { termEnds: "2031-06-30" });
      const lead = await db.selectFrom("leads").selectAll().executeTakeFirstOrThrow();
      expect(lead).toMatchObject({
        retention_class: "mortgage",
        term_ends_at: "2031-06-30T00:00:00.000Z",
      });
      expect((await audited()).slice(1)).toEqual(
        byLink(id, "classified", "classified", "classified undone", "classified"),
      );
    },
  );

  test("a withdrawal ends the reminders of the address, and undoing it brings them back", async () => {
    const { db, store, press, pass, audited } = await staffSetUp(engine);
    const { id, path } = await store();
    const reminder = await storeReminder(db, application.phoneOrEmail.toUpperCase());
    const due = () =>
      db.selectFrom("outbox").select("channel").where("channel", "=", "reminder").execute();
    expect(await due()).toHaveLength(1);
    const withdrawn = await press(path, "withdraw");
    expect(withdrawn.body).toContain("withdrawn, Sunday, March 8");
    expect(await due()).toEqual([]);
    expect(await reminderStore(db, 20).state(reminder, now)).toEqual({ state: "expired" });
    await press(path, "consent");
    expect(await due()).toHaveLength(1);
    await press(path, "withdraw");
    pass(7 * dayMs);
    expect((await press(path, "consent")).body).toContain("This button did nothing");
    const entries = ["consent withdrawn", "consent withdrawn undone", "consent withdrawn"];
    expect(await audited()).toEqual(
      entries.flatMap((act) => [reminder, id].flatMap((subject) => byLink(subject, act))),
    );
  });

  testOfExample(
    "erasing a person shows what will go, asks for a reason, and waits seven days",
    async () => {
      const { db, store, press, get, audited, pass, clock } = await staffSetUp(engine);
      const { id, path } = await store();
      const earlier = await store({ receivedAt: new Date(now.getTime() - dayMs) });
      await store(by({ firstName: "Kim" }));
      const shown = (await get(`${path}&act=erase`)).body;
      expect(shown.match(/<li>Application of /g)).toHaveLength(2);
      expect(shown).toContain("The law requires it to be kept: FSRA requires");
      for (const reason of ["", "short", "the lawyer of Maëlle agreed"]) {
        const refused = await press(path, "erase", reason ? { reason } : {});
        expect([refused.statusCode, refused.body]).toEqual([
          400,
          expect.stringContaining("Please enter a reason"),
        ]);
      }
      const asked = await press(path, "erase", { reason: "a test of the installation" });
      expect([asked.statusCode, asked.body]).toEqual([
        200,
        expect.stringContaining("Erased on Sunday, March 15, 2026"),
      ]);
      expect(asked.body).not.toContain("Erase this person");
      const list = (await get(listUrl)).body;
      expect(list).toContain("Kim");
      expect(list).toContain("unless that is undone");
      expect((await press(path, "erase", { reason: "a second test of it" })).body).not.toContain(
        "second",
      );
      pass(7 * dayMs - 1);
      expect(await eraseAsked(db, clock())).toBe(0);
      pass(1);
      expect(await eraseAsked(db, clock())).toBe(2);
      expect(await valuesOf(db, "leads", "first_name")).toEqual(["Kim"]);
      expect((await audited()).toSorted()).toEqual(
        [id, earlier.id]
          .flatMap((lead) => [`erased by server: ${lead}`, ...byLink(lead, "erasure asked")])
          .toSorted(),
      );
      const entries = await db.selectFrom("audit_log").select("detail").orderBy("seq").execute();
      expect(entries[0]?.detail).toBe("overruled: a test of the installation");
    },
  );

  test("an erasure that is undone brings back deliveries, reminders and the person's other leads", async () => {
    const { db, store, press, everything, pass } = await staffSetUp(engine);
    const { path } = await store();
    await store({ receivedAt: new Date(now.getTime() - dayMs) });
    await storeReminder(db, application.phoneOrEmail);
    const channelsOf = async () => (await valuesOf(db, "outbox", "channel")).toSorted();
    const before = await channelsOf();
    await press(path, "erase", { reason: "a test of the installation" });
    expect(await channelsOf()).toEqual([]);
    pass(3 * dayMs);
    expect((await press(path, "keep")).body).toContain("Erase this person");
    expect(await channelsOf()).toEqual(before.filter((name) => name !== "confirmation"));
    const rows = await db.selectFrom("leads").select(["removed_at", "erase_reason"]).execute();
    expect(rows).toEqual(rows.map(() => ({ removed_at: null, erase_reason: null })));
    const kept = await everything();
    expect((await press(path, "keep")).body).toContain("This button did nothing");
    expect(await everything()).toEqual(kept);
  });

  test("revoked links end, in this browser too, and a new list opens it again", async () => {
    const { app, store, press, get, pass, audited } = await staffSetUp(engine);
    const { path } = await store();
    expect((await get(`${listUrl}?act=revoke`)).body).toContain("End all links");
    const revoked = await press(listUrl, "revoke");
    expect(revoked.headers["set-cookie"]).toContain("staff=; Path=/staff; Max-Age=0");
    const link = links.toList(now).slice(siteUrl.length);
    expect((await app.inject(link)).statusCode).toBe(410);
    expect((await get(path, opened)).body).toContain("This link does not work");
    expect((await press(path, "answer")).statusCode).toBe(410);
    expect(await audited()).toEqual(byLink(null, "links revoked"));
    pass(1_000);
    expect((await get(path)).statusCode).toBe(200);
  });

  test("one link acts at most 150 times at once, and the refused acts leave no entry", async () => {
    const { store, press, pass, audited } = await staffSetUp(engine);
    const { path } = await store();
    const codes: number[] = [];
    for (const some of inPages(Array.from({ length: 160 }), 8)) {
      const presses = await Promise.all(some.map(() => press(path, "answer", {}, opened)));
      codes.push(...presses.map(({ statusCode }) => statusCode));
    }
    expect(codes.filter((code) => code === 200)).toHaveLength(150);
    expect(codes.filter((code) => code === 429)).toHaveLength(10);
    expect((await press(path, "reopen", {}, opened)).statusCode).toBe(429);
    expect(await audited()).toHaveLength(1);
    pass(60_000);
    expect((await press(path, "reopen", {}, opened)).statusCode).toBe(200);
  });

  test("an application that was removed is named as removed", async () => {
    const { db, store, press, get } = await staffSetUp(engine);
    const { path } = await store();
    await db.deleteFrom("outbox").execute();
    await db.deleteFrom("leads").execute();
    expect((await get(path)).statusCode).toBe(410);
    expect((await press(path, "answer")).body).toContain("This application was removed");
  });
});

test("an expired, altered or foreign link shows no application and changes nothing", async () => {
  const { app, store, press, everything } = await staffSetUp();
  const { path } = await store();
  const before = await everything();
  const former = staffLinks(secret, siteUrl, "former@brokerage.example");
  const strange = staffLinks(Buffer.from("another"), siteUrl, links.to);
  const token = tokenOf(links.toList(now));
  const wrong = [
    tokenOf(links.toList(new Date(now.getTime() - 3 * dayMs))),
    tokenOf(former.toList(now)),
    tokenOf(strange.toList(now)),
    token.replace(/.$/, (last) => (last === "A" ? "B" : "A")),
    token.replace(/^\d+/, (seconds) => String(Number(seconds) + 1)),
    token.slice(0, -1),
    "",
  ];
  for (const one of wrong) {
    const cookie = `staff=${one}`;
    const answers = [
      await app.inject(`${listUrl}?link=${one}`),
      ...(one === ""
        ? []
        : [
            await app.inject({ url: listUrl, headers: { cookie } }),
            await app.inject({ url: path, headers: { cookie } }),
            await press(path, "answer", {}, { cookie }),
          ]),
    ];
    for (const { statusCode, body } of answers) {
      expect([one, statusCode]).toEqual([one, 410]);
      expect(body).toMatch(/This link (does not work|has expired)/);
      expect(body).not.toMatch(/Maëlle|maelle@/);
    }
  }
  expect((await app.inject(`${listUrl}?link=${"x".repeat(300)}`)).statusCode).toBe(410);
  expect(await everything()).toEqual(before);
});

test("a browser that opened no list is shown nothing, and can ask for the list once in 15 minutes", async () => {
  const { app, db, store, press } = await staffSetUp();
  const { path } = await store();
  const none = { cookie: "" };
  for (const answer of [
    await app.inject(path),
    await app.inject(listUrl),
    await press(path, "answer", {}, none),
    await press(listUrl, "revoke", {}, none),
  ]) {
    expect(answer.statusCode).toBe(403);
    expect(answer.body).toContain("This browser is not open for staff");
    expect(answer.body).not.toMatch(/Maëlle|maelle@/);
  }
  await press(listUrl, "ask", {}, none);
  expect((await press(listUrl, "ask", {}, none)).body).toContain("The list is on its way");
  const lists = db.selectFrom("outbox").select("subject_id").where("channel", "=", "list email");
  expect(await lists.execute()).toHaveLength(1);
});

test("a client asks for four lists a day, and all clients for 24", async () => {
  const { app, pass } = await staffSetUp();
  const ask = (remoteAddress: string) =>
    app.inject({ ...formPost(listUrl, { act: "ask" }), remoteAddress });
  const codesOf = async (addresses: readonly string[]) => {
    const codes = [];
    for (const address of addresses) codes.push((await ask(address)).statusCode);
    return codes.filter((code) => code === 200).length;
  };
  expect(await codesOf(Array.from({ length: 6 }, () => "203.0.113.9"))).toBe(4);
  const many = Array.from({ length: 40 }, (_, index) => `198.51.${index}.7`);
  expect(await codesOf(many)).toBe(20);
  expect((await ask("203.0.113.9")).body).toContain("asked for too often today");
  pass(dayMs);
  expect((await ask("203.0.113.9")).statusCode).toBe(200);
});

test("the link of a list opens the browser, which keeps it out of the address", async () => {
  const { app } = await staffSetUp();
  const { statusCode, headers } = await app.inject(links.toList(now).slice(siteUrl.length));
  expect([statusCode, headers.location]).toEqual([303, listUrl]);
  expect(headers["set-cookie"]).toBe(
    `staff=${tokenOf(links.toList(now))}; Path=/staff; Expires=Wed, 11 Mar 2026 15:30:00 GMT; HttpOnly; SameSite=Lax; Secure`,
  );
});

test("the page has no script, cannot be framed, indexed or cached, and leaks no address", async () => {
  const { store, get } = await staffSetUp();
  const { path } = await store(by({ firstName: "<script>alert(1)</script>" }));
  const { headers, body } = await get(path);
  expect(headers["content-security-policy"]).toContain("default-src 'none'");
  expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
  expect(headers["x-robots-tag"]).toBe("noindex");
  expect(headers["cache-control"]).toBe("no-store");
  expect(headers["referrer-policy"]).toBe("same-origin");
  expect(body).not.toContain("<script");
  expect(body).toContain("&lt;script&gt;alert(1)");
});

test("a form of another site, or an unknown act, changes nothing and shows no application", async () => {
  const { store, press, everything } = await staffSetUp();
  const { path } = await store();
  const before = await everything();
  const foreign = await press(path, "answer", {}, { origin: "https://other.example" });
  expect(foreign.statusCode).toBe(403);
  const unknown = await press(path, "burn");
  expect(unknown.statusCode).toBe(400);
  for (const { body } of [foreign, unknown]) {
    expect(body).toContain("Nothing was changed");
    expect(body).not.toMatch(/Maëlle|maelle@/);
  }
  expect(await everything()).toEqual(before);
});

test("without links in mails there is no page", async () => {
  const { app } = await testApp();
  expect((await app.inject(listUrl)).statusCode).toBe(404);
});

test("a reply that quotes the whole mail of a lead gives its reader no rights", async () => {
  const { app, db, store, everything } = await staffSetUp();
  const { id } = await store();
  const { mails, settings } = await mailPeer();
  const [lead, details, call] = emailChannels(settings, brokerage, links);
  const [message] = await readLeadMessages(db, [id]);
  if (!message) throw new Error("The lead is not stored.");
  for (const channel of [lead, details, call]) await channel.send(message, noLimit);
  await lead.sendTogether?.([message, message], noLimit);
  expect(mails[0]?.headers.get("reply-to")).toBe(application.phoneOrEmail);
  const transport = createTransport({ url: settings.smtpUrl, ignoreTLS: true });
  for (const { text, html } of mails.slice()) {
    const quoted = text.replaceAll(/^/gm, "> ");
    const to = application.phoneOrEmail;
    await transport.sendMail({ from: settings.to, to, text: quoted, html });
  }
  const replies = mails.filter(({ to }) => to === application.phoneOrEmail);
  expect(replies).toHaveLength(4);
  const before = await everything();
  for (const { text, html } of replies) {
    const found = `${text}\n${html}`.matchAll(/https?:\/\/[^\s"<>]+/g);
    const paths = [...new Set([...found].map(([link]) => link.slice(siteUrl.length)))];
    expect(paths).toEqual([`/staff/application?id=${id}`]);
    for (const path of paths) {
      const shown = await app.inject(path);
      expect(shown.statusCode).toBe(403);
      expect(shown.body).not.toMatch(/Maëlle|maelle@/);
      for (const act of staffActs) {
        const given = { name: "x", termEnds: "2031-01-01", reason: "because they asked" };
        expect((await app.inject(formPost(path, { act, ...given }))).statusCode).toBe(403);
      }
    }
  }
  expect(await everything()).toEqual(before);
});
