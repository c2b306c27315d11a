import { chmodSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { consentFor } from "@mortgage-kit/contracts";
import { expect, onTestFinished, test } from "vitest";
import { brokerage, brokerages, testOfExample } from "../../testing/brokerage.ts";
import { holding as holdingOn } from "../../testing/holding.ts";
import { leadsTerminal } from "../../testing/leadsTerminal.ts";
import { onEachEngine, opened, temporaryFolder } from "../../testing/onEachEngine.ts";
import { application, by, now, submission } from "../../testing/submission.ts";
import { testApp } from "../../testing/testApp.ts";
import { valuesOf } from "../../testing/valuesOf.ts";
import { staffLinksOf } from "../deliveries/staffLinks.ts";
import { linkSecret } from "../deliveries/visitorMails.ts";
import { readSettings } from "../settings/readSettings.ts";
import { eraseAsked } from "../staff/erasePerson.ts";
import { consentId, keepConsent } from "../store/consents.ts";
import type { Submission } from "../store/lead.ts";
import { undoMs } from "../store/leadState.ts";

const webhook = {
  WEBHOOK_URL: "https://crm.example/leads",
  WEBHOOK_SECRET: "a2V5IG9mIHRoZSByZWNlaXZlciBmb3Igd2ViaG9va3M=",
};
const reason = "the privacy commissioner ordered it";
const record = consentFor({ terms: {}, privacy: {}, disclosure: {} });

onEachEngine((engine) => {
  const consent = { id: consentId(record), version: record.version };
  async function holding(...sent: Partial<Submission>[]) {
    const held = await holdingOn(engine, ...sent.map((more) => ({ consent, ...more })));
    await keepConsent(held.db, record, now);
    return held;
  }

  const trapped = { suspicion: "honeypot filled" as const };

  test("a suspected application is not listed, and is delivered once it is accepted", async () => {
    const { db, leads, ids } = await holding(trapped, {});
    const [suspect = "", genuine = ""] = ids;
    const list = await leads("list");
    expect(list.out).toContain(genuine.slice(0, 8));
    expect(list.out).not.toContain(suspect.slice(0, 8));
    expect(list.out).toContain("Held for review: 1 application.");
    expect((await leads(`redeliver ${suspect}`, webhook)).errors).toContain("is suspected");
    expect(await leads("review --accept --all", webhook)).toMatchObject({ code: 0 });
    expect(await leads("review")).toEqual({
      code: 0,
      out: "There are no suspected applications.\n",
      errors: "",
    });
    expect((await valuesOf(db, "outbox", "subject_id")).toSorted()).toEqual(ids.toSorted());
    expect((await leads("audit")).out).toContain(`nora  accepted  ${suspect.slice(0, 8)}`);
  });

  test("after a flood, networks that sent the fewest come first, and one is accepted by its network", async () => {
    const bot = { ...trapped, network: "203.0.113.0/24" };
    const person = { suspicion: "too many at once" as const, network: "198.51.100.0/24" };
    const { db, leads, ids } = await holding(bot, bot, person, bot, trapped, {});
    const listed = await leads("review");
    expect(listed.code).toBe(3);
    const counts = listed.out
      .trim()
      .split("\n")
      .map((line) => line.split(/ {2,}/).slice(0, 2));
    expect(counts[0]).toEqual(["NETWORK", "HELD"]);
    expect(counts.slice(1, 3).toSorted()).toEqual([
      ["198.51.100.0/24", "1"],
      ["not known", "1"],
    ]);
    expect(counts.slice(3)).toEqual([["203.0.113.0/24", "3"]]);
    expect((await leads("review --limit 1")).out.trim().split("\n")).toHaveLength(2);
    expect((await leads("review --accept --network 198.51.100.9", webhook)).out).toContain(
      "Accepted: 1 application.",
    );
    expect((await leads("review")).out).not.toContain("198.51.100");
    const left = db.selectFrom("leads").select("id").where("suspicion", "is not", null);
    expect(await left.execute()).not.toContainEqual({ id: ids[2] });
  });

  test("rejecting removes those that were counted, and none that came later", async () => {
    const { db, store, leads } = await holding(trapped, trapped, {});
    const { out } = await leads("review --reject --all");
    expect(out).toContain("It would remove 2 applications");
    expect(await valuesOf(db, "leads", "id")).toHaveLength(3);
    const until = /--until \S+/.exec(out)?.[0];
    const later = submission({ ...trapped, receivedAt: new Date(now.getTime() + 1_000) });
    await store.accept(later);
    expect((await leads(`review --reject --all ${until}`)).out).toContain(
      "Rejected and removed: 2 applications.",
    );
    const left = db.selectFrom("leads").select("id").where("suspicion", "is not", null);
    expect(await left.execute()).toEqual([{ id: later.id }]);
  });

  test("a person is found in any spelling of name or number", async () => {
    const phone = { ...application, firstName: "Ana", phoneOrEmail: "(705) 555-0177" };
    const { leads, ids } = await holding({ application: phone }, {});
    expect((await leads("list --find 705-555-0177")).out).toContain(ids[0]?.slice(0, 8));
    expect((await leads(["list", "--find", "maelle o'brien"])).out).toContain(ids[1]?.slice(0, 8));
    expect((await leads("list --find nobody@nowhere.example")).out).toBe(
      "There are no such applications.\n",
    );
    const log = (await leads("audit")).out;
    expect(log.match(/looked up/g)).toHaveLength(3);
    expect(log).not.toMatch(/maelle|555.?0177/);
  });

  testOfExample("a person's export has the consent text and the audit entries", async () => {
    const { leads, ids } = await holding({}, by({ lastName: "Other" }));
    await leads(["hold", `${ids[0]}`, "--reason", "file 2026-17"]);
    const { out } = await leads(["export", "--person", "O'Brien"]);
    const [file, ...others] = JSON.parse(out);
    expect(others).toEqual([]);
    expect(file).toMatchObject({
      id: ids[0],
      visitor: { lastName: application.lastName },
      consent: { ...record, agreedAt: now.toISOString(), withdrawnAt: null },
      retention: { class: "application", until: "2032-03-08T15:30:00.000Z", hold: "file 2026-17" },
      deliveries: [{ channel: "webhook", state: "pending" }],
      history: [{ actor: "nora", action: "held", detail: "file 2026-17" }],
    });
    const [id = ""] = ids;
    expect((await leads("audit")).out).toContain(`exported  1 application: ${id.slice(0, 8)}\n`);
  });

  test("a name in a reason is found as a whole word, not within a longer word", async () => {
    const { leads, ids } = await holding(by({ firstName: "Al", lastName: "Van der Case" }));
    const hold = (reason: string) => leads(["hold", `${ids[0]}`, "--reason", reason]);
    for (const named of [
      "AL called",
      "the file of van der case.",
      `mail of ${application.phoneOrEmail}`,
    ]) {
      expect((await hold(named)).errors).toContain("must not contain the person's name");
    }
    expect(await hold("legal dispute, case 7")).toMatchObject({ code: 0, errors: "" });
  });

  testOfExample(
    "erase reports the law that forbids it, and --reason needs a reason without names",
    async () => {
      const { db, leads, ids } = await holding({ idempotencyKey: "a" }, {});
      const [id = ""] = ids;
      const refused = await leads(`erase ${id} --yes`);
      expect(refused).toMatchObject({ code: 1 });
      expect(refused.errors).toContain("FSRA requires");
      expect(refused.errors).toContain(`${id} until 2032-03-08`);
      const naming = ["erase", id, "--reason", `${application.firstName} asked for it`, "--yes"];
      expect((await leads(naming)).errors).toContain("must not contain the person's name");
      expect((await leads(["erase", id, "--reason", reason])).out).toContain("add --yes");
      expect(await valuesOf(db, "leads", "id")).toHaveLength(2);

      expect((await leads(["erase", id, "--reason", reason, "--now", "--yes"])).out).toContain(
        "Erased permanently: 1 application.\nThe ",
      );
      expect(await valuesOf(db, "leads", "id")).toEqual([ids[1]]);
      expect(await valuesOf(db, "idempotency_keys", "key")).toEqual([]);
      const entries = await db.selectFrom("audit_log").selectAll().execute();
      expect(entries).toMatchObject([
        { actor: "nora", action: "erased", lead_id: id, detail: `overruled: ${reason}` },
      ]);
      expect(JSON.stringify(entries)).not.toMatch(/Maëlle|maelle/);
    },
  );

  test("erase waits seven days, as the page of staff does, and is asked once", async () => {
    const { db, leads, ids } = await holding({});
    const [id = ""] = ids;
    const erase = ["erase", id, "--reason", reason, "--yes"];
    expect((await leads(erase)).out).toBe(
      "To be erased on 2026-03-15: 1 application. Until then the page of the person undoes it.\n",
    );
    expect((await leads(erase)).out).toBe("Nothing was changed: that was asked before.\n");
    const lead = db.selectFrom("leads").select(["id", "removed_at", "erase_reason"]);
    expect(await lead.execute()).toEqual([
      { id, removed_at: now.toISOString(), erase_reason: reason },
    ]);
    expect(await eraseAsked(db, new Date(now.getTime() + undoMs - 1))).toBe(0);
    expect(await eraseAsked(db, new Date(now.getTime() + undoMs))).toBe(1);
    expect(await lead.execute()).toEqual([]);
  });

  test("nothing removes an application under a legal hold", async () => {
    const eightYearsAgo = new Date("2018-01-01T00:00:00Z");
    const { db, leads, ids } = await holding({ receivedAt: eightYearsAgo });
    const [id = ""] = ids;
    await leads(["hold", id, "--reason", "file 2026-17"]);
    expect((await leads(["erase", id, "--reason", reason, "--now", "--yes"])).errors).toContain(
      "under a legal hold (file 2026-17)",
    );
    await leads("purge --yes");
    expect(await valuesOf(db, "leads", "id")).toHaveLength(1);
    await leads(`hold ${id} --lift`);
    await leads("purge --yes");
    expect(await valuesOf(db, "leads", "id")).toEqual([]);
    expect((await leads("audit")).out).toMatch(
      /nora {2}released[\s\S]+nora {2}held .+ file 2026-17/,
    );
  });

  testOfExample(
    "a mortgage is kept from the end of its term, and listed while that is not known",
    async () => {
      const old = new Date("2012-06-01T00:00:00Z");
      const { db, leads, ids } = await holding({ receivedAt: old });
      const [id = ""] = ids;
      expect((await leads("purge")).out).toContain("It would remove 1 application");
      const setTerm = (term_ends_at: string | null) =>
        db
          .updateTable("leads")
          .set({ retention_class: "mortgage", term_ends_at })
          .where("id", "=", id)
          .execute();
      await setTerm(null);
      const purged = (await leads("purge --yes")).out;
      expect(purged).toMatch(/^Kept, because the end of their term is unknown:\n.+\n/);
      expect(purged).toContain(id.slice(0, 8));
      expect(purged).toContain("Removed permanently: 0 applications");
      expect((await leads(["erase", id, "--yes"])).errors).toContain("a day that is not known yet");
      await setTerm("2024-02-03T00:00:00.000Z");
      const [file] = JSON.parse((await leads(["export", "--person", application.lastName])).out);
      expect(file.retention).toMatchObject({
        class: "mortgage",
        until: "2030-02-03T00:00:00.000Z",
      });
      expect((await leads("purge")).out).toBe(
        "It would remove 0 applications; add --yes to do it.\n",
      );
      await setTerm("2017-09-01T00:00:00.000Z");
      expect((await leads("purge")).out).toContain("It would remove 1 application");
    },
  );

  test("a link from the terminal opens the pages of staff without mail, and is recorded", async () => {
    const { db, env, leads } = await holding({});
    const { out } = await leads("link");
    const { origin, pathname, search } = new URL(out.trim());
    expect([origin, pathname]).toEqual([brokerage.siteUrl, "/staff/applications"]);
    const environment = readSettings(env, brokerages);
    const staff = {
      db,
      channels: ["webhook" as const],
      links: staffLinksOf(environment, await linkSecret(db)),
      settings: environment,
    };
    const { app } = await testApp({ staff }, db);
    const opened = await app.inject(pathname + search);
    const cookie = String(opened.headers["set-cookie"]).split(";")[0] ?? "";
    const list = async () => (await app.inject({ url: pathname, headers: { cookie } })).body;
    expect(await list()).toContain("Maëlle");
    expect((await app.inject(pathname)).body).toContain("the command leads link prints a link");
    expect((await leads("audit")).out).toContain("nora  link printed");
    await leads("revoke-links");
    expect(await list()).toContain("This link does not work");
  });

  test("hidden characters in names are shown, and rows stay short", async () => {
    const firstName = `Eve\u202e${"x".repeat(80)}`;
    const { leads } = await holding(by({ firstName }));
    const [, row = ""] = (await leads("list")).out.split("\n");
    expect(row).toContain("Eve<U+202E>xxx");
    expect(row).not.toContain("\u202e");
    expect(row.length).toBeLessThan(140);
  });

  test("data erased while the server runs is in none of its files", async ({ skip }) => {
    const secret = { ...application, firstName: "Quillonia", phoneOrEmail: "q@quillonia.example" };
    const others = Array.from({ length: 60 }, () => ({}));
    const { settings, db, leads, ids } = await holding(...others, { application: secret });
    if (settings.engine !== "sqlite") return skip("PostgreSQL keeps its own log of old rows");
    const found = () =>
      readdirSync(settings.dataDir).filter((name) =>
        /quillonia/i.test(readFileSync(join(settings.dataDir, name), "latin1")),
      );
    expect(found()).not.toEqual([]);
    const { out } = await leads(["erase", ids.at(-1) ?? "", "--reason", reason, "--now", "--yes"]);
    expect(out).toContain("The database's files contain none of the removed data.");
    expect(found()).toEqual([]);
    expect(await valuesOf(db, "leads", "id")).toHaveLength(60);
  });
});

test.each(["erase", "purge"])("the help of %s asks for a legal review", async (name) => {
  const { out } = await leadsTerminal({ engine: "sqlite", dataDir: "/nowhere" })(`${name} --help`);
  expect(out).toContain("A lawyer must confirm the retention classes");
});

// Root can read everything, so the test is skipped for root.
test.skipIf(process.getuid?.() === 0)(
  "a data folder without permission is reported as such",
  async () => {
    const dataDir = temporaryFolder();
    const settings = { engine: "sqlite", dataDir } as const;
    await opened(settings);
    chmodSync(dataDir, 0);
    onTestFinished(() => chmodSync(dataDir, 0o700));
    const { code, errors } = await leadsTerminal(settings)("list");
    expect(code).toBe(1);
    expect(errors).toMatch(/^Permission denied: this user cannot read and write .+ \(EACCES\)/);
  },
);
