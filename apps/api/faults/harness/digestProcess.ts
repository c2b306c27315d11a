import { sendDigest } from "../../src/digest/sendDigest.ts";
import type { EmailSettings } from "../../src/env.ts";
import { type DatabaseSettings, openDatabase } from "../../src/leads/openDatabase.ts";
import { staffLinks } from "../../src/staff/staffLinks.ts";
import { brokerage } from "../../testing/brokerage.ts";

/** A digest that a process of its own sends, so that it can be killed meanwhile. */
export interface DigestTask {
  database: DatabaseSettings;
  email: EmailSettings;
  /** Time of the digest, in milliseconds. */
  at: number;
}

/** Sends the digest of a time. Returns false if it was sent before. */
export async function digestAt({ database, email, at }: DigestTask): Promise<boolean> {
  const db = await openDatabase(database);
  const { siteUrl } = brokerage;
  const links = staffLinks({ secret: Buffer.alloc(32, 1), siteUrl, to: email.to });
  const backups = { dir: undefined, dumps: undefined, recipients: [] };
  try {
    const now = new Date(at);
    return await sendDigest({ db, settings: { brokerage, backups }, email, links, now });
  } finally {
    await db.destroy();
  }
}

// The test imports this module too, in a process that gets messages of its own.
if (process.argv[1] === import.meta.filename) {
  process.once("message", async (task: DigestTask) => {
    process.send?.("begun");
    await digestAt(task);
    process.disconnect?.();
  });
}
