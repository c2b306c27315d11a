import { complaintKeptUntil, complaints, complaintYears, isOpen } from "../leads/complaints.ts";
import { UsageError } from "./command.ts";
import { dayOf, registerCommand } from "./register.ts";

export const complaintCommand = registerCommand({
  summary: "Keep the register of complaints",
  register: complaints,
  what: "complaint",
  plural: "complaints",
  takes: {
    "--about TEXT": "its subject, without the name of who complains",
    "--handled-by TEXT": "the designated person",
    "--received DATE": "default: today",
    "--acknowledged DATE": "when its receipt was confirmed in writing",
    "--decided DATE": "when the decision was sent in writing",
    "--outcome TEXT": "the decision and its reasons",
  },
  notes: [`Kept for at least ${complaintYears} years after the last entry. None can be removed.`],
  columns: ["id", "received", "about", "handledBy", "acknowledged", "decided", "outcome"],
  read({ options, now }) {
    const isNew = !options.has("of");
    const given = {
      received: dayOf(options.date("received") ?? (isNew ? now : undefined)),
      acknowledged: dayOf(options.date("acknowledged")),
      decided: dayOf(options.date("decided")),
      about: options.text("about")?.trim(),
      handledBy: options.text("handled-by")?.trim(),
      outcome: options.text("outcome")?.trim(),
    };
    if (!given.decided || given.outcome) return given;
    throw new UsageError("--decided needs --outcome: the decision and its reasons, as written.");
  },
  complete({ received, about, handledBy, acknowledged = null, decided = null, outcome = null }) {
    if (received && about && handledBy) {
      return { received, about, handledBy, acknowledged, decided, outcome };
    }
    throw new UsageError("--about and --handled-by are required.");
  },
  recorded: () => "acknowledge it in writing, then decide in writing and with reasons.",
  isOpen,
  describe: ({ id, outcome, ...complaint }) => [
    `${id.slice(0, 8)}  received ${complaint.received}, handled by ${complaint.handledBy}: ${complaint.about}`,
    `acknowledged: ${complaint.acknowledged ?? "no"}; decided: ${complaint.decided ?? "no"}`,
    ...(outcome ? [outcome] : []),
    `kept until at least ${complaintKeptUntil(complaint)}`,
  ],
});
