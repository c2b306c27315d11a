import { closeSync, openSync, writeSync } from "node:fs";
import { audit, auditHead } from "../leads/auditLog.ts";
import { allLeads, countLeads, eachLead } from "../leads/leadRecords.ts";
import { personFile } from "../leads/personFile.ts";
import { jsonLine } from "../leads/visibleText.ts";
import {
  type Command,
  CommandError,
  counted,
  exitCodes,
  type Options,
  UsageError,
} from "./command.ts";
import { exportFormats } from "./exportFormats.ts";
import { accessSummary, mostReferences } from "./records.ts";

const formats = ["csv", "json"] as const;
type Format = (typeof formats)[number];

function readFormat(options: Options, defaultFormat: Format): Format {
  const format = options.oneOf("format", formats) ?? defaultFormat;
  if (format === "csv" && defaultFormat === "json") {
    throw new UsageError("--person is written as JSON: leave out --format csv.");
  }
  return format;
}

/** Opens a new file that only its owner can read. Throws with the reason if that fails. */
function openOutput(path: string): number {
  try {
    return openSync(path, "wx", 0o600);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : error;
    const reason = code === "EEXIST" ? "it exists already" : code;
    throw new CommandError(`The file ${path} cannot be written: ${reason}.`);
  }
}

export const exportCommand: Command = {
  summary: "Write all applications as CSV or JSON",
  usage: "[--person NAME|PHONE|EMAIL] [--format csv|json] [--since DATE] [--output FILE]",
  takes: {
    "--person TEXT":
      "everything about one person as JSON: applications, consent text, audit entries",
    "--format FORMAT": "csv (default) or json",
    "--since DATE": "received on or after this date, such as 2026-01-31",
    "--output FILE": "a new file that only its owner can read; default: the terminal",
  },
  async run(context) {
    const { db, options, actor, now: at, print, write } = context;
    const { retention } = context.settings;
    const person = options.text("person");
    const format = readFormat(options, person === undefined ? "csv" : "json");
    const filter = { receivedSince: options.date("since"), sought: person };
    const path = options.text("output");
    const file = path === undefined ? undefined : openOutput(path);
    const put = file === undefined ? write : (text: string) => void writeSync(file, text);
    const { start, lead, between, end } = exportFormats[format];
    const total = await countLeads(db, filter);
    // Logged before the first row is printed, because a reader who closes the pipe early has seen
    // data too.
    const isListed = person !== undefined && total <= mostReferences;
    const detail = isListed
      ? accessSummary(await allLeads(db, filter))
      : counted(total, "application");
    await audit(db, { at, actor, action: "exported", detail });
    let count = 0;
    put(start);
    for await (const written of eachLead(db, filter)) {
      const text =
        person === undefined
          ? lead(written, retention)
          : jsonLine(await personFile(db, written, retention));
      put(`${count > 0 ? between : ""}${text}`);
      count += 1;
    }
    put(end);
    if (file !== undefined) {
      closeSync(file);
      print(`Written to ${path}: ${counted(count, "application")}.`);
      const { seq, hash } = await auditHead(db);
      print(`The audit log has ${counted(seq, "entry", "entries")}; its head is ${hash}.`);
    }
    return exitCodes.done;
  },
};
