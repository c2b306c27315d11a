import type { RegulatorCode } from "./regulators.ts";

/** Retention period of an application's records, and the event from which it runs. */
export interface RetentionRule {
  readonly years: number;
  /** Start of the period: the application's receipt, or the end of the mortgage's term. */
  readonly from: "received" | "term end";
  /** Law that requires the period, as a sentence without a full stop. */
  readonly law: string;
}

/** Class of records: an application that led to no mortgage, or a mortgage. */
export type RetentionClass = "application" | "mortgage";

export const retentionClassNames = ["application", "mortgage"] as const satisfies RetentionClass[];

const ontario: Record<RetentionClass, RetentionRule> = {
  application: {
    years: 6,
    from: "received",
    law: "FSRA requires an application that led to no mortgage to be kept for six years from its creation",
  },
  mortgage: {
    years: 6,
    from: "term end",
    law: "FSRA requires the records of a mortgage to be kept for six years after its term expires",
  },
};

const britishColumbia: Record<RetentionClass, RetentionRule> = {
  application: {
    years: 7,
    from: "received",
    law: "BCFSA requires records to be kept for at least seven years from their creation, in British Columbia",
  },
  mortgage: {
    years: 7,
    from: "term end",
    law: "BCFSA requires the records of a mortgage to be kept for at least seven years after its last transaction, in British Columbia",
  },
};

/** Longest known periods, for regulators whose own periods are unconfirmed. */
const cautious: Record<RetentionClass, RetentionRule> = {
  application: {
    years: 7,
    from: "received",
    law: "The regulator's own period has not been confirmed, so the longest known one is used: seven years from the application",
  },
  mortgage: {
    years: 7,
    from: "term end",
    law: "The regulator's own period has not been confirmed, so the longest known one is used: seven years after the term of the mortgage expires",
  },
};

/** Returns the retention rules for a regulator's brokerages, by class of records. */
export function retentionRules(
  regulator: RegulatorCode,
): Readonly<Record<RetentionClass, RetentionRule>> {
  if (regulator === "FSRA") return ontario;
  return regulator === "BCFSA" ? britishColumbia : cautious;
}
