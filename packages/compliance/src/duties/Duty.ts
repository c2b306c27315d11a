import type { RegulatorCode } from "../regulators.ts";

/**
 * How well the source is known: `read` in the authority's own words, `quoted` by somebody else, or
 * `unconfirmed`. Only an unconfirmed duty warns where the others stop the build.
 */
export type DutyStatus = "read" | "quoted" | "unconfirmed";

/** What decides whether a duty is met; a person decides about `byPerson`, a command of the server about `byCommand`. */
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
  /** Whose brokerages it binds; all of Canada's without one. */
  readonly regulator?: RegulatorCode;
  /** What is asked, in one sentence. */
  readonly text: string;
  readonly source: { readonly title: string; readonly url: string };
  readonly status: DutyStatus;
  /** The day from which it holds, such as 2024-10-11; `unknown` counts as in force. */
  readonly effectiveFrom: string;
  /** The first day on which it holds no longer. */
  readonly effectiveUntil?: string;
  readonly check: CheckName;
  /** How a command or a person meets it, where no program can see that. */
  readonly metBy?: string;
}
