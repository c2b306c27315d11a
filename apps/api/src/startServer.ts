import { flushCompileCache } from "node:module";
import { consentFor, detailsConsents } from "@mortgage-kit/contracts";
import type { FastifyInstance } from "fastify";
import { formSecret } from "./abuse/formTokens.ts";
import { countSuspected, suspectedRoom } from "./abuse/suspectedRoom.ts";
import { buildApp } from "./app.ts";
import { deliveryWorker } from "./deliveries/deliveryWorker.ts";
import { mailCheck } from "./deliveries/mailCheck.ts";
import { outbox } from "./deliveries/outbox.ts";
import { isMailBudgetUsed, linkSecret } from "./deliveries/visitorMails.ts";
import { isMailFailing, readDeliveryHealth } from "./health/deliveryHealth.ts";
import { housekeeping } from "./housekeeping.ts";
import { loggerOptions, terminalStream } from "./http/requestLog.ts";
import { isBackupLate } from "./leads/backupHealth.ts";
import { acceptSuspected } from "./leads/changeLeads.ts";
import { keepConsent } from "./leads/consents.ts";
import { lockDataDir, rememberApplications } from "./leads/dataFolder.ts";
import { unfinishedErasure, unscrubbedSince } from "./leads/eraseLeads.ts";
import { leadStore } from "./leads/leadStore.ts";
import { NewerSchemaError } from "./leads/migrations.ts";
import { describeDatabase, type LeadDatabase, openDatabase } from "./leads/openDatabase.ts";
import { onStore } from "./leads/storeFailure.ts";
import { consentsToReminders } from "./reminders/reminderConsents.ts";
import { reminderStore } from "./reminders/reminderStore.ts";
import { reminderTokens } from "./reminders/reminderTokens.ts";
import { announce, say } from "./settings/announce.ts";
import { readBrokerages } from "./settings/brokerages.ts";
import {
  type Environment,
  readSettings,
  type Settings,
  SettingsError,
} from "./settings/readSettings.ts";
import { keepAssets, keptSitesIn } from "./site/keptAssets.ts";
import { assertBuiltFor, loadBuiltSite } from "./site/loadBuiltSite.ts";
import { readConsent } from "./site/readConsent.ts";
import { staffLinks } from "./staff/staffLinks.ts";
import { channelsFor } from "./waiting/channelsFor.ts";
import { planLists } from "./waiting/planLists.ts";
import { isReviewLate } from "./waiting/readWaiting.ts";

