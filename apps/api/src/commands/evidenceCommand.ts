import { statSync } from "node:fs";
import { breaches, openSteps } from "../leads/breaches.ts";
import { countLeads } from "../leads/leadRecords.ts";
import { describeDatabase } from "../leads/openDatabase.ts";
import { retentionClassNames } from "../leads/retention.ts";
import { type Command, type CommandContext, exitCodes } from "./command.ts";

/** Returns the last time of an action in the audit log. */
async function lastTime(
  { db }: CommandContext,
  action: "backed up" | "restored",
): Promise<{ at: string; detail: string | null } | null> {
  const row = await db
    .selectFrom("audit_log")
    .select(["at", "detail"])
    .where("action", "=", action)
    .orderBy("at", "desc")
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** Lists access to the data: the system's permissions, and the recipients of leads. */
function accessTo({ settings }: CommandContext) {
  const { database, email, webhook } = settings;
  const path = describeDatabase(database);
  const mode = database.engine === "sqlite" ? statSync(path).mode & 0o777 : undefined;
  return {
    database: database.engine,
    fileMode: mode?.toString(8).padStart(4, "0") ?? null,
    mailbox: email?.to ?? null,
    webhookHost: webhook ? new URL(webhook.url).host : null,
  };
}

async function retention({ db, settings }: CommandContext) {
  const classes = await Promise.all(
    retentionClassNames.map(async (name) => {
      const { count } = await db
        .selectFrom("leads")
        .select((eb) => eb.fn.countAll<number | string>().as("count"))
        .where("retention_class", "=", name)
        .executeTakeFirstOrThrow();
      return { class: name, ...settings.retention[name], applications: Number(count) };
    }),
  );
  return {
    classes,
    mortgagesWithoutTerm: await countLeads(db, { lacksTerm: true }),
    held: await countLeads(db, { isHeld: true }),
  };
}

export const evidenceCommand: Command = {
  summary: "Write an examiner's evidence about the applications, without personal data",
  usage: "",
  notes: [
    "JSON: retention classes, who may read the data, consents, breaches, backup and restore.",
  ],
  async run(context) {
    const { db, now, settings, print } = context;
    const recorded = await breaches.all(db);
    const consents = await db.selectFrom("consents").selectAll().orderBy("first_used_at").execute();
    const evidence = {
      asOf: now.toISOString(),
      regulator: settings.brokerage.regulator,
      access: accessTo(context),
      retention: await retention(context),
      consents: consents.map(({ version, language, text, documents, first_used_at }) => ({
        version,
        language,
        text,
        documents: JSON.parse(documents),
        firstUsedAt: first_used_at,
      })),
      breaches: {
        recorded: recorded.length,
        open: recorded.filter((breach) => openSteps(breach).length > 0).length,
      },
      lastBackup: await lastTime(context, "backed up"),
      lastRestore: await lastTime(context, "restored"),
    };
    print(JSON.stringify(evidence, null, 1));
    return exitCodes.done;
  },
};
