import { statSync } from "node:fs";
import { flushCompileCache } from "node:module";
import type { DatabaseSync, SQLInputValue, StatementSync } from "node:sqlite";
import { parentPort } from "node:worker_threads";
import { openSqlite } from "./sqliteFile.ts";

// SQLite's calls block while another process locks the file: on a thread, they delay no other request.

interface Statement {
  path: string;
  sql: string;
  parameters: readonly unknown[];
}
/** After "close", the thread may serve another file. */
export interface SqliteRequest {
  id: number;
  request: Statement | "close";
}
interface SqliteFailure {
  message: string;
  code: number | undefined;
}
export type SqliteAnswer =
  | { id: number; rows: unknown[]; changes: number }
  | { id: number; failure: SqliteFailure };

const statementLimit = 200;

interface Open {
  db: DatabaseSync;
  inode: number;
  statements: Map<string, StatementSync>;
}
let current: Open | undefined;

/**
 * Opens the file, or checks that the path still leads to the open one: a file that was deleted or
 * replaced would still accept rows, and lose them. Every statement outside a transaction checks.
 */
function openFile(path: string): Open {
  const inode = statSync(path, { throwIfNoEntry: false })?.ino;
  if (current && inode === current.inode) return current;
  current?.db.close();
  current = undefined;
  if (inode === undefined) throw new Error("the database file is gone");
  current = { db: openSqlite(path), inode, statements: new Map() };
  return current;
}

function statement({ db, statements }: Open, sql: string): StatementSync {
  const known = statements.get(sql);
  if (known) return known;
  const prepared = db.prepare(sql);
  if (statements.size >= statementLimit) statements.clear();
  statements.set(sql, prepared);
  return prepared;
}

function run({ path, sql, parameters }: Statement): { rows: unknown[]; changes: number } {
  const open = current?.db.isTransaction ? current : openFile(path);
  // A failed commit may already have ended the transaction.
  if (sql === "rollback" && !open.db.isTransaction) return { rows: [], changes: 0 };
  const prepared = statement(open, sql);
  const values = parameters as SQLInputValue[];
  if (prepared.columns().length > 0) return { rows: prepared.all(...values), changes: 0 };
  return { rows: [], changes: Number(prepared.run(...values).changes) };
}

function close(): { rows: unknown[]; changes: number } {
  current?.db.close();
  current = undefined;
  return { rows: [], changes: 0 };
}

function describe(error: unknown): SqliteFailure {
  const message = error instanceof Error ? error.message : String(error);
  const code = error instanceof Error && "errcode" in error ? error.errcode : undefined;
  return { message, code: typeof code === "number" ? code : undefined };
}

parentPort?.on("message", ({ id, request }: SqliteRequest) => {
  let answer: SqliteAnswer;
  try {
    answer = { id, ...(request === "close" ? close() : run(request)) };
  } catch (error) {
    answer = { id, failure: describe(error) };
  }
  parentPort?.postMessage(answer);
});

// Node writes the compile cache on exit, and a killed thread never does.
flushCompileCache();
