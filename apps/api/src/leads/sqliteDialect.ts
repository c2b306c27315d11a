import { once } from "node:events";
import { getCompileCacheDir } from "node:module";
import { dirname, extname } from "node:path";
import { Worker } from "node:worker_threads";
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from "kysely";
import { StoreUnavailable } from "./engine.ts";
import type { SqliteAnswer, SqliteCall } from "./sqliteThread.ts";

const constraintFailed = 19;

interface Pending {
  resolve: (result: QueryResult<never>) => void;
  reject: (error: Error) => void;
}

/** Connection to the thread that owns the file. A failed thread is replaced at the next call. */
class SqliteConnection implements DatabaseConnection {
  readonly #path: string;
  readonly #pending = new Map<number, Pending>();
  /** While true, a failed thread is not replaced, because the transaction is lost with it. */
  inTransaction = false;
  #worker: Worker | undefined;
  #lastId = 0;

  constructor(path: string) {
    this.#path = path;
  }

  executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    if (!this.#worker && this.inTransaction) {
      return Promise.reject(new StoreUnavailable("SQLite: the database thread failed"));
    }
    this.#worker ??= this.#start();
    const call: SqliteCall = { id: ++this.#lastId, sql, parameters };
    const { promise, resolve, reject } = Promise.withResolvers<QueryResult<never>>();
    this.#pending.set(call.id, { resolve, reject });
    this.#worker.postMessage(call);
    return promise;
  }

  // biome-ignore lint/correctness/useYield: the interface asks for a generator, and nothing streams
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error("This store does not stream.");
  }

  async close(): Promise<void> {
    const worker = this.#worker;
    this.#worker = undefined;
    if (!worker) return;
    worker.postMessage("close");
    await once(worker, "exit");
  }

  #start(): Worker {
    // The thread's file is beside this one, in the source and in the bundle.
    const worker = new Worker(
      new URL(`./sqliteThread${extname(import.meta.url)}`, import.meta.url),
      {
        workerData: { path: this.#path },
        env: compileCacheVariables(),
        // The thread keeps no rows, so a small heap suffices.
        resourceLimits: { maxYoungGenerationSizeMb: 4, maxOldGenerationSizeMb: 64 },
      },
    );
    worker.on("message", (answer: SqliteAnswer) => this.#settle(answer));
    worker.on("error", (error) => this.#abandon(worker, error));
    worker.on("exit", () => this.#abandon(worker, new Error("the database thread ended")));
    return worker;
  }

  #settle(answer: SqliteAnswer): void {
    const pending = this.#pending.get(answer.id);
    this.#pending.delete(answer.id);
    if ("failure" in answer) {
      const { message, code } = answer.failure;
      const isOurs = code !== undefined && (code & 0xff) === constraintFailed;
      pending?.reject(isOurs ? new Error(message) : new StoreUnavailable(`SQLite: ${message}`));
    } else {
      const rows = answer.rows as never[];
      pending?.resolve({ rows, numAffectedRows: BigInt(answer.changes) });
    }
  }

  #abandon(worker: Worker, error: unknown): void {
    if (this.#worker !== worker) return;
    this.#worker = undefined;
    for (const { reject } of this.#pending.values()) {
      reject(new StoreUnavailable("SQLite: the database thread failed", { cause: error }));
    }
    this.#pending.clear();
  }
}

function sqliteDriver(path: string): Driver {
  const connection = new SqliteConnection(path);
  const run = async (sql: string) => {
    await connection.executeQuery(CompiledQuery.raw(sql));
  };
  return {
    init: async () => {},
    acquireConnection: async () => connection,
    releaseConnection: async () => {
      connection.inTransaction = false;
    },
    // Takes the write lock first, so that no later statement waits for it.
    beginTransaction: async () => {
      await run("begin immediate");
      connection.inTransaction = true;
    },
    commitTransaction: () => run("commit"),
    rollbackTransaction: () => run("rollback"),
    destroy: () => connection.close(),
  };
}

/** Adapter that runs migrations in a transaction: SQLite can roll back DDL, though Kysely assumes not. */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }
}

export function sqliteDialect(path: string): Dialect {
  return {
    createDriver: () => sqliteDriver(path),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createAdapter: () => new TransactionalSqliteAdapter(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  };
}

/** Returns the variable of the compile cache's folder, which threads do not inherit. */
function compileCacheVariables(): { NODE_COMPILE_CACHE?: string } {
  const folder = getCompileCacheDir();
  return folder === undefined ? {} : { NODE_COMPILE_CACHE: dirname(folder) };
}
