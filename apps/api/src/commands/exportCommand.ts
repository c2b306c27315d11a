import { closeSync, openSync, writeSync } from "node:fs";
import { eachLead } from "../leads/leadRecords.ts";
import { type Command, CommandError, exitCodes, UsageError } from "./command.ts";
import { counted } from "./counted.ts";
import { exportFormats } from "./exportFormats.ts";
import { readDate, readText } from "./readOptions.ts";

function openOutput(path: string): number {
  try {
    // Never over a file that is there, and for its owner alone.
    return openSync(path, "wx", 0o600);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : error;
    const reason = code === "EEXIST" ? "it exists already" : code;
    throw new CommandError(`The file ${path} cannot be written: ${reason}.`);
  }
}

export const exportCommand: Command = {
  summary: "Write all applications as CSV or JSON",
  usage: "[--format csv|json] [--since DATE] [--output FILE]",
  details: [
    "--format        csv (unless told) or json",
    "--since DATE    received on or after this date, such as 2026-01-31",
    "--output FILE   a new file, readable by its owner alone; without it, the terminal",
  ],
  options: {
    format: { type: "string" },
    since: { type: "string" },
    output: { type: "string" },
  },
  takesReferences: false,
  async run({ db, options, print, write }) {
    const format = readText(options, "format") ?? "csv";
    if (format !== "csv" && format !== "json") {
      throw new UsageError(`--format must be csv or json, but it is "${format}".`);
    }
    const filter = { receivedSince: readDate(options, "since") };
    const path = readText(options, "output");
    const file = path === undefined ? undefined : openOutput(path);
    const put = file === undefined ? write : (text: string) => void writeSync(file, text);
    const { start, lead, between, end } = exportFormats[format];
    let count = 0;
    put(start);
    for await (const record of eachLead(db, filter)) {
      put(`${count > 0 ? between : ""}${lead(record)}`);
      count += 1;
    }
    put(end);
    if (file !== undefined) {
      closeSync(file);
      print(`Written to ${path}: ${counted(count, "application")}.`);
    }
    return exitCodes.done;
  },
};
