import type { RegulatorCode } from "../regulators.ts";

/**
 * Reliability of a duty's source: `read` in the authority's own words, `quoted` by a third party, or
 * `unconfirmed`. A violation of an unconfirmed duty is a warning; any other fails the build.
 */
export type DutyStatus = "read" | "quoted" | "unconfirmed";

/**
 * Name of the check that tests a duty. No check tests `byPerson`, which a person must confirm, or
 * `byCommand`, which a command of the server meets.
 */
export type CheckName =
  | "licenceProvince"
  | "name"
  | "nameAndLicence"
  | "agents"
  | "agentLicences"
  | "rates"
  | "claims"
  | "promises"
  | "marketingConsent"
  | "collectionConsent"
  | "privacyPolicy"
  | "tracking"
  | "identificationNotice"
  | "accessibilityStatement"
  | "complaints"
  | "french"
  | "retention"
  | "byCommand"
  | "byPerson";

export interface Duty {
  readonly id: string;
  /** Regulator whose brokerages the duty binds; if omitted, it binds all in Canada. */
  readonly regulator?: RegulatorCode;
  /** Requirement in one sentence. */
  readonly text: string;
  readonly source: { readonly title: string; readonly url: string };
  readonly status: DutyStatus;
  /** First day in force, such as 2024-10-11; `unknown` counts as in force. */
  readonly effectiveFrom: string;
  /** First day on which the duty is not in force. */
  readonly effectiveUntil?: string;
  readonly check: CheckName;
  /** Command or task that meets a duty without an automatic check. */
  readonly metBy?: string;
}

/** Duty of the regulator whose file lists it. */
export type UnboundDuty = Omit<Duty, "regulator">;
