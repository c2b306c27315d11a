import { networkOf } from "../abuse/networks.ts";
import { lanes, suspicions } from "../leads/lead.ts";
import type { LeadFilter } from "../leads/leadRecords.ts";
import { type OptionValues, UsageError } from "./command.ts";
import { readCount, readDate, readFlag, readText } from "./readOptions.ts";

export const suspectedOptions = {
  reason: { type: "string" },
  since: { type: "string" },
  network: { type: "string" },
  lane: { type: "string" },
  "open-for": { type: "string" },
  "new-networks": { type: "boolean" },
} as const;

export const suspectedUsage =
  "[--reason TEXT] [--since DATE] [--network NETWORK] [--lane LANE] [--open-for SECONDS] [--new-networks]";

export const suspectedDetails = [
  `--reason TEXT   only those: ${suspicions.join(", ")}`,
  "--since DATE    only those received on or after this date, such as 2026-01-31",
  `--lane LANE     only those sent in this way: ${lanes.join(", ")}`,
  "--open-for N    only those whose form was open for N seconds or more",
  "--new-networks  only the first of a network in a day",
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
  const sentIn = readText(options, "lane");
  const lane = lanes.find((known) => known === sentIn);
  if (sentIn !== undefined && lane === undefined) {
    throw new UsageError(`--lane must be ${lanes.join(" or ")}, but it is "${sentIn}".`);
  }
  return {
    isSuspected: true,
    suspicion,
    lane,
    openFor: readCount(options, "open-for"),
    isFirstSight: readFlag(options, "new-networks") || undefined,
    receivedSince: readDate(options, "since"),
    network: network?.includes("/") ? network : network && networkOf(network),
  };
}
