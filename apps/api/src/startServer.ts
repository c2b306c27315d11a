import { mkdirSync } from "node:fs";
import { flushCompileCache } from "node:module";
import { join } from "node:path";
import { consentFor, detailsConsent } from "@mortgage-kit/contracts";
import type { FastifyInstance } from "fastify";
import { formSecret } from "./abuse/formSecret.ts";
import { countSuspected, suspectedRoom } from "./abuse/suspectedRoom.ts";
import { announce, say } from "./announce.ts";
import { buildApp } from "./app.ts";
import { readBrokerage } from "./brokerage.ts";
import { channelsFor } from "./deliveries/channelsFor.ts";
import { deliveryQueue } from "./deliveries/deliveryQueue.ts";
import { type DeliveryLog, deliveryWorker } from "./deliveries/deliveryWorker.ts";
import { moveDeliveries, queueWaitingLeads, releaseFarDue } from "./deliveries/queueDeliveries.ts";
import { readDeliveryHealth } from "./deliveries/readDeliveryHealth.ts";
import { isMailBudgetUsed, linkSecret } from "./deliveries/visitorMails.ts";
import { type Environment, readSettings, type Settings, SettingsError } from "./env.ts";
import { isReviewLate } from "./held/heldNoticeQueue.ts";
import { heldNoticesFor } from "./held/heldNoticeWorker.ts";
import { mailAlarm, waysWithoutMail } from "./held/mailAlarm.ts";
import { isMailFailing } from "./held/mailTurn.ts";
import { isBackupLate } from "./leads/backupHealth.ts";
import { acceptSuspected } from "./leads/changeLeads.ts";
import { keepConsent } from "./leads/consents.ts";
import { unfinishedErasure, unscrubbedSince } from "./leads/eraseLeads.ts";
import { leadStore } from "./leads/leadStore.ts";
import { NewerSchemaError } from "./leads/migrations.ts";
import { type LeadDatabase, openDatabase } from "./leads/openDatabase.ts";
import { holdLock, UnusableFile } from "./leads/sqliteFile.ts";
import { onStore } from "./leads/storeFailure.ts";
import { forgetExpiredKeys } from "./leads/storeLeads.ts";
import { markHasApplications } from "./leads/storeMarker.ts";
import type { ChannelName } from "./leads/tables.ts";
import { loggerOptions } from "./plugins/requestLog.ts";
import { maintainReminders, reminderStore } from "./reminders/reminderStore.ts";
import { reminderTokens } from "./reminders/reminderTokens.ts";
import { consentToReminders, reminderWorker } from "./reminders/reminderWorker.ts";
import { keepAssets, keptSitesIn } from "./site/keptAssets.ts";
import { assertBuiltFor, loadSite } from "./site/loadSite.ts";
import { readConsent } from "./site/readConsent.ts";
import { removeOldSpam } from "./staff/removeOldSpam.ts";
import { staffLinks } from "./staff/staffLinks.ts";
import { pageCounts } from "./visits/pageCounts.ts";

const levels: Readonly<Record<number, string>> = { 40: "Warning: ", 50: "Error: ", 60: "Error: " };

/** Converts a line of the log, which is JSON, to one for a person at a terminal. */
export function terminalLine(line: string): string {
  const { level, time, msg, err, reqId: _, ...fields } = JSON.parse(line);
  const clock = new Date(time).toTimeString().slice(0, 8);
  const { method, route, status, ms, ...others } = fields;
  const answer = status === undefined ? "" : `${method} ${route} ${status}, ${ms} ms`;
  const details = Object.entries(others)
    .map(([name, value]) => `${name} ${typeof value === "object" ? JSON.stringify(value) : value}`)
    .join(", ");
  const text = answer || `${levels[level] ?? ""}${msg}${details && ` (${details})`}`;
  const reason = err ? `\n  ${err.stack || err.message}` : "";
  return `${clock}  ${text}${reason}\n`;
}

const terminalStream = {
  write: (line: string) => void process.stdout.write(terminalLine(line)),
};

const shutdownMs = 9_000;
const minuteMs = 60 * 1000;
const hourMs = 60 * 60 * 1000;

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

/** Stops accepting requests, finishes running ones, then closes the database. */
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

/** Repairs deliveries at the start, and again every hour. */
async function maintainDeliveries(db: LeadDatabase, names: ChannelName[], log: DeliveryLog) {
  const now = new Date();
  const moved = await moveDeliveries(db, names, now);
  if (moved > 0)
    log.info({ count: moved }, "moved deliveries of removed channels to the configured ones");
  const released = await releaseFarDue(db, now);
  if (released > 0)
    log.warn(
      { count: released },
      "made deliveries due that a clock rollback had left in the future",
    );
  const waiting = await queueWaitingLeads(db, names, now);
  if (waiting > 0) log.info({ count: waiting }, "queued waiting applications for delivery");
}

