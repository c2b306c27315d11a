import { behindAfterMs } from "../health/health.ts";
import { audit } from "../leads/auditLog.ts";
import { countLeads, type LeadRecord, newestLeads } from "../leads/leadRecords.ts";
import { accessSummary } from "./accessSummary.ts";
import { type Command, exitCodes } from "./command.ts";
import { counted } from "./counted.ts";
import { leadTable } from "./leadTable.ts";

/**
 * Returns true for a lead without deliveries, or with a dead or late one. A recent pending one is
 * no reason to act.
 */
function isOverdue({ deliveries }: LeadRecord, now: Date): boolean {
  if (deliveries.length === 0) return true;
  return deliveries.some(
    ({ state, created_at }) =>
      state === "dead" ||
      (state === "pending" && now.getTime() - Date.parse(created_at) > behindAfterMs),
  );
}

export const listCommand: Command = {
  summary: "Show the newest applications",
  usage: "[--limit N] [--since DATE] [--unanswered] [--undelivered] [--without-term]",
  takes: {
    "--limit N": "how many at most (default: 20)",
    "--since DATE": "received on or after this date, such as 2026-01-31",
    "--unanswered": "only those not marked as answered",
    "--undelivered": `only unanswered ones that have not reached every staff channel;\nexits with ${exitCodes.attention} if one was given up or has waited 15 minutes`,
    "--without-term": `only mortgages without a known end of term, such as those classified by closing\nday: leads classify corrects them; exits with ${exitCodes.attention} if there is one`,
  },
  notes: ["Suspected ones are listed by: leads suspected"],
  async run({ db, options, actor, now, print }) {
    const isUndelivered = options.flag("undelivered");
    const lacksTerm = options.flag("without-term");
    const filter = {
      isSuspected: false,
      receivedSince: options.date("since"),
      isAnswered: options.flag("unanswered") ? false : undefined,
      isUndelivered,
      lacksTerm,
    };
    const leads = await newestLeads(db, filter, options.count("limit") ?? 20);
    await audit(db, { at: now, actor, action: "listed", detail: accessSummary(leads) });
    print(leads.length > 0 ? leadTable(leads) : "There are no such applications.");
    const suspected = await countLeads(db, { isSuspected: true });
    if (suspected > 0) print(`\nHeld for review: ${counted(suspected, "application")}.`);
    const isUrgent =
      (lacksTerm && leads.length > 0) ||
      (isUndelivered && leads.some((lead) => isOverdue(lead, now)));
    return isUrgent ? exitCodes.attention : exitCodes.done;
  },
};
