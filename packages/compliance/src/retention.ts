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

type RetentionRules = Readonly<Record<RetentionClass, RetentionRule>>;

const rules = (years: number, application: string, mortgage: string): RetentionRules => ({
  application: { years, from: "received", law: application },
  mortgage: { years, from: "term end", law: mortgage },
});

const known: Partial<Record<RegulatorCode, RetentionRules>> = {
  FSRA: rules(
    6,
    "FSRA requires an application that led to no mortgage to be kept for six years from its creation",
    "FSRA requires the records of a mortgage to be kept for six years after its term expires",
  ),
  BCFSA: rules(
    7,
    "BCFSA requires records to be kept for at least seven years from their creation, in British Columbia",
    "BCFSA requires the records of a mortgage to be kept for at least seven years after its last transaction, in British Columbia",
  ),
};

/** Longest known periods, for regulators whose own periods are unconfirmed. */
const cautious = rules(
  7,
  "The regulator's own period has not been confirmed, so the longest known one is used: seven years from the application",
  "The regulator's own period has not been confirmed, so the longest known one is used: seven years after the term of the mortgage expires",
);

/** Returns the retention rules for a regulator's brokerages, by class of records. */
export const retentionRules = (regulator: RegulatorCode): RetentionRules =>
  known[regulator] ?? cautious;
