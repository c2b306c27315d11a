import { accessSync, constants } from "node:fs";
import { userInfo } from "node:os";
import { MoveRefused } from "../backup/moveStore.ts";
import { settleRestore } from "../backup/restoreExchange.ts";
import { readBrokerages } from "../settings/brokerages.ts";
import {
  type Environment,
  readSettings,
  type Settings,
  SettingsError,
} from "../settings/readSettings.ts";
import { StoreUnavailable } from "../store/engine.ts";
import { describeDatabase, openDatabase } from "../store/openDatabase.ts";
import { unfinishedErasure, unscrubbedSince } from "../store/scrub.ts";
import { UnusableFile } from "../store/sqliteFile.ts";
import { refuseWrongStore } from "../store/storeMarks.ts";
import { auditCommand } from "./auditCommand.ts";
import { backupCommand } from "./backupCommand.ts";
import {
  type Command,
  CommandError,
  exitCodes,
  type FileCommand,
  help,
  readArguments,
  UsageError,
} from "./command.ts";
import { redeliverCommand, testDeliveryCommand } from "./deliveryCommands.ts";
import { exportCommand, exportDroppedCommand } from "./exportCommands.ts";
import { linkCommand, revokeLinksCommand } from "./linkCommands.ts";
import { listCommand } from "./listCommand.ts";
import { moveCommand } from "./moveCommand.ts";
import { ratesCommand } from "./ratesCommand.ts";
import { eraseCommand, holdCommand, purgeCommand } from "./removalCommands.ts";
import { restoreCommand } from "./restoreCommand.ts";
import { reviewCommand } from "./reviewCommand.ts";

const commands = new Map<string, Command | FileCommand>([
  ["link", linkCommand],
  ["revoke-links", revokeLinksCommand],
  ["list", listCommand],
  ["review", reviewCommand],
  ["redeliver", redeliverCommand],
  ["test-delivery", testDeliveryCommand],
  ["export", exportCommand],
  ["export-dropped", exportDroppedCommand],
  ["hold", holdCommand],
  ["erase", eraseCommand],
  ["purge", purgeCommand],
  ["rates", ratesCommand],
  ["audit", auditCommand],
  ["backup", backupCommand],
  ["restore", restoreCommand],
  ["move", moveCommand],
]);

interface Terminal {
  env: Environment;
  now: Date;
  actor?: string;
  write: (text: string) => void;
  complain: (text: string) => void;
}

function overview(): string {
  const lines = Array.from(commands, ([name, { summary }]) => `  ${name.padEnd(15)} ${summary}`);
  return `Usage: leads COMMAND [OPTIONS]\n\n${lines.join("\n")}\n\nRun leads COMMAND --help for details.\n`;
}

/** Returns the user of a command for the audit log, with the one who called it by sudo. */
function currentActor({ SUDO_USER }: Environment): string {
  return SUDO_USER ? `${SUDO_USER} as ${systemUser()}` : systemUser();
}

function systemUser(): string {
  try {
    return userInfo().username;
  } catch {
    // A container's user may have no name.
    return `user ${process.getuid?.() ?? "unknown"}`;
  }
}

/** Distinguishes a missing database from one that this user may not read. */
function expectReadable(path: string): void {
  try {
    accessSync(path, constants.R_OK | constants.W_OK);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : error;
    throw new CommandError(
      code === "ENOENT" || code === "ENOTDIR"
        ? `There is no database at ${path} yet: start the server, or set DATA_DIR.`
        : `Permission denied: this user cannot read and write ${path} (${code}); use the server's user.`,
    );
  }
}

async function openExisting(settings: Settings, complain: Terminal["complain"]) {
  const { database } = settings;
  const onFinding = (sentence: string) => complain(`${sentence}\n`);
  if (database.engine === "sqlite") expectReadable(describeDatabase(database));
  settleRestore(database, onFinding);
  const db = await openDatabase(database, { user: "command", onFinding });
  await refuseWrongStore(db, settings);
  const unfinished = await unscrubbedSince(db);
  if (unfinished) onFinding(unfinishedErasure(unfinished));
  return db;
}

async function run([name = "help", ...args]: string[], terminal: Terminal): Promise<number> {
  const { env, now, write, actor = currentActor(env) } = terminal;
  if (["help", "--help", "-h"].includes(name)) {
    write(overview());
    return exitCodes.done;
  }
  const command = commands.get(name);
  if (!command) throw new UsageError(`There is no command "${name}".`);
  const { options, references } = readArguments(command, args);
  if (options.flag("help")) {
    write(help(name, command));
    return exitCodes.done;
  }
  const settings = readSettings(env, await readBrokerages(env));
  const print = (text: string) => write(`${text}\n`);
  const context = { settings, now, actor, write, print, options, references };
  if ("runOnFile" in command) return (await command.runOnFile(context)) ?? exitCodes.done;
  await using db = await openExisting(settings, terminal.complain);
  return (await command.run({ ...context, db })) ?? exitCodes.done;
}

export async function runCommand(args: string[], terminal: Terminal): Promise<number> {
  try {
    return await run(args, terminal);
  } catch (error) {
    if (error instanceof UsageError) {
      const [name = ""] = args;
      const misused = commands.has(name) ? `leads ${name}` : "leads";
      terminal.complain(`${error.message}\nRun ${misused} --help for usage.\n`);
      return exitCodes.misused;
    }
    const expected = [CommandError, MoveRefused, SettingsError, StoreUnavailable, UnusableFile];
    if (!(error instanceof Error && expected.some((kind) => error instanceof kind))) throw error;
    terminal.complain(`${error.message}\n`);
    return exitCodes.failed;
  }
}
