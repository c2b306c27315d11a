import { closeSync, openSync, writeSync } from "node:fs";
import { audit } from "../leads/auditLog.ts";
import { findPeople } from "../leads/findPeople.ts";
import { eachLead } from "../leads/leadRecords.ts";
import { personFile } from "../leads/personFile.ts";
import { type Command, CommandError, exitCodes, type OptionValues, UsageError } from "./command.ts";
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

function readFormat(options: OptionValues, unlessTold: "csv" | "json"): "csv" | "json" {
  const format = readText(options, "format") ?? unlessTold;
  if (format !== "csv" && format !== "json") {
    throw new UsageError(`--format must be csv or json, but it is "${format}".`);
  }
  if (format === "csv" && unlessTold === "json") {
    throw new UsageError("--person is written as JSON: leave out --format csv.");
  }
  return format;
}

export const exportCommand: Command = {
  summary: "Write all applications as CSV or JSON",
  usage: "[--person NAME|PHONE|EMAIL] [--format csv|json] [--since DATE] [--output FILE]",
  details: [
    "--person TEXT   everything about one person, as JSON: the application, the words agreed to, what was done",
    "--format        csv (unless told) or json",
    "--since DATE    received on or after this date, such as 2026-01-31",
    "--output FILE   a new file, readable by its owner alone; without it, the terminal",
  ],
  options: {
    person: { type: "string" },
    format: { type: "string" },
    since: { type: "string" },
    output: { type: "string" },
  },
  takesReferences: false,
  async run(context) {
    const { db, options, actor, now: at, print, write } = context;
    const person = readText(options, "person");
    const format = readFormat(options, person === undefined ? "csv" : "json");
    const filter = { receivedSince: readDate(options, "since") };
    const path = readText(options, "output");
    const file = path === undefined ? undefined : openOutput(path);
    const put = file === undefined ? write : (text: string) => void writeSync(file, text);
    const { start, lead, between, end } = exportFormats[format];
    let count = 0;
    put(start);
    for await (const written of person === undefined
      ? eachLead(db, filter)
      : await findPeople(db, person)) {
      const text =
        person === undefined ? lead(written) : JSON.stringify(await personFile(db, written));
      put(`${count > 0 ? between : ""}${text}`);
      count += 1;
    }
    put(end);
    await audit(db, { at, actor, action: "exported", detail: counted(count, "application") });
    if (file !== undefined) {
      closeSync(file);
      print(`Written to ${path}: ${counted(count, "application")}.`);
    }
    return exitCodes.done;
  },
};
