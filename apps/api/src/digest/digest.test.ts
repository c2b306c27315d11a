import { expect, test } from "vitest";
import { brokerage } from "../../testing/brokerage.ts";
import { mailPeer } from "../../testing/mailPeer.ts";
import { type Engine, onEachEngine, opened } from "../../testing/onEachEngine.ts";
import { now, submission } from "../../testing/submission.ts";
import { isMailFailing } from "../held/mailTurn.ts";
import { audit } from "../leads/auditLog.ts";
import { leadStore } from "../leads/leadStore.ts";
import { staffLinks } from "../staff/staffLinks.ts";
import { sendDigest } from "./sendDigest.ts";

const hourMs = 60 * 60 * 1000;
const after = (hours: number) => new Date(now.getTime() + hours * hourMs);

async function setUp(engine: Engine) {
  const db = await opened(await engine.emptyDatabase());
  const { mails, settings } = await mailPeer();
  const to = settings.to;
  const backups = { dir: "/backups", dumps: undefined, recipients: [] };
  const links = staffLinks({ secret: Buffer.alloc(32, 1), siteUrl: brokerage.siteUrl, to });
  const send = (at: Date, email = settings) =>
    sendDigest({ db, settings: { brokerage, backups }, email, links, now: at });
  return { db, mails, settings, send };
}

onEachEngine((engine) => {
  test("the digest says what waits and what failed, and names no applicant", async () => {
    const { db, mails, send } = await setUp(engine);
    const store = leadStore({ db, channels: ["email"] });
    await store.accept(submission());
    await store.accept(submission({ receivedAt: after(24) }));
    await store.accept(submission({ suspicion: "sent too fast" }));
    await db.updateTable("deliveries").set({ state: "dead" }).execute();
    await audit(db, { at: now, actor: "timer", action: "backed up", detail: "to a file" });
    await audit(db, { at: now, actor: "kim", action: "restore tried" });
    const { responseHours } = brokerage.claims;
    expect(await send(after(Math.max(24, responseHours + 1)))).toBe(true);
    const [mail] = mails;
    expect(mail?.headers.get("subject")).toBe("Morning digest: 2 open, 1 late, 1 held");
    const raw = mail?.text ?? "";
    expect(mail?.html).toContain("<h2>Waiting</h2>");
    for (const line of [
      "Failed deliveries: +2\n",
      "Last backup: +Sunday, March 8, 2026",
      "Last restore drill: +Sunday, March 8, 2026",
      "Audit log: +2 entries, head [0-9a-f]{64}",
      "Held applications: https://\\S+applications\\?link=held\\.",
    ]) {
      expect(raw).toMatch(new RegExp(line));
    }
    expect(raw).not.toMatch(/Maëlle|maelle@/);
  });

  test("one digest is sent a day in Toronto, by however many processes", async () => {
    const { mails, send } = await setUp(engine);
    const tries = await Promise.all([send(now), send(now), send(now)]);
    expect(tries.filter(Boolean)).toHaveLength(1);
    expect(await send(after(1))).toBe(false);
    expect(mails).toHaveLength(1);
    expect(await send(after(24))).toBe(true);
    const ids = mails.map(({ headers }) => headers.get("message-id"));
    expect(new Set(ids).size).toBe(2);
  });

  test("a digest that was not accepted is sent later the same day, and the failure is reported", async () => {
    const { db, mails, settings, send } = await setUp(engine);
    const away = { ...settings, smtpUrl: "smtp://127.0.0.1:1" };
    await expect(send(now, away)).rejects.toThrow("ECONNREFUSED");
    expect(await isMailFailing(db, after(0.05))).toBe(false);
    expect(await isMailFailing(db, after(0.1))).toBe(true);
    expect(await send(after(0.1))).toBe(true);
    expect(await isMailFailing(db, after(1))).toBe(false);
    expect(mails).toHaveLength(1);
  });
});
