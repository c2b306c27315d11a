import { audit } from "../leads/auditLog.ts";
import { type Command, counted, exitCodes, reference, UsageError } from "./command.ts";
import { findLeads } from "./records.ts";
import { expectNamesNobody } from "./removalCommands.ts";

export const holdCommand: Command = {
  summary: "Put applications under a legal hold, so that nothing removes them, or lift it",
  usage: "REFERENCE... --reason TEXT | --lift",
  takes: {
    ...reference,
    "--reason TEXT": "such as the dispute's file number; no names, because the audit log keeps it",
    "--lift": "end the hold",
  },
  async run(context) {
    const { db, actor, now: at, print, options } = context;
    const reason = options.text("reason")?.trim() || null;
    if (options.flag("lift") === (reason !== null))
      throw new UsageError("Give --reason or --lift.");
    const leads = await findLeads(context);
    if (reason) expectNamesNobody(reason, leads);
    const leadIds = leads.map(({ id }) => id);
    const action = reason ? "held" : "released";
    await db.transaction().execute(async (tx) => {
      const held = tx.updateTable("leads").set({ hold_reason: reason });
      await held.where("id", "in", leadIds).execute();
      await audit(tx, { at, actor, action, leadIds, detail: reason ?? undefined });
    });
    const done = reason ? "Under a legal hold" : "Released";
    print(`${done}: ${counted(leads.length, "application")}.`);
    return exitCodes.done;
  },
};
