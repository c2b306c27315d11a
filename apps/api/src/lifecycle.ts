import { flushCompileCache } from "node:module";
import type { FastifyInstance } from "fastify";
import { type Settings, SettingsError } from "./settings/readSettings.ts";
import { keepAssets, keptSitesIn } from "./site/keptAssets.ts";

const shutdownMs = 9_000;
const cutOffMs = 5_000;

async function listen(app: FastifyInstance, { host, port }: Settings): Promise<string> {
  try {
    return await app.listen({ host, port, listenTextResolver: () => "listening" });
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : error;
    throw new SettingsError(
      code === "EADDRINUSE"
        ? `PORT ${port} is already in use on ${host}; set PORT to another.`
        : `HOST and PORT cannot be listened on: ${host}:${port} (${code}).`,
    );
  }
}

export function closeOnSignals(close: () => Promise<void>): void {
  let isClosing = false;
  const stop = () => {
    if (isClosing) return;
    isClosing = true;
    setTimeout(() => process.exit(1), shutdownMs).unref();
    close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.once("SIGTERM", stop).once("SIGINT", stop);
}

interface Running {
  workers: readonly { start: () => void; stop: () => Promise<void> }[];
  /** Does at once what the server's worker of the house does from time to time. */
  tend: () => Promise<void>;
  onListening: (address: string) => void;
  closeStore: () => Promise<void>;
}

/** Returns the functions that start an assembled server in its order, and end it. */
export function lifecycle(
  app: FastifyInstance,
  settings: Settings,
  { workers, tend, onListening, closeStore }: Running,
) {
  let isClosing = false;
  let starting = Promise.resolve();

  async function start(): Promise<void> {
    const address = await listen(app, settings);
    onListening(address);
    // Node writes the compile cache on exit, and a killed process never does.
    flushCompileCache();
    await tend();
    if (isClosing) return;
    for (const one of workers) one.start();
    const { siteDir, dataDir } = settings;
    if (siteDir === undefined) return;
    await keepAssets(siteDir, keptSitesIn(dataDir), new Date()).catch((error) =>
      app.log.warn({ err: error }, "pages that are open now must be reloaded after an upgrade"),
    );
  }

  function run(): Promise<void> {
    starting = start().catch((error) => {
      if (!isClosing) throw error;
    });
    return starting;
  }

  async function close(): Promise<void> {
    isClosing = true;
    // No visitor waits as long for an answer: what is left then sends its request too slowly.
    setTimeout(() => app.server.closeAllConnections(), cutOffMs).unref();
    await app.close();
    // A signal may arrive during startup, which still needs the database.
    await starting;
    await Promise.all(workers.map((one) => one.stop()));
    await closeStore();
  }

  return { run, close };
}
