import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { leadsTerminal } from "../../testing/leadsTerminal.ts";
import { onEachEngine, opened, temporaryFolder } from "../../testing/onEachEngine.ts";
import { application, now, submission } from "../../testing/submission.ts";
import { formSecret } from "../abuse/formTokens.ts";
import { linkSecret } from "../deliveries/visitorMails.ts";
import type { Evidence, Submission } from "../leads/lead.ts";
import { leadStore } from "../leads/leadStore.ts";
import { staffLinks } from "../staff/staffLinks.ts";

const mail = {
  SMTP_URL: "smtp://127.0.0.1:1",
  LEADS_EMAIL_TO: "team@brokerage.example",
  LEADS_EMAIL_FROM: "site@brokerage.example",
};

const person: Evidence = { lane: "script", secondsOpen: 40, isFirstSight: true };

onEachEngine((engine) => {
  async function holding(...submissions: Partial<Submission>[]) {
    const settings = await engine.emptyDatabase();
    const db = await opened(settings);
    const store = leadStore({ db, channels: ["email"] });
    for (const one of submissions) await store.accept(submission(one));
    return { db, settings, leads: leadsTerminal(settings) };
  }

  test("suspected applications are filtered by lane, time open, new networks and reason", async () => {
    const named = (firstName: string, more: Partial<Evidence>) => ({
      application: { ...application, firstName },
      suspicion: "too many at once" as const,
      evidence: { ...person, ...more },
    });
    const { leads } = await holding(
      named("Quentin", {}),
      named("Hasty", { secondsOpen: 2 }),
      named("Plain", { lane: "plain" }),
      named("Known", { isFirstSight: false }),
      { ...named("Trapped", {}), suspicion: "trap filled" },
    );
    const shown = async (filter: string) => {
      const { out } = await leads(`suspected ${filter}`);
      return (out.match(/Quentin|Hasty|Plain|Known|Trapped/g) ?? []).toSorted();
    };
    expect(await shown("--lane plain")).toEqual(["Plain"]);
    expect(await shown("--lane script --open-for 5 --new-networks")).toEqual([
      "Quentin",
      "Trapped",
    ]);
    expect(await shown("--open-for 60")).toEqual([]);
    expect((await leads("suspected --lane phone")).errors).toContain("--lane");
    const accepted = "accept --all --lane script --open-for 5 --new-networks";
    expect((await leads([...accepted.split(" "), "--reason", "too many at once"])).out).toContain(
      "Accepted: 1 application.",
    );
    expect(await shown("")).toEqual(["Hasty", "Known", "Plain", "Trapped"]);
  });

  test("a new secret of the forms stops no link in a mail to staff", async () => {
    const { db, leads } = await holding({});
    await formSecret(db);
    const link = async () => {
      const { out } = await leads("digest --print", mail);
      return /applications\?link=(\S+)/.exec(out)?.[1] ?? "";
    };
    const before = await link();
    await db.deleteFrom("form_keys").execute();
    await formSecret(db);
    expect(await link()).toBe(before);
    const links = staffLinks({
      secret: await linkSecret(db),
      siteUrl: "",
      to: mail.LEADS_EMAIL_TO,
    });
    expect(links.readList(before, now)).toMatchObject({ scope: "open" });
  });

  test("before its hour the digest is not sent, and another day's loop tries again", async () => {
    const { leads } = await holding({});
    // It is 11:30 in Toronto, and the mail server is away.
    expect(await leads("digest --after 12", mail)).toEqual({ code: 0, out: "", errors: "" });
    expect(
      await leads("digest --after 11", { ...mail, ALLOW_INSECURE_MAIL: "true" }),
    ).toMatchObject({
      code: 1,
      errors: expect.stringContaining("The digest was not sent"),
    });
  });

  test.skipIf(engine.name === "postgres")(
    "a restore is tried without changing anything, and noted in the audit log",
    async () => {
      const { db, settings, leads } = await holding({}, {});
      const file = `${temporaryFolder()}/leads.backup`;
      expect((await leads(["backup", file])).code).toBe(0);
      await leadStore({ db, channels: ["email"] }).accept(submission());
      const tried = await leads(["restore", file, "--try"]);
      expect(tried).toMatchObject({ code: 0, errors: "" });
      expect(tried.out).toMatch(/The backup can be restored: 2 applications, the newest of 2026-/);
      expect(await db.selectFrom("leads").select("id").execute()).toHaveLength(3);
      expect((await leads("audit")).out).toMatch(/nora {2}restore tried/);
      const damaged = await leads(["restore", `${file}.manifest.json`, "--try", "--raw"]);
      expect(damaged.code).toBe(1);
      const folder = settings.engine === "sqlite" ? settings.dataDir : "";
      expect(readdirSync(folder).filter((name) => name.startsWith("restore-drill-"))).toEqual([]);
    },
  );
});
