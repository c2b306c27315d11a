import { breaches, breachKeptUntil, breachYears, openSteps } from "../leads/breaches.ts";
import { UsageError } from "./command.ts";
import { dayOf, registerCommand } from "./register.ts";

export const breachCommand = registerCommand({
  summary: "Keep the register of privacy breaches",
  register: breaches,
  what: "breach",
  plural: "breaches",
  takes: {
    "--occurred DATE": "the day, or approximate day, it happened",
    "--found DATE": "the day it was found; default: today",
    "--what TEXT": "what happened, without names",
    "--information TEXT": "what kind of information",
    "--people N": "number of people, if known",
    "--risk yes|no": "whether there is a real risk of significant harm",
    "--because TEXT": "why there is, or is not",
    "--reported DATE": "when it was reported to the Privacy Commissioner",
    "--notified DATE": "when the people were notified",
    "--note TEXT": "what was done in response",
  },
  notes: [
    `Every breach is recorded, harmful or not, and kept for at least ${breachYears} years. None can be removed.`,
  ],
  columns: [
    ...(["id", "recordedAt", "recordedBy", "occurred", "found", "circumstances"] as const),
    ...(["information", "people", "realRisk", "because", "reported", "notified", "note"] as const),
  ],
  read({ options, now }) {
    const risk = options.oneOf("risk", ["yes", "no"]);
    const isNew = !options.has("of");
    return {
      occurred: dayOf(options.date("occurred")),
      found: dayOf(options.date("found") ?? (isNew ? now : undefined)),
      people: options.count("people"),
      realRisk: risk && risk === "yes",
      reported: dayOf(options.date("reported")),
      notified: dayOf(options.date("notified")),
      circumstances: options.text("what")?.trim(),
      information: options.text("information")?.trim(),
      because: options.text("because")?.trim(),
      note: options.text("note")?.trim(),
    };
  },
  complete({ found, occurred, circumstances, information, realRisk, because, ...given }) {
    if (!found || !occurred || !circumstances || !information || realRisk === undefined || !because)
      throw new UsageError(
        "--occurred, --what, --information, --risk and --because are required: the law requires them for every breach.",
      );
    const { people = null, reported = null, notified = null, note = null } = given;
    const required = { found, occurred, circumstances, information, realRisk, because };
    return { ...required, people, reported, notified, note };
  },
  recorded: (breach) => `it is kept until at least ${breachKeptUntil(breach)}.`,
  openSteps,
  describe: (breach) => [
    `${breach.id.slice(0, 8)}  happened ${breach.occurred}, found ${breach.found}, ${breach.people ?? "an unknown number of"} people`,
    `${breach.circumstances} (${breach.information})`,
    `${breach.realRisk ? "real risk of significant harm" : "no real risk of significant harm"}: ${breach.because}`,
    `Commissioner told: ${breach.reported ?? "no"}; people told: ${breach.notified ?? "no"}; kept until at least ${breachKeptUntil(breach)}`,
    ...(breach.note ? [breach.note] : []),
  ],
});
