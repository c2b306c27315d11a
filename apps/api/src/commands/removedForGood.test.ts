import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test } from "vitest";
import { leadsTerminal } from "../../testing/leadsTerminal.ts";
import { opened, temporaryFolder } from "../../testing/onEachEngine.ts";
import { application, submission } from "../../testing/submission.ts";
import { leadStore } from "../leads/leadStore.ts";

const reason = "the privacy commissioner ordered it";
const person = { ...application, firstName: "Quillonia", phoneOrEmail: "q@quillonia.example" };

async function holdingPerson() {
  const settings = { engine: "sqlite", dataDir: temporaryFolder() } as const;
  const db = await opened(settings);
  const sent = submission({ application: person });
  await leadStore({ db, channels: [] }).accept(sent);
  const { dataDir } = settings;
  const leads = leadsTerminal(settings);
  return {
    dataDir,
    leads,
    erase: () => leads(["erase", sent.id, "--overrule", reason, "--yes"]),
    traces: () =>
      readdirSync(dataDir).filter((name) =>
        /quillonia/i.test(readFileSync(join(dataDir, name), "latin1")),
      ),
  };
}

/** What copies each change as it comes keeps a reading transaction open, so that no log is cut off. */
function follower(dataDir: string): DatabaseSync {
  const db = new DatabaseSync(join(dataDir, "leads.sqlite"));
  onTestFinished(() => {
    if (db.isOpen) db.close();
  });
  db.exec("begin");
  db.prepare("select count(*) from leads").get();
  return db;
}

test("beside what follows the log, erasing says what is left to do, and doing it leaves no trace", async () => {
  const { dataDir, leads, erase, traces } = await holdingPerson();
  const copying = follower(dataDir);
  expect(await erase()).toMatchObject({
    code: 3,
    out: expect.stringContaining("stop what copies it, such as Litestream, and run leads purge"),
  });
  expect(traces()).not.toEqual([]);
  copying.close();
  expect(await leads("purge --yes")).toMatchObject({ code: 0 });
  expect(traces()).toEqual([]);
});

test("erasing names the files that a restore put aside, as they may hold the person", async () => {
  const { dataDir, leads, erase } = await holdingPerson();
  const aside = join(dataDir, "leads.sqlite.replaced-2026-03-08T15-30-00-000Z");
  writeFileSync(aside, "Quillonia");
  expect(await erase()).toMatchObject({
    code: 3,
    out: expect.stringContaining(`So do files that a restore put aside: remove them.\n  ${aside}`),
  });
  rmSync(aside);
  expect(await leads("purge --yes")).toMatchObject({ code: 0 });
});
