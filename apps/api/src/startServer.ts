import { flushCompileCache } from "node:module";
import type { FastifyInstance } from "fastify";
import { buildApp } from "./app.ts";
import { channelsFor } from "./deliveries/channelsFor.ts";
import { deliveryQueue } from "./deliveries/deliveryQueue.ts";
import { deliveryWorker } from "./deliveries/deliveryWorker.ts";
import { queueWaitingLeads } from "./deliveries/queueDeliveries.ts";
import { readDeliveryState } from "./deliveries/readDeliveryState.ts";
import { readSettings, type Settings, SettingsError } from "./env.ts";
import { forgetExpiredKeys } from "./leads/forgetExpiredKeys.ts";
import { leadStore } from "./leads/leadStore.ts";
import { NewerSchemaError } from "./leads/migrations.ts";
import { describeDatabase, openDatabase } from "./leads/openDatabase.ts";
import { loggerOptions } from "./plugins/requestLog.ts";
import { loadSite } from "./site/loadSite.ts";

const shutdownMs = 9_000;
const hourMs = 60 * 60 * 1000;

/** What this start leaves out, each with the variable that brings it. */
function notConfigured({ email, webhook, feedUrl, brokerage }: Settings): string[] {
  const missing: string[] = [];
  if (!email && !webhook) {
    missing.push(
      "delivery of applications: they wait in the database until SMTP_URL (with LEADS_EMAIL_TO and LEADS_EMAIL_FROM) or WEBHOOK_URL (with WEBHOOK_SECRET) is set",
    );
  }
  if (!feedUrl) missing.push("blog feed: set BLOG_FEED_URL to an RSS or Atom address");
  if (!brokerage.adTag.id) missing.push("ad tag: set SITE_AD_TAG_ID when the site is built");
  return missing;
}

function announce(settings: Settings, address: string): void {
  const lines = [
    `The site is at ${address.replace("//127.0.0.1:", "//localhost:")}`,
    `Applications are stored in ${describeDatabase(settings.database)}`,
    ...notConfigured(settings).map((missing) => `Not configured: ${missing}`),
  ];
  process.stdout.write(`${lines.join("\n")}\n`);
}

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

/** Takes no new request, finishes the accepted ones, then lets go of the database. */
function closeOnSignals(close: () => Promise<void>): void {
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

/** Everything that runs, put together from the settings; started by `run`, ended by `close`. */
async function assemble(settings: Settings) {
  const site = settings.siteDir === undefined ? undefined : loadSite(settings.siteDir);
  const db = await openDatabase(settings.database, {
    onIdleError: (error) => app.log.warn({ err: error }, "a database connection broke"),
  });
  const channels = await channelsFor(settings);
  const names = channels.map(({ name }) => name);
  const queue = deliveryQueue(db);
  const app = await buildApp({
    brokerage: settings.brokerage,
    leads: leadStore({ db, channels: names }),
    onStored: () => worker.wake(),
    readDeliveryState: () => readDeliveryState(queue, channels.length > 0, new Date()),
    logger: loggerOptions(settings.logLevel),
    trustedProxies: settings.trustedProxies,
    corsOrigins: settings.corsOrigins,
    isBehindTls: settings.isBehindTls,
    rateLimits: settings.rateLimits,
    ...(site && { site }),
    ...(settings.feedUrl !== undefined && { feedUrl: settings.feedUrl }),
  });
  const giveUpAfterMs = settings.giveUpAfterHours * hourMs;
  const worker = deliveryWorker({ queue, channels, log: app.log, giveUpAfterMs });
  let housekeeping: NodeJS.Timeout | undefined;

  async function run(): Promise<void> {
    announce(settings, await listen(app, settings));
    // Otherwise written when the process ends, so never by one that is killed.
    flushCompileCache();
    const waiting = await queueWaitingLeads(db, names, new Date());
    if (waiting > 0) app.log.info({ count: waiting }, "waiting applications are being delivered");
    worker.start();
    housekeeping = setInterval(() => {
      forgetExpiredKeys(db, new Date()).catch((error) =>
        app.log.warn({ err: error }, "expired keys are still there"),
      );
    }, hourMs).unref();
  }

  async function close(): Promise<void> {
    clearInterval(housekeeping);
    await app.close();
    await worker.stop();
    await db.destroy();
  }

  return { run, close };
}

/** Reads the settings, listens and stays until told to stop; what prevents it is one sentence. */
export async function startServer(): Promise<void> {
  try {
    const { run, close } = await assemble(readSettings());
    closeOnSignals(close);
    await run();
  } catch (error) {
    if (!(error instanceof SettingsError || error instanceof NewerSchemaError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
