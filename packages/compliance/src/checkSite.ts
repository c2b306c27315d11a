import type { Problem } from "./checks/Problem.ts";
import type { Duty } from "./duties/Duty.ts";
import { dutiesOf } from "./duties/duties.ts";
import type { PublishedSite } from "./PublishedSite.ts";

export type { Publication, PublishedHtml, PublishedSite } from "./PublishedSite.ts";

interface CheckedDuty {
  readonly duty: Duty;
  readonly result: "met" | "not met" | "warning";
  readonly problems: readonly Problem[];
}

/** Checks a site's publications against every duty of its regulator that is in force on the day. */
export function checkSite(site: PublishedSite): CheckedDuty[] {
  return dutiesOf(site.regulator, site.day).map((duty) => {
    const problems = duty.check(site);
    return { duty, result: resultOf(problems), problems };
  });
}

function resultOf(problems: readonly Problem[]): CheckedDuty["result"] {
  if (problems.length === 0) return "met";
  return problems.every(({ isWarning }) => isWarning) ? "warning" : "not met";
}

const longestList = 5;

/** Lists each duty with its source, then up to five problems with file and correction. */
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