const shutdownMs = 9_000;
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
  if (siteDir !== undefined) assertBuiltFor(siteDir, settings.brokerage);
  const site = siteDir === undefined ? undefined : loadBuiltSite(siteDir, keptSites);
  const { en, fr } = settings.brokerages;
  const consents = {
    en: (site && readConsent(site)) ?? consentFor(en.brokerage.documents),
    fr: (site && readConsent(site, "/fr/application")) ?? consentFor(fr.brokerage.documents, "fr"),
  };
  const unlock = lockDataDir(settings);
  const db = await openDatabase(settings.database, {
    onIdleError: (error) => app.log.warn({ err: error }, "a database connection broke"),
    onFinding: say,
  });
  await reportUnfinishedErasure(db, settings);
  const toReminders = consentsToReminders(settings, site);
  for (const consent of [
    ...Object.values(consents),
    ...Object.values(detailsConsents),
    ...Object.values(toReminders ?? {}),
  ]) {
    await keepConsent(db, consent, new Date());
  }
  const secretOfLinks = await linkSecret(db);
  const reminderLinks = reminderTokens(secretOfLinks);
  const { dir: backupDir, dumps } = settings.backups;
  const metricsOptions = settings.metrics && { ...settings.metrics, dumpFolder: dumps };
  const metrics =
    metricsOptions && (await import("./health/metricsServer.ts")).metricsServer(metricsOptions, db);
  const telemetry = metrics?.telemetry;
  const room = suspectedRoom(settings.suspectedMaxBytes, await countSuspected(db));
  const { email, brokerage } = settings;
  const links =
    email && staffLinks({ secret: secretOfLinks, siteUrl: brokerage.siteUrl, to: email.to });
  const channels = await channelsFor(settings, { staff: links, reminders: reminderLinks });
  const names = channels.map(({ name }) => name);
  const isMailTroubled = async (now: Date) =>
    mail?.isFailing() === true || (await isMailFailing(db, now));
  const app = await buildApp({
    ...settings,
    consents,
    leads: leadStore({
      db,
      channels: names,
      onFirstStored: () => rememberApplications(settings),
      ...(telemetry && { onCommit: telemetry.committed }),
    }),
    onStored: () => worker.wake(),
    health: {
      readDeliveryHealth: () => readDeliveryHealth(db, names, new Date()),
      isReviewLate: () => isReviewLate(db, new Date()),
      isMailFailing: email && (() => isMailTroubled(new Date())),
      isBackupLate: backupDir === undefined ? undefined : () => isBackupLate(db, new Date(), dumps),
      isMailBudgetUsed:
        email && (() => isMailBudgetUsed(db, settings.visitorMailsPerDay, new Date())),
    },
    logger: loggerOptions(settings.logLevel, process.stdout.isTTY ? terminalStream : undefined),
    acceptRanked: async (ids) => {
      const leads = ids.map((id) => ({ id }));
      await onStore(() =>
        acceptSuspected(db, leads, names, { at: new Date(), actor: "server, by rank" }),
      );
      worker.wake();
    },
    formSecret: await formSecret(db),
    ...(toReminders && {
      reminders: {
        store: reminderStore(db, settings.visitorMailsPerDay),
        consents: toReminders,
        links: reminderLinks,
        onStored: () => worker.wake(),
      },
    }),
    suspectedRoom: room,
    ...(links && { staff: { db, channels: names, links, settings } }),
    onAnswered: telemetry?.answered,
    ...(site && { site }),
  });
  const { log } = app;
  const worker = deliveryWorker({
    queue: outbox(db, settings.visitorMailsPerDay),
    channels,
    log,
    giveUpAfterMs: settings.giveUpAfterHours * hourMs,
    ...(telemetry && { onAttempt: telemetry.attempted }),
  });
  const house = housekeeping({
    db,
    engine: settings.database.engine,
    channels: names,
    room,
    log,
    plan: (now) => planLists({ db, settings, channels: names, isMailFailing: isMailTroubled }, now),
  });
  const mail = email && mailCheck(email, log);

  let isClosing = false;
  let starting = Promise.resolve();

  async function start(): Promise<void> {
    const address = await listen(app, settings);
    const database = describeDatabase(settings.database);
    announce(settings, consents.en, { address, database, metrics: await metrics?.listen() });
    // Node writes the compile cache on exit, and a killed process never does.
    flushCompileCache();
    await house.tend();
    if (isClosing) return;
    worker.start();
    mail?.start();
    house.start();
    if (siteDir !== undefined) {
      await keepAssets(siteDir, keptSites, new Date()).catch((error) =>
        app.log.warn({ err: error }, "pages that are open now must be reloaded after an upgrade"),
      );
    }
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
    await Promise.all([worker.stop(), mail?.stop(), house.stop()]);
    await metrics?.close();
    await db.destroy();
    unlock();
  }

  return { run, close };
}

/**
 * Reads the settings, listens and runs until stopped; a failure to start is reported in one
 * sentence.
 */
export async function startServer(env: Environment): Promise<void> {
  try {
    const { run, close } = await assemble(readSettings(env, await readBrokerages(env)));
    closeOnSignals(close);
    await run();
  } catch (error) {
    if (!(error instanceof SettingsError || error instanceof NewerSchemaError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
