import { checkAgentLicences, checkAgents } from "./checks/agents.ts";
import { checkClaims } from "./checks/claims.ts";
import { checkCollectionConsent, checkMarketingConsent, checkPromises } from "./checks/consent.ts";
import type { Check, Place, Problem } from "./checks/Finding.ts";
import { checkLicenceProvince, checkName, checkNameAndLicence } from "./checks/identity.ts";
import {
  checkAccessibilityStatement,
  checkComplaints,
  checkFrench,
  checkIdentificationNotice,
  checkPrivacyPolicy,
  checkTracking,
} from "./checks/privacy.ts";
import { checkRates } from "./checks/rates.ts";
import type { CheckName, Duty } from "./duties/Duty.ts";
import { dutiesOf } from "./duties/duties.ts";
import { retentionClassNames, retentionRules } from "./retention.ts";
import type { Site } from "./Site.ts";

export type { Place, Problem } from "./checks/Finding.ts";
export type { Publication, Site } from "./Site.ts";

/** Result for a duty. `warning`: not met, but the duty is unconfirmed or all problems are cautions. */
export type DutyResult = "met" | "not met" | "warning" | "by command" | "by a person";

export interface CheckedDuty {
  readonly duty: Duty;
  readonly result: DutyResult;
  readonly places: readonly Place[];
  readonly problems: readonly Problem[];
}

const checkRetention: Check = ({ regulator }) =>
  retentionClassNames.map((name) => {
    const { years, from, law } = retentionRules(regulator)[name];
    const excerpt = `${years} years from ${from === "received" ? "its receipt" : "the end of the term"}: ${law}`;
    return {
      name: `Class ${name}`,
      file: "packages/compliance/src/retention.ts",
      line: 1,
      excerpt,
    };
  });

const nothing: Check = () => [];

const checks: Record<CheckName, Check> = {
  licenceProvince: checkLicenceProvince,
  name: checkName,
  nameAndLicence: checkNameAndLicence,
  agents: checkAgents,
  agentLicences: checkAgentLicences,
  rates: checkRates,
  claims: checkClaims,
  promises: checkPromises,
  marketingConsent: checkMarketingConsent,
  collectionConsent: checkCollectionConsent,
  privacyPolicy: checkPrivacyPolicy,
  tracking: checkTracking,
  identificationNotice: checkIdentificationNotice,
  accessibilityStatement: checkAccessibilityStatement,
  complaints: checkComplaints,
  french: checkFrench,
  retention: checkRetention,
  byCommand: nothing,
  byPerson: nothing,
};

/** Checks a site's publications against every duty of its regulator that is in force on the day. */
export function checkSite(site: Site): CheckedDuty[] {
  return dutiesOf(site.regulator, site.day).map((duty) => {
    const findings = checks[duty.check](site);
    const places = findings.filter((finding) => "excerpt" in finding);
    const problems = findings.filter((finding) => "found" in finding);
    return { duty, result: resultOf(duty, problems), places, problems };
  });
}

function resultOf({ check, status }: Duty, problems: readonly Problem[]): DutyResult {
  if (check === "byCommand") return "by command";
  if (check === "byPerson") return "by a person";
  if (problems.length === 0) return "met";
  const isCaution = status === "unconfirmed" || problems.every(({ isWarning }) => isWarning);
  return isCaution ? "warning" : "not met";
}

const longestList = 5;

/**
 * Returns a text for the duties with a result, as lines: each duty with its source, then up to five
 * problems with file and correction.
 */
export function describeResults(
  checked: readonly CheckedDuty[],
  result: "not met" | "warning",
): string[] {
  return checked
    .filter((one) => one.result === result)
    .flatMap(({ duty, problems }) => {
      const shown = problems.slice(0, longestList);
      const more = problems.length - shown.length;
      return [
        `${duty.id}: ${duty.text} (${duty.status}: ${duty.source.title}, ${duty.source.url})`,
        ...shown.map(
          ({ file, line, found, write }) =>
            `  ${file}${line ? `:${line}` : ""}: ${found}. ${write}`,
        ),
        ...(more > 0 ? [`  and ${more} more of the same kind`] : []),
      ];
    });
}
