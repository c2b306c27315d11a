import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync, writeSync } from "node:fs";
import { audit, auditHead } from "../store/auditLog.ts";
import { exportDropped } from "../store/droppedTables.ts";
import { csvHead, csvRow } from "../store/leadCsv.ts";
import { allLeads, countLeads, eachLead, isAbout, isAny } from "../store/leadRecords.ts";
import { connect } from "../store/openDatabase.ts";
import { personFile } from "../store/personFile.ts";
import { jsonLine } from "../store/visibleText.ts";
import { type Command, CommandError, counted, type FileCommand, oneFile } from "./command.ts";
import { accessSummary, mostReferences } from "./records.ts";

/** Opens a file that gets its name when it is complete: half of one would pass for the whole. */
function openOutput(path: string) {
  const part = `${path}.part`;
  try {
    if (existsSync(path)) throw new CommandError("it exists already");
    // A command that was killed left one.
    rmSync(part, { force: true });
    const file = openSync(part, "wx", 0o600);
    return {
      put: (text: string) => void writeSync(file, text),
      close() {
        fsyncSync(file);
        closeSync(file);
        renameSync(part, path);
      },
    };
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    const reason = code ?? (error instanceof Error ? error.message : error);
    throw new CommandError(`The file ${path} cannot be written: ${reason}.`);
  }
}

export const exportCommand: Command = {
  summary: "Write all applications as CSV, or everything about a person as JSON",
  usage: "[--person NAME|PHONE|EMAIL] [--output FILE]",
  takes: {
    "--person TEXT":
      "everything about one person as JSON: applications, consent text, audit entries",
    "--output FILE": "a new file that only its owner can read; default: the terminal",
  },
  async run(context) {
    const { db, options, actor, now: at, print, write } = context;
    const { retention } = context.settings;
    const person = options.text("person");
    const condition = person === undefined ? isAny : isAbout(person);
    const path = options.text("output");
    const file = path === undefined ? undefined : openOutput(path);
    const put = file?.put ?? write;
    const total = await countLeads(db, condition);
    // Logged before the first row: a reader who closes the pipe early has seen data too.
    const isListed = person !== undefined && total <= mostReferences;
    const found = isListed && accessSummary(await allLeads(db, condition));
    const detail = found || counted(total, "application");
    await audit(db, { at, actor, action: "exported", detail });
    let count = 0;
    const [start, between, end] =
      person === undefined ? [csvHead, "", ""] : ["[\n", ",\n", "\n]\n"];
    put(start);
    for await (const lead of eachLead(db, condition)) {
      const isRow = person === undefined;
      const text = isRow
        ? csvRow(lead, retention)
        : jsonLine(await personFile(db, lead, retention));
      put(`${count > 0 ? between : ""}${text}`);
      count += 1;
    }
    put(end);
    if (file !== undefined) {
      file.close();
      print(`Written to ${path}: ${counted(count, "application")}.`);
      const { seq, hash } = await auditHead(db);
      print(`The audit log has ${counted(seq, "entry", "entries")}; its head is ${hash}.`);
    }
  },
};

export const exportDroppedCommand: FileCommand = {
  summary: "Write records that this version has no place for to a file, so that it can migrate",
  usage: "FILE",
  takes: { FILE: "a new file that only its owner can read; the records are personal" },
  notes: ["Needed only if a start refused to migrate. Nothing is removed before the next start."],
  async runOnFile({ settings, references, print }) {
    const file = oneFile(references);
    await using db = await connect(settings.database, { user: "command" });
    const written = await exportDropped(db, file).catch((error) => {
      if (!(error instanceof Error && "code" in error)) throw error;
      throw new CommandError(`The file ${file} cannot be written: ${error.code}.`);
    });
    print(written ? `Written to ${file}: ${written}.` : "There are no such records.");
  },
};
