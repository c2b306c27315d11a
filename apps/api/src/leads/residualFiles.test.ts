import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../testing/onEachEngine.ts";
import { openSqlite } from "./openSqlite.ts";
import { isInFiles } from "./residualFiles.ts";
import { databaseIn } from "./sqliteFile.ts";

const openAndClose = `
const db = new (require("node:sqlite").DatabaseSync)(process.argv[1]);
db.exec("pragma journal_mode = wal; select * from people");
db.close();`;

test("a search of the database in use keeps its locks, so that no other process removes its log", async () => {
  const dataDir = temporaryFolder();
  const path = databaseIn(dataDir);
  const db = openSqlite(path);
  db.exec("create table people (name text); insert into people values ('Maëlle')");
  expect(await isInFiles(dataDir, ["Maëlle"])).toBe(true);
  expect(await isInFiles(dataDir, ["Kim"])).toBe(false);
  execFileSync(process.execPath, ["-e", openAndClose, path], { stdio: "pipe" });
  expect(existsSync(`${path}-wal`)).toBe(true);
  db.close();
});
