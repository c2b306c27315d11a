import { join } from "node:path";
import type { Submission } from "../src/store/lead.ts";
import type { ChannelName, LeadDatabase } from "../src/store/tables.ts";
import { environmentOf, leadsTerminal } from "./leadsTerminal.ts";
import { copyEmptyFile, type Engine, opened, temporaryFolder } from "./onEachEngine.ts";
import { submission } from "./submission.ts";
import { testStore } from "./testStore.ts";

type Sent = Partial<Submission>;

async function storeAll(db: LeadDatabase, channels: ChannelName[], sent: readonly Sent[]) {
  const store = testStore(db, channels);
  const all = sent.map(submission);
  await Promise.all(all.map((one) => store.accept(one)));
  return { store, ids: all.map(({ id }) => id) };
}

/** Stores applications in the worker's database, and returns it with a terminal of staff. */
export async function holding(engine: Engine, ...sent: Sent[]) {
  const { settings, db } = await engine.emptyDatabase();
  const stored = await storeAll(db, ["webhook"], sent);
  return { settings, db, ...stored, env: environmentOf(settings), leads: leadsTerminal(settings) };
}

/** Stores applications, or so many, in a SQLite file of its own, which other processes may open. */
export async function holdingFile(sent: number | Sent[], channels: ChannelName[] = []) {
  const dataDir = temporaryFolder();
  const settings = await copyEmptyFile(dataDir);
  const db = await opened(settings);
  const all = typeof sent === "number" ? Array.from({ length: sent }, () => ({})) : sent;
  const stored = await storeAll(db, channels, all);
  const backupDir = temporaryFolder();
  return {
    ...{ settings, dataDir, backupDir, db, ...stored, leads: leadsTerminal(settings) },
    env: { ...environmentOf(settings), BACKUP_DIR: backupDir },
    path: join(dataDir, "leads.sqlite"),
    file: join(backupDir, "leads.backup"),
  };
}

/** Stores applications in a SQLite file that nothing has open. */
export async function closedFile(...given: Parameters<typeof holdingFile>) {
  const { db, store: _, ...held } = await holdingFile(...given);
  await db.destroy();
  return held;
}