/**
 * Marks the data folder, so that a later start distinguishes a lost database from a new one. A full
 * disk must not fail an application.
 */
function rememberApplications({ database }: Settings): void {
  if (database.engine !== "sqlite") return;
  try {
    markHasApplications(database.dataDir);
  } catch (error) {
    say(`The data folder cannot be marked: ${error instanceof Error ? error.message : error}`);
  }
}

/**
 * Locks the data folder of SQLite against a second server, whose limits and list of used tokens would
 * not be this one's. The kernel unlocks it when the process ends.
 */
function lockDataDir({ database }: Settings): () => void {
  if (database.engine !== "sqlite") return () => {};
  const { dataDir } = database;
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    return holdLock(
      join(dataDir, "server.lock"),
      `Another server uses DATA_DIR "${dataDir}": stop it, or set DATABASE_URL to share a PostgreSQL.`,
    );
  } catch (error) {
    if (error instanceof UnusableFile) throw new SettingsError(error.message);
    const code = error instanceof Error && "code" in error ? error.code : error;
    throw new SettingsError(`DATA_DIR cannot be written: "${dataDir}" (${code}).`);
  }
}

async function reportUnfinishedErasure(db: LeadDatabase, settings: Settings): Promise<void> {
  if (await db.selectFrom("leads").select("id").limit(1).executeTakeFirst()) {
    rememberApplications(settings);
  }
  const unfinished = await unscrubbedSince(db);
  if (unfinished) say(unfinishedErasure(unfinished));
}

