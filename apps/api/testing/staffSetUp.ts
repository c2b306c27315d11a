import { retentionRules } from "@mortgage-kit/compliance/retention";
import { staffLinks } from "../src/deliveries/staffLinks.ts";
import type { Submission } from "../src/store/lead.ts";
import type { LeadDatabase } from "../src/store/tables.ts";
import { brokerage } from "./brokerage.ts";
import { standingClock } from "./deliverySetUp.ts";
import { formPost } from "./formPost.ts";
import { type Engine, sqlite } from "./onEachEngine.ts";
import { now, submission } from "./submission.ts";
import { testApp } from "./testApp.ts";
import { testStore } from "./testStore.ts";

export const dayMs = 24 * 60 * 60 * 1000;
export const secret = Buffer.from("a secret of the tests");
export const links = staffLinks(secret, brokerage.siteUrl, "team@brokerage.example");
export const tokenOf = (link: string) => new URL(link).searchParams.get("link") ?? "";
/** Returns the header of a browser that opened the link of a list at a time. */
export const openedAt = (at: Date, by = links) => ({ cookie: `staff=${tokenOf(by.toList(at))}` });
export const opened = openedAt(now);
/** Returns the log's entries of acts on a lead by the link, as `audited` reads them. */
export const byLink = (id: string | null, ...acts: string[]) =>
  acts.map((act) => `${act} by ${links.actor}: ${id}`);
export const listUrl = "/staff/applications";

/** Returns what the pages of staff need of an app on a database. */
export const staffOf = (db: LeadDatabase) => ({
  ...{ db, channels: ["email" as const, "list email" as const], links },
  settings: { retention: retentionRules(brokerage.regulator), isBehindTls: true },
});

/** Returns the app with the pages of staff, a browser that a link opened, and a clock that passes. */
export async function staffSetUp(engine: Engine = sqlite) {
  const { db } = await engine.emptyDatabase();
  const leads = testStore(db, ["email"]);
  const { read: clock, advance: pass } = standingClock();
  const { app } = await testApp({ leads, clock, staff: staffOf(db) }, db);
  const store = async (more: Partial<Submission> = {}) => {
    const lead = submission(more);
    await leads.accept(lead);
    return { id: lead.id, path: `/staff/application?id=${lead.id}` };
  };
  const press = (path: string, act?: string, more = {}, headers = {}) =>
    app.inject(
      formPost(
        path,
        { ...(act !== undefined && { act }), ...more },
        { ...openedAt(clock()), ...headers },
      ),
    );
  const get = (url: string, headers: Record<string, string> = openedAt(clock())) =>
    app.inject({ url, headers });
  const audited = async () =>
    (await db.selectFrom("audit_log").select(["action", "actor", "lead_id"]).execute()).map(
      ({ action, actor, lead_id }) => `${action} by ${actor}: ${lead_id}`,
    );
  const everything = async () => ({
    leads: await db.selectFrom("leads").selectAll().execute(),
    deliveries: await db.selectFrom("outbox").selectAll().execute(),
    audit: await audited(),
  });
  return { app, db, store, press, get, audited, everything, pass, clock };
}
