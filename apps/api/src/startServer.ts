import { type ConsentRecord, detailsConsents } from "@mortgage-kit/contracts";
import { type AppOptions, buildApp } from "./app.ts";
import { isBackupLate } from "./backup/backupFolder.ts";
import { settleRestore } from "./backup/restoreExchange.ts";
import { deliveryWorker } from "./deliveries/deliveryWorker.ts";
import { outbox } from "./deliveries/outbox.ts";
import { staffLinksOf } from "./deliveries/staffLinks.ts";
import { isMailBudgetUsed, linkSecret } from "./deliveries/visitorMails.ts";
import { isMailFailing, readDeliveryHealth } from "./health/health.ts";
import { housekeeping } from "./housekeeping.ts";
import { loggerOptions } from "./http/httpServer.ts";
import { formSecret } from "./intake/formTokens.ts";
import { readSuspectedRoom } from "./intake/suspectedRoom.ts";
import { closeOnSignals, lifecycle } from "./lifecycle.ts";
import { channelsFor } from "./lists/channelsFor.ts";
import { isReviewLate, planLists } from "./lists/planLists.ts";
import { builtRates, runningRates } from "./rates/runningRates.ts";
import { reminderStore } from "./reminders/reminderStore.ts";
import { reminderTokens } from "./reminders/reminderTokens.ts";
import { announce, say } from "./settings/announce.ts";
import { readBrokerages, readSiteDigest } from "./settings/brokerages.ts";
import {
  type Environment,
  readSettings,
  type Settings,
  SettingsError,
} from "./settings/readSettings.ts";
import { keptSitesIn } from "./site/keptAssets.ts";
import { assertBuiltFor, loadBuiltSite } from "./site/loadBuiltSite.ts";
import { consentsToApply, consentsToReminders } from "./site/readConsent.ts";
import { keepConsent } from "./store/consents.ts";
import { lockDataDir, rememberApplications } from "./store/dataFolder.ts";
import { leadStore } from "./store/leadStore.ts";
import { acceptSuspected } from "./store/newDeliveries.ts";
import { describeDatabase, openDatabase } from "./store/openDatabase.ts";
import { unfinishedErasure, unscrubbedSince } from "./store/scrub.ts";
import { markOwner, refuseWrongStore } from "./store/storeMarks.ts";
import type { ChannelName, LeadDatabase } from "./store/tables.ts";

/** Opens a server's database, reports what an earlier run left, and stores the consents. */
async function openStore(
  settings: Settings,
  consents: readonly ConsentRecord[],
  onIdleError: (error: unknown) => void,
) {
  const lock = lockDataDir(settings);
  settleRestore(settings.database, say);
  const db = await openDatabase(settings.database, { onIdleError, onFinding: say });
  await refuseWrongStore(db, settings);
  await markOwner(db, settings.brokerage);
  if (await db.selectFrom("leads").select("id").limit(1).executeTakeFirst()) {
    rememberApplications(settings);
  }
  const unfinished = await unscrubbedSince(db);
  if (unfinished) say(unfinishedErasure(unfinished));
  for (const consent of consents) await keepConsent(db, consent, new Date());
  const close = async () => {
    await db.destroy();
    lock[Symbol.dispose]();
  };
  return { db, close };
}

const hourMs = 60 * 60 * 1000;

/** Loads the built site, and the rates that it publishes; neither without one. */
function loadSite(env: Environment, { siteDir, dataDir, brokerage, brokerages }: Settings) {
  if (siteDir === undefined) return {};
  assertBuiltFor(siteDir, brokerage, readSiteDigest(env, brokerages));
  return { site: loadBuiltSite(siteDir, keptSitesIn(dataDir)), built: builtRates(siteDir) };
}

const healthOf = (
  db: LeadDatabase,
  { email, backups: { dir, dumps }, visitorMailsPerDay }: Settings,
  names: readonly ChannelName[],
  isMailTroubled: (now: Date) => Promise<boolean>,
): NonNullable<AppOptions["health"]> => ({
  readDeliveryHealth: () => readDeliveryHealth(db, names, new Date()),
  isReviewLate: () => isReviewLate(db, new Date()),
  isMailFailing: email && (() => isMailTroubled(new Date())),
  isBackupLate: dir === undefined ? undefined : () => isBackupLate(db, new Date(), dumps),
  isMailBudgetUsed: email && (() => isMailBudgetUsed(db, visitorMailsPerDay, new Date())),
});

/** Assembles the features from the settings; `run` starts them in their order, `close` ends them. */
export async function assemble(env: Environment) {
  const settings = readSettings(env, await readBrokerages(env));
  const { email, visitorMailsPerDay } = settings;
  const { site, built } = loadSite(env, settings);
  const consents = consentsToApply(settings.brokerages, site);
  const toReminders = consentsToReminders(settings, site);

  const { db, close: closeStore } = await openStore(
    settings,
    [consents, detailsConsents, toReminders ?? {}].flatMap((each) => Object.values(each)),
    (error) => app.log.warn({ err: error }, "a database connection broke"),
  );
  const secret = await linkSecret(db);
  const reminderLinks = reminderTokens(secret);
  const staffOf = staffLinksOf(settings, secret);
  const channels = await channelsFor(settings, { staff: staffOf, reminders: reminderLinks });
  const names = channels.map(({ name }) => name);
  const room = await readSuspectedRoom(db, settings.suspectedMaxBytes);
  const isMailTroubled = async (now: Date) =>
    mail?.isFailing() === true || (await isMailFailing(db, now));
  const onStored = () => worker.wake();

  const app = await buildApp({
    ...settings,
    clock: () => new Date(),
    consents,
    onStored,
    leads: leadStore({ db, channels: names, onFirstStored: () => rememberApplications(settings) }),
    health: healthOf(db, settings, names, isMailTroubled),
    logger: loggerOptions(settings.logLevel),
    acceptRanked: async (ids) => {
      const entry = { at: new Date(), actor: "server, by rank" };
      const leads = ids.map((id) => ({ id }));
      await acceptSuspected(db, leads, names, entry);
      onStored();
    },
    formSecret: await formSecret(db),
    reminders: toReminders && {
      reminders: reminderStore(db, visitorMailsPerDay),
      consents: toReminders,
      links: reminderLinks,
    },
    suspectedRoom: room,
    staff: { db, channels: names, links: staffOf, settings },
    rates: built && runningRates(db, built, settings.brokerage.timeZone),
    site,
  });

  const { log } = app;
  const worker = deliveryWorker({
    queue: outbox(db, visitorMailsPerDay),
    channels,
    log,
    giveUpAfterMs: settings.giveUpAfterHours * hourMs,
  });
  const house = housekeeping({
    db,
    channels: names,
    room,
    timeZone: settings.brokerage.timeZone,
    log,
    plan: (now) => planLists(db, settings, names, isMailTroubled, now),
  });
  const mail = email && (await import("./deliveries/emailChannels.ts")).mailCheck(email, log);
  const workers = [worker, house, ...(mail ? [mail] : [])];

  return lifecycle(app, settings, {
    workers,
    tend: () => house.tend(),
    closeStore,
    onListening: (address) =>
      announce(settings, consents.en, address, describeDatabase(settings.database)),
  });
}

/** Runs the server until stopped; a failure to start is reported in one sentence. */
export async function startServer(env: Environment): Promise<void> {
  try {
    const { run, close } = await assemble(env);
    closeOnSignals(close);
    await run();
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
