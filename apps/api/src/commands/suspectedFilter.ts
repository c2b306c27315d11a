import { networkOf } from "../abuse/networks.ts";
import { suspicions } from "../leads/lead.ts";
import type { LeadFilter } from "../leads/leadRecords.ts";
import { type OptionValues, UsageError } from "./command.ts";
import { readDate, readText } from "./readOptions.ts";

export const suspectedOptions = {
  reason: { type: "string" },
  since: { type: "string" },
  network: { type: "string" },
} as const;

export const suspectedUsage = "[--reason TEXT] [--since DATE] [--network NETWORK]";

export const suspectedDetails = [
  `--reason TEXT   only those: ${suspicions.join(", ")}`,
  "--since DATE    only those received on or after this date, such as 2026-01-31",
  "--network NET   only those from it, such as 203.0.113.0/24 or an address in it",
];

/** Reads the filter for suspected applications. */
export function suspectedFilter(options: OptionValues): LeadFilter {
  const reason = readText(options, "reason");
  const suspicion = suspicions.find((known) => known === reason);
  if (reason !== undefined && suspicion === undefined) {
    throw new UsageError(`--reason must be ${suspicions.join(" or ")}, but it is "${reason}".`);
  }
  const network = readText(options, "network");
  return {
    isSuspected: true,
    suspicion,
    receivedSince: readDate(options, "since"),
    network: network?.includes("/") ? network : network && networkOf(network),
  };
}
