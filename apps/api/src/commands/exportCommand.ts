import { closeSync, openSync, writeSync } from "node:fs";
import { audit, auditHead } from "../store/auditLog.ts";
import {
  allLeads,
  countLeads,
  eachLead,
  isAbout,
  isAny,
  type LeadRecord,
} from "../store/leadRecords.ts";
import { personFile } from "../store/personFile.ts";
import { keptUntil, type RetentionRules } from "../store/retention.ts";
import { jsonLine, oneLine } from "../store/visibleText.ts";
import { type Command, CommandError, counted, exitCodes } from "./command.ts";
import { accessSummary, deliverySummary, mostReferences } from "./records.ts";

/** Matches where a spreadsheet may begin a formula (OWASP), also after invisible ones or a semicolon. */
const formula = /(^|;)(?=[\s\p{C}]*[=+\-@＝＋－＠]|[\t\r\n])/gu;

/** Returns a record of RFC 4180. Each cell is quoted, because its content is untrusted. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(quoted).join(",")}\r\n`;
}

function quoted(cell: string): string {
  const shown = oneLine(cell);
  const text = shown.replace(formula, "$1'");
  return `"${text.replaceAll('"', '""')}"`;
}

type Value = (lead: LeadRecord, rules: RetentionRules) => string;

const columns: Record<string, Value> = {
  "site.id": (lead) => lead.id,
  "site.kind": (lead) => lead.kind,
  "site.receivedAt": (lead) => lead.received_at,
  "site.source": (lead) => lead.source,
  "site.consentVersion": (lead) => lead.consent_version,
  "site.consentAt": (lead) => lead.consent_at,
  "site.consentWithdrawnAt": (lead) => lead.consent_withdrawn_at ?? "",
  "site.answeredAt": (lead) => lead.answered_at ?? "",
  "site.suspicion": (lead) => lead.suspicion ?? "",
  "site.keptUntil": (lead, rules) => keptUntil(lead, rules)?.toISOString().slice(0, 10) ?? "",
  "site.delivery": (lead) => deliverySummary(lead.deliveries),
  "visitor.firstName": (lead) => lead.first_name,
  "visitor.lastName": (lead) => lead.last_name,
  "visitor.phoneOrEmail": (lead) => lead.phone_or_email,
  "visitor.purpose": (lead) => lead.details?.purpose ?? "",
  "visitor.callTime": (lead) => lead.details?.callTime ?? "",
  "visitor.agent": (lead) => lead.details?.agent ?? "",
  "visitor.origin": (lead) => lead.details?.origin ?? "",
};

// The byte order mark makes spreadsheets read UTF-8.
const head = `\uFEFF${csvLine(Object.keys(columns))}`;
const row = (lead: LeadRecord, rules: RetentionRules) =>
  csvLine(Object.values(columns).map((value) => value(lead, rules)));

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
    const put = file === undefined ? write : (text: string) => void writeSync(file, text);
    const total = await countLeads(db, condition);
    // Logged before the first row: a reader who closes the pipe early has seen data too.
    const isListed = person !== undefined && total <= mostReferences;
    const found = isListed && accessSummary(await allLeads(db, condition));
    const detail = found || counted(total, "application");
    await audit(db, { at, actor, action: "exported", detail });
    let count = 0;
    const [start, between, end] = person === undefined ? [head, "", ""] : ["[\n", ",\n", "\n]\n"];
    put(start);
    for await (const lead of eachLead(db, condition)) {
      const isRow = person === undefined;
      const text = isRow ? row(lead, retention) : jsonLine(await personFile(db, lead, retention));
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
