import type { ConsentRecord } from "@mortgage-kit/contracts";
import { say } from "../settings/announce.ts";
import type { Settings } from "../settings/readSettings.ts";
import { keepConsent } from "./consents.ts";
import { lockDataDir, rememberApplications } from "./dataFolder.ts";
import { unfinishedErasure, unscrubbedSince } from "./eraseLeads.ts";
import { openDatabase } from "./openDatabase.ts";

/**
 * Locks the data folder and opens the database of a server, reports what an earlier run left, and
 * stores the consents that new leads refer to.
 */
export async function openStore(
  settings: Settings,
  consents: readonly ConsentRecord[],
  onIdleError: (error: unknown) => void,
) {
  const unlock = lockDataDir(settings);
  const db = await openDatabase(settings.database, { onIdleError, onFinding: say });
  if (await db.selectFrom("leads").select("id").limit(1).executeTakeFirst()) {
    rememberApplications(settings);
  }
  const unfinished = await unscrubbedSince(db);
  if (unfinished) say(unfinishedErasure(unfinished));
  for (const consent of consents) await keepConsent(db, consent, new Date());
  const close = async () => {
    await db.destroy();
    unlock();
  };
  return { db, close };
}
