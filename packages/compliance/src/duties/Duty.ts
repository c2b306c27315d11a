import type { RegulatorCode } from "../regulators.ts";

/**
 * Reliability of the source: `read` in the authority's own words, `quoted` by a third party, or
 * `unconfirmed`. Only an unconfirmed duty warns where the others stop the build.
 */
export type DutyStatus = "read" | "quoted" | "unconfirmed";

/**
 * Check that decides whether a duty is met; a person decides about `byPerson`, a command of the
 * server about `byCommand`.
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
  | "privacyPolicy"
  | "tracking"
  | "identificationNotice"
  | "accessibilityStatement"
  | "french"
  | "retention"
  | "byCommand"
  | "byPerson";

export interface Duty {
  readonly id: string;
  /** Regulator whose brokerages it binds; without one, all of Canada's. */
  readonly regulator?: RegulatorCode;
  /** Requirement in one sentence. */
  readonly text: string;
  readonly source: { readonly title: string; readonly url: string };
  readonly status: DutyStatus;
  /** The day from which it holds, such as 2024-10-11; `unknown` counts as in force. */
  readonly effectiveFrom: string;
  /** The first day on which it holds no longer. */
  readonly effectiveUntil?: string;
  readonly check: CheckName;
  /** Command or work of a person that meets it, where no program can see that. */
  readonly metBy?: string;
}
