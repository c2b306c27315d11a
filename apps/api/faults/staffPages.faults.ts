import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { mailPeer } from "../testing/mailPeer.ts";
import { report, scaled, until } from "./harness/measure.ts";
import { applicant } from "./harness/people.ts";
import { mailEnv } from "./harness/sinks.ts";
import { leadPath, openStaff } from "./harness/staffBrowser.ts";
import { startServer } from "./harness/startServer.ts";
import { onEachStore, type TestStore } from "./harness/stores.ts";
import { submitUntilStored } from "./harness/submit.ts";

const kills = scaled(20);

interface Act {
  act: string;
  /** Entry of the audit log. */
  action: string;
  /** Fields of its form. */
  fields?: Record<string, string>;
  /** Act that must be done before. */
  after?: string;
  /** Words of the page once it is done. */
  shown: string;
}

/** Acts of staff, with their opposites. */
const acts: Act[] = [
  { act: "answer", action: "answered", shown: "Not answered yet" },
  { act: "take", action: "taken", fields: { name: "Nora" }, shown: "Not mine" },
  { act: "postpone", action: "call postponed", shown: "Call now instead" },
  { act: "spam", action: "marked as spam", shown: "It is not spam" },
  {
    act: "mortgage",
    action: "classified",
    fields: { termEnds: "2035-06-30" },
    shown: "It is no mortgage",
  },
  {
    act: "correct",
    action: "corrected",
    fields: { name: "Nora", contact: "705-555-0177" },
    shown: "The contact was",
  },
  {
    act: "note",
    action: "noted",
    fields: { name: "Nora", note: "Prefers mornings" },
    shown: "Prefers mornings",
  },
  {
    act: "postpone",
    action: "call postponed",
    fields: { callAt: new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 16) },
    shown: "Call now instead",
  },
  {
    act: "hold",
    action: "held",
    fields: { reason: "a test of the installation" },
    shown: "Lift the legal hold",
  },
  { act: "withdraw", action: "consent withdrawn", shown: "Consent not withdrawn" },
  { act: "reopen", after: "answer", action: "answered undone", shown: ">Answered<" },
  { act: "restore", after: "spam", action: "marked as spam undone", shown: ">It is spam<" },
  {
    act: "erase",
    action: "erasure asked",
    fields: { reason: "a test of the installation" },
    shown: "Do not erase",
  },
  {
    act: "keep",
    after: "erase",
    action: "erasure asked undone",
    shown: "Erase this person",
  },
];

const reason = { reason: "a test of the installation" };

/** Returns how many entries of an action the audit log has for a lead. */
async function entriesOf({ read }: TestStore, action: string, id: string): Promise<number> {
  const entries = await read((db) =>
    db.selectFrom("audit_log").select("action").where("lead_id", "=", id).execute(),
  );
  return entries.filter((entry) => entry.action === action).length;
}

onEachStore((openStore) => {
  test.for(acts)(
    "after a kill while $act is pressed, it is done with its entry or not at all, and once",
    async ({ act, action, fields = {}, after, shown }, { skip }) => {
      const store = await openStore(skip);
      const { mails, settings } = await mailPeer();
      const env = { ...store.env, ...mailEnv(settings.smtpUrl), LOG_LEVEL: "warn" };
      let server = await startServer({ env });
      const { get, press } = await openStaff(server.url, () => mails);
      let [done, notDone] = [0, 0];
      for (let round = 0; round < kills; round += 1) {
        const person = applicant(`${act}-${round}`);
        await submitUntilStored(server.url, person, `${act}-${round}`);
        const mail = () =>
          mails.find(
            ({ text, headers }) => headers.has("reply-to") && text.includes(person.phoneOrEmail),
          );
        await until(async () => mail() !== undefined, 120_000);
        const path = leadPath(mail());
        if (after) expect((await press(server.url + path, after, reason)).status).toBe(200);
        const pressed = press(server.url + path, act, fields).then(
          ({ status }) => status,
          () => 0,
        );
        await wait((round * 3) % 40);
        await server.kill();
        const status = await pressed;
        server = await startServer({ env });
        const id = path.split("id=")[1] ?? "";
        const isDone = (await (await get(server.url + path)).text()).includes(shown);
        if (status === 200) expect(isDone).toBe(true);
        expect(await entriesOf(store, action, id)).toBe(isDone ? 1 : 0);
        const again = await (await press(server.url + path, act, fields)).text();
        expect(again).toContain(shown);
        expect(await entriesOf(store, action, id)).toBe(1);
        if (isDone) done += 1;
        else notDone += 1;
      }
      await server.stop();
      report(
        `${store.engine}: ${kills} kills at ${act}, ${done} done, ${notDone} not done, none twice`,
      );
      // A mail whose outcome was not recorded comes again under its id.
      const leads = mails.filter(({ headers }) => headers.has("reply-to"));
      const distinct = (header: string) => new Set(leads.map(({ headers }) => headers.get(header)));
      expect(distinct("message-id").size).toBe(distinct("reply-to").size);
    },
  );
});
