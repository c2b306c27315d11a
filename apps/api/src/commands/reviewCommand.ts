import { networkOf } from "../limits/rateLimiter.ts";
import { channelsFor } from "../lists/channelsFor.ts";
import { audit } from "../store/auditLog.ts";
import { eraseMatching } from "../store/eraseLeads.ts";
import { type Condition, countLeads, oldestLeads } from "../store/leadRecords.ts";
import { countByNetwork, isInState } from "../store/leadState.ts";
import { acceptSuspected } from "../store/newDeliveries.ts";
import { type Command, type CommandContext, counted, exitCodes, UsageError } from "./command.ts";
import { alignColumns, leadTable, minute } from "./records.ts";
import { printScrub, refuseHeld } from "./removalCommands.ts";

const maxShown = 200;

async function list({
  db,
  options,
  actor,
  now: at,
  print,
}: CommandContext): Promise<number | undefined> {
  const networks = await countByNetwork(db, options.count("limit") ?? 20);
  await audit(db, { at, actor, action: "listed", detail: "suspected by network" });
  if (networks.length === 0) {
    print("There are no suspected applications.");
    return undefined;
  }
  const rows = networks.map(({ network, count, first, last }) => [
    network ?? "not known",
    String(count),
    minute(first),
    minute(last),
  ]);
  print(alignColumns([["NETWORK", "HELD", "FIRST (UTC)", "LAST (UTC)"], ...rows]));
  return exitCodes.attention;
}

function readCondition({ options }: CommandContext): Condition {
  const given = options.text("network");
  if (options.flag("all") === (given !== undefined))
    throw new UsageError("Give --network or --all.");
  const network = given?.includes("/") ? given : given && networkOf(given);
  return (eb) =>
    network ? eb.and([isInState.held(eb), eb("network", "=", network)]) : isInState.held(eb);
}

async function accept(context: CommandContext): Promise<undefined> {
  const { db, settings, actor, now: at, print } = context;
  const held = db.selectFrom("leads").select("id").where(readCondition(context));
  const leads = await held.orderBy("received_at").execute();
  const channels = (await channelsFor(settings)).map(({ name }) => name);
  const count = await acceptSuspected(db, leads, channels, { at, actor });
  print(`Accepted: ${counted(count, "application")}.`);
}

async function reject(context: CommandContext): Promise<number | undefined> {
  const { db, options, actor, now: at, print } = context;
  const until = (options.date("until") ?? at).toISOString();
  const held = readCondition(context);
  const isMeant: Condition = (eb) => eb.and([held(eb), eb("received_at", "<=", until)]);
  refuseHeld(
    await oldestLeads(db, (eb) => eb.and([isMeant(eb), eb("hold_reason", "is not", null)]), 1),
  );
  if (!options.has("until")) {
    print(`${leadTable(await oldestLeads(db, isMeant, maxShown))}\n`);
    const count = counted(await countLeads(db, isMeant), "application");
    print(`It would remove ${count}, these first; add --until ${until} to do it.`);
    return undefined;
  }
  const removed = await eraseMatching(db, isMeant, { at, actor, action: "rejected" });
  print(`Rejected and removed: ${counted(removed, "application")}.`);
  return printScrub(context);
}

export const reviewCommand: Command = {
  summary: "Count suspected applications by network, and deliver or remove many at once",
  usage: "[--limit N] | --accept|--reject --network NET|--all [--until TIME]",
  takes: {
    "--limit N":
      "how many networks at most, those with the fewest first: likely real people\n(default: 20)",
    "--accept": "they are genuine: deliver them",
    "--reject": "remove them permanently; retention does not apply, because no person sent them",
    "--network NET": "those from a network, such as 203.0.113.0/24 or an address in it",
    "--all": "all that are suspected",
    "--until TIME":
      "with --reject: remove those that came by this time, which --reject without it prints\nwith what it would remove",
  },
  notes: [
    "One at a time they are delivered or removed on the pages that leads link opens.",
    `Without --accept and --reject it exits with ${exitCodes.attention} if there are any, so that a scheduled job can alert.`,
  ],
  async run(context) {
    const { options } = context;
    const [accepts, rejects] = [options.flag("accept"), options.flag("reject")];
    if (accepts && rejects) throw new UsageError("Give --accept or --reject, not both.");
    if (accepts) return accept(context);
    return rejects ? reject(context) : list(context);
  },
};
