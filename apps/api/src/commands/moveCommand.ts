import { existsSync, renameSync } from "node:fs";
import { moveStore } from "../backup/moveStore.ts";
import { settleRestore } from "../backup/restoreExchange.ts";
import { lockDataDir, markHasApplications } from "../store/dataFolder.ts";
import { type DatabaseSettings, describeDatabase, openDatabase } from "../store/openDatabase.ts";
import { databaseIn, syncFolder } from "../store/sqliteFile.ts";
import { readMarks } from "../store/storeMarks.ts";
import { type FileCommand, type FileContext, UsageError } from "./command.ts";

function readTarget({ options, settings }: FileContext): DatabaseSettings {
  const to = options.text("to");
  const isUrl = to !== undefined && /^postgres(ql)?:$/.test(URL.parse(to)?.protocol ?? "");
  if (settings.database.engine === "sqlite" && isUrl) return { engine: "postgres", url: to };
  if (settings.database.engine === "postgres" && to === "sqlite")
    return { engine: "sqlite", dataDir: settings.dataDir };
  throw new UsageError(
    "Give --to postgres://… to leave SQLite, or --to sqlite to leave the PostgreSQL of DATABASE_URL.",
  );
}

/** Puts a file aside that was moved to PostgreSQL before, so that a new one takes its place. */
async function putAside(target: DatabaseSettings, { now, print }: FileContext): Promise<void> {
  if (target.engine !== "sqlite") return;
  const path = databaseIn(target.dataDir);
  if (!existsSync(path)) return;
  const db = await openDatabase(target);
  const isMoved = (await readMarks(db).finally(() => db.destroy()))["moved to"] !== undefined;
  if (!isMoved) return;
  const aside = `${path}.moved-${now.toISOString().replaceAll(/[:.]/g, "-")}`;
  renameSync(path, aside);
  syncFolder(target.dataDir);
  print(`The file that was moved before is kept as ${aside}; delete it when it is not needed.`);
}

export const moveCommand: FileCommand = {
  summary: "Move all applications from SQLite to PostgreSQL, or back; every server must be stopped",
  usage: "--to postgres://USER@HOST/NAME | --to sqlite",
  takes: {
    "--to TARGET":
      "an empty PostgreSQL (its password may be in PGPASSWORD), or sqlite for the file in DATA_DIR",
  },
  notes: [
    "It counts and compares every row. If it was interrupted, run it again: it goes on.",
    "The store left behind is marked, so that no server starts on it.",
  ],
  async runOnFile(context) {
    const { settings, now: at, actor, print } = context;
    const target = readTarget(context);
    using _lock = lockDataDir({ database: { engine: "sqlite", dataDir: settings.dataDir } });
    settleRestore(settings.database, print);
    await putAside(target, context);
    const user = "command";
    await using fromDb = await openDatabase(settings.database, { user });
    await using toDb = await openDatabase(target, { user });
    const from = { db: fromDb, name: describeDatabase(settings.database) };
    const to = { db: toDb, name: describeDatabase(target) };
    const counts = await moveStore({ from, to }, { at, actor });
    if (target.engine === "sqlite" && counts.leads) markHasApplications(target.dataDir);
    const moved = Object.entries(counts).filter(([, count]) => count > 0);
    print(`Moved from ${from.name} to ${to.name}, and compared:`);
    for (const [table, count] of moved) print(`  ${table}: ${count}`);
    print(
      target.engine === "postgres"
        ? "Now set DATABASE_URL for every server, and start them."
        : "Now remove DATABASE_URL, and start the one server.",
    );
  },
};