/** Assembles the running parts from the settings; `run` starts them, `close` ends them. */
async function assemble(settings: Settings) {
  const { siteDir } = settings;
  const keptSites = keptSitesIn(settings.dataDir);
  if (siteDir !== undefined) assertBuiltFor(siteDir, settings.brokerage.name);
  const site = siteDir === undefined ? undefined : loadSite(siteDir, keptSites);
  const consent = (site && readConsent(site)) ?? consentFor(settings.brokerage.documents);
  const unlock = lockDataDir(settings);
  const db = await openDatabase(settings.database, {
    onIdleError: (error) => app.log.warn({ err: error }, "a database connection broke"),
    onFinding: say,
  });
  await reportUnfinishedErasure(db, settings);
  await keepConsent(db, consent, new Date());
  await keepConsent(db, { ...detailsConsent }, new Date());
  const toReminders = consentToReminders(settings, site);
  if (toReminders) await keepConsent(db, toReminders, new Date());
  const secret = await formSecret(db);
  const reminderLinks = reminderTokens(await linkSecret(db));
  const dumpFolder = settings.database.engine === "postgres" ? settings.backups.dir : undefined;
  const metrics = settings.metrics && (await startableMetrics(settings.metrics, db, dumpFolder));
  const telemetry = metrics?.telemetry;
  const room = suspectedRoom(settings.suspectedMaxBytes, await countSuspected(db));
  const { email, brokerage } = settings;
  const links = email && staffLinks({ secret, siteUrl: brokerage.siteUrl, to: email.to });
  const channels = await channelsFor(settings, links);
  const names = channels.map(({ name }) => name);
  const queue = deliveryQueue(db, settings.visitorMailsPerDay);
  const visits = pageCounts(() => new Date());
  const app = await buildApp({
    brokerage: settings.brokerage,
    consent,
    leads: leadStore({
      db,
      channels: names,
      onFirstStored: () => rememberApplications(settings),
      ...(telemetry && { onCommit: telemetry.committed }),
    }),
    onStored: () => worker.wake(),
    readDeliveryHealth: () => readDeliveryHealth(queue, names, new Date()),
    isReviewLate: () => isReviewLate(db, new Date()),
    isMailFailing: email && (() => isMailFailing(db, new Date())),
    visits,
    isBackupLate:
      settings.backups.dir === undefined
        ? undefined
        : () => isBackupLate(db, new Date(), dumpFolder),
    isMailBudgetUsed:
      email && (() => isMailBudgetUsed(db, settings.visitorMailsPerDay, new Date())),
    logger: loggerOptions(settings.logLevel, process.stdout.isTTY ? terminalStream : undefined),
    trustedProxies: settings.trustedProxies,
    corsOrigins: settings.corsOrigins,
    embedAncestors: settings.embedAncestors,
    isBehindTls: settings.isBehindTls,
    hstsIncludesSubdomains: settings.hstsIncludesSubdomains,
    rateLimits: settings.rateLimits,
    acceptRanked: async (ids) => {
      const leads = ids.map((id) => ({ id }));
      await onStore(() =>
        acceptSuspected(db, leads, names, { at: new Date(), actor: "server, by rank" }),
      );
      worker.wake();
    },
    formSecret: secret,
    ...(toReminders && {
      reminders: {
        store: reminderStore(db, settings.visitorMailsPerDay),
        consent: toReminders,
        links: reminderLinks,
        onStored: () => reminders?.wake(),
      },
    }),
    suspectedRoom: room,
    ...(links && { staff: { db, channels: names, links } }),
    ...(telemetry && { telemetry }),
    ...(site && { site }),
    ...(settings.feedUrl !== undefined && { feedUrl: settings.feedUrl }),
    ...(settings.bankRatesUrl !== undefined && { bankRatesUrl: settings.bankRatesUrl }),
  });
  const worker = deliveryWorker({
    queue,
    channels,
    log: app.log,
    giveUpAfterMs: settings.giveUpAfterHours * hourMs,
    ...(telemetry && { onAttempt: telemetry.attempted }),
  });
  const reminders = await reminderWorker(settings, {
    db,
    tokens: reminderLinks,
    log: app.log,
    onAttempt: telemetry?.attempted,
  });
  const heldNotices = await heldNoticesFor(settings, { db, log: app.log }, links);

  const alarm = email && mailAlarm({ db, ways: waysWithoutMail(settings), log: app.log });

  /** Runs also if reminders are disabled, because expired requests must be deleted. */
  async function tend(): Promise<void> {
    await maintainDeliveries(db, names, app.log);
    const spam = await removeOldSpam(db, new Date());
    if (spam > 0) app.log.info({ count: spam }, "removed what was marked as spam a week ago");
    const { expired, unneeded, passed } = await maintainReminders(db, new Date());
    if (expired > 0) app.log.info({ count: expired }, "deleted unconfirmed reminders");
    if (unneeded > 0) app.log.info({ count: unneeded }, "deleted proofs of consent");
    if (passed > 0) app.log.warn({ count: passed }, "reminders were not sent before the renewal");
  }

  let housekeeping: NodeJS.Timeout | undefined;
  let counting: NodeJS.Timeout | undefined;
  let isClosing = false;
  let starting = Promise.resolve();

  async function start(): Promise<void> {
    const address = await listen(app, settings);
    announce(settings, consent, { address, metrics: await metrics?.listen() });
    // Node writes the compile cache on exit, and a killed process never does.
    flushCompileCache();
    await tend();
    if (isClosing) return;
    worker.start();
    reminders?.start();
    heldNotices?.start();
    alarm?.start();
    if (siteDir !== undefined) {
      await keepAssets(siteDir, keptSites, new Date()).catch((error) =>
        app.log.warn({ err: error }, "pages that are open now must be reloaded after an upgrade"),
      );
    }
    counting = setInterval(() => {
      countSuspected(db).then(room.recount, () => {});
      visits.store(db).catch(() => {});
    }, minuteMs).unref();
    housekeeping = setInterval(() => {
      Promise.all([forgetExpiredKeys(db, new Date()), tend()]).catch((error) =>
        app.log.warn({ err: error }, "housekeeping is postponed"),
      );
    }, hourMs).unref();
  }

  function run(): Promise<void> {
    starting = start().catch((error) => {
      if (!isClosing) throw error;
    });
    return starting;
  }

  async function close(): Promise<void> {
    isClosing = true;
    await app.close();
    // A signal may arrive during startup, which still needs the database.
    await starting;
    clearInterval(housekeeping);
    clearInterval(counting);
    await Promise.all([worker.stop(), reminders?.stop(), heldNotices?.stop(), alarm?.stop()]);
    await visits.store(db).catch(() => {});
    await metrics?.close();
    await db.destroy();
    unlock();
  }

  return { run, close };
}

/** Loads the metrics server only if configured. */
async function startableMetrics(
  settings: NonNullable<Settings["metrics"]>,
  db: LeadDatabase,
  dumpFolder: string | undefined,
) {
  const { metricsServer } = await import("./metrics/metricsServer.ts");
  return metricsServer({ ...settings, dumpFolder }, db);
}

/**
 * Reads the settings, listens and runs until stopped; a failure to start is reported in one
 * sentence.
 */
export async function startServer(env: Environment): Promise<void> {
  try {
    const { run, close } = await assemble(readSettings(env, await readBrokerage(env)));
    closeOnSignals(close);
    await run();
  } catch (error) {
    if (!(error instanceof SettingsError || error instanceof NewerSchemaError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
