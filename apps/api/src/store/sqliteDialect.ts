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
import type { SqliteAnswer, SqliteRequest } from "./sqliteThread.ts";

const constraintFailed = 19;

interface Pending {
  resolve: (result: QueryResult<never>) => void;
  reject: (error: Error) => void;
}

/** Threads of closed databases, for the next ones: to start a thread takes longer than most uses. */
const idle = new Set<Thread>();

interface Thread {
  worker: Worker;
  owner: SqliteConnection | undefined;
}

/** Connection to the thread that owns the file. A failed thread is replaced at the next call. */
class SqliteConnection implements DatabaseConnection {
  readonly #path: string;
  readonly #pending = new Map<number, Pending>();
  /** While true, a failed thread is not replaced, because the transaction is lost with it. */
  inTransaction = false;
  #thread: Thread | undefined;
  #lastId = 0;

  constructor(path: string) {
    this.#path = path;
  }

  executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    if (!this.#thread && this.inTransaction) {
      return Promise.reject(new StoreUnavailable("SQLite: the database thread failed"));
    }
    return this.#request({ path: this.#path, sql, parameters });
  }

  // biome-ignore lint/correctness/useYield: the interface asks for a generator, and nothing streams
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error("This store does not stream.");
  }

  async close(): Promise<void> {
    const thread = this.#thread;
    if (!thread) return;
    await this.#request("close");
    this.#thread = undefined;
    thread.owner = undefined;
    // An idle thread does not keep the process alive.
    thread.worker.unref();
    idle.add(thread);
  }

  #request<Row>(request: SqliteRequest["request"]): Promise<QueryResult<Row>> {
    this.#thread ??= this.#takeThread();
    const id = ++this.#lastId;
    const { promise, resolve, reject } = Promise.withResolvers<QueryResult<never>>();
    this.#pending.set(id, { resolve, reject });
    this.#thread.worker.postMessage({ id, request } satisfies SqliteRequest);
    return promise;
  }

  #takeThread(): Thread {
    const [thread = startThread()] = idle;
    idle.delete(thread);
    thread.owner = this;
    thread.worker.ref();
    return thread;
  }

  settle(answer: SqliteAnswer): void {
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

  abandon(error: unknown): void {
    this.#thread = undefined;
    for (const { reject } of this.#pending.values()) {
      reject(new StoreUnavailable("SQLite: the database thread failed", { cause: error }));
    }
    this.#pending.clear();
  }
}

function startThread(): Thread {
  // The thread's file is beside this one, in the source and in the bundle.
  const worker = new Worker(new URL(`./sqliteThread${extname(import.meta.url)}`, import.meta.url), {
    env: compileCacheVariables(),
    // The thread keeps no rows, so a small heap suffices.
    resourceLimits: { maxYoungGenerationSizeMb: 4, maxOldGenerationSizeMb: 64 },
  });
  const thread: Thread = { worker, owner: undefined };
  const end = (error: unknown) => {
    idle.delete(thread);
    thread.owner?.abandon(error);
    thread.owner = undefined;
  };
  worker.on("message", (answer: SqliteAnswer) => thread.owner?.settle(answer));
  worker.on("error", end);
  worker.on("exit", () => end(new Error("the database thread ended")));
  return thread;
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
