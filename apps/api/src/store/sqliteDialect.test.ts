import { renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { holdingFile } from "../../testing/holding.ts";
import { temporaryFolder } from "../../testing/onEachEngine.ts";
import { submission } from "../../testing/submission.ts";
import { valuesOf } from "../../testing/valuesOf.ts";
import { StoreUnavailable } from "./engine.ts";
import { openSqlite } from "./sqliteFile.ts";

test("a commit is synced to the write-ahead log before it returns", () => {
  const db = openSqlite(join(temporaryFolder(), "new.sqlite"));
  expect(db.prepare("pragma journal_mode").get()).toEqual({ journal_mode: "wal" });
  expect(db.prepare("pragma synchronous").get()).toEqual({ synchronous: 2 });
  db.close();
});

test("a database that cannot use a write-ahead log is rejected", () => {
  expect(() => openSqlite(":memory:")).toThrow("journal_mode is memory");
});

test("a deleted database file is noticed, and used again when it is back", async () => {
  const { path, db, store } = await holdingFile(0, ["email"]);
  await store.accept(submission());
  const away = `${path}.away`;
  renameSync(path, away);
  await expect(store.accept(submission())).rejects.toThrow(StoreUnavailable);
  await expect(store.check()).rejects.toThrow(StoreUnavailable);
  renameSync(away, path);
  await store.accept(submission());
  expect(await valuesOf(db, "leads", "id")).toHaveLength(2);
});

test("a database file replaced by an empty one stores no lead", async () => {
  const { path, store } = await holdingFile(0, ["email"]);
  rmSync(path);
  new DatabaseSync(path).close();
  await expect(store.accept(submission())).rejects.toThrow(StoreUnavailable);
});

test("waiting for another process's lock delays nothing else", async () => {
  const { path, db, store } = await holdingFile(0, ["email"]);
  const other = new DatabaseSync(path);
  other.exec("begin immediate");
  let turns = 0;
  const turning = setInterval(() => {
    turns += 1;
  }, 10);
  await expect(store.accept(submission())).rejects.toThrow(StoreUnavailable);
  clearInterval(turning);
  other.exec("rollback");
  other.close();
  // A blocking call would let this thread do nothing else for the two seconds of the wait.
  expect(turns).toBeGreaterThan(5);
  await store.accept(submission());
  expect(await valuesOf(db, "leads", "id")).toHaveLength(1);
});

test("a lead is stored completely or not at all", async () => {
  const { db, store } = await holdingFile(0, ["email"]);
  await db.schema.dropTable("outbox").execute();
  await expect(store.accept(submission({ idempotencyKey: "a" }))).rejects.toThrow();
  expect(await valuesOf(db, "leads", "id")).toEqual([]);
  expect(await valuesOf(db, "idempotency_keys", "key")).toEqual([]);
});
