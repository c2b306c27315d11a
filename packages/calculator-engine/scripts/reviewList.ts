import { findRule, type Rule, type RuleInForce } from "../src/canada/rules/ruleInForce.ts";

/** Month, day and place of the yearly publication of the figures of some rules. */
interface YearlyPublication {
  readonly ids: RegExp;
  readonly by: string;
  readonly where: string;
  /** True if each publication changes the figures. */
  readonly alwaysChanges?: boolean;
}

const yearlyPublications: readonly YearlyPublication[] = [
  {
    ids: /^transfer-tax-qc$/,
    by: "07-31",
    where: "Gazette officielle du Québec, by D-15.1, s. 2.1",
    alwaysChanges: true,
  },
  {
    ids: /^transfer-tax-(montreal|quebec-city)$/,
    by: "11-30",
    where: "the city's budget",
  },
  { ids: /^(stress-test|switch-exemption)$/, by: "12-20", where: "OSFI, every December" },
  { ids: /^home-buyers-amount-rate$/, by: "12-15", where: "the federal rates of the next year" },
  { ids: /^transfer-tax-halifax$/, by: "12-01", where: "the council's budget" },
];

interface ReviewGroup {
  readonly heading: string;
  readonly rules: readonly RuleInForce<unknown>[];
}

/** Returns the first due date of a yearly publication on or after `from`. */
function publicationFrom(from: string, by: string): string {
  const year = Number(from.slice(0, 4));
  const thisYear = `${year}-${by}`;
  return thisYear >= from ? thisYear : `${year + 1}-${by}`;
}

/** Returns true if the review comes after a publication that changes the figures. */
function isAfterPublication(rule: RuleInForce<unknown>, on: string): boolean {
  const publication = yearlyPublications.find(({ ids }) => ids.test(rule.id));
  if (!publication) return false;
  const { by, alwaysChanges } = publication;
  const sinceItBegan = publicationFrom(rule.effectiveFrom, by);
  const isUnread = alwaysChanges && sinceItBegan <= on;
  return isUnread || (rule.reviewBy ?? "") > publicationFrom(on, by);
}

/** Days before the review date from which a rule is listed as due soon. */
const nearDays = 60;

const daysAfter = (on: string, days: number) =>
  new Date(Date.parse(on) + days * 86_400_000).toISOString().slice(0, 10);

const inForceOrLater = (rule: Rule<unknown>, on: string) => {
  const days = rule.versions.map(({ effectiveFrom: from }) => (from > on ? from : on));
  return [...new Set(days)].flatMap((day) => findRule({ rule, on: day, withProposed: true }) ?? []);
};

/** Returns the rules to review on a day, with the versions of that day and later. */
export function reviewList(rules: readonly Rule<unknown>[], on: string): readonly ReviewGroup[] {
  const near = daysAfter(on, nearDays);
  const current = rules
    .filter(
      ({ versions, introduced }) => introduced || (versions.at(-1)?.effectiveFrom ?? "") <= on,
    )
    .flatMap((rule) => inForceOrLater(rule, on));
  const due = current
    .filter(({ reviewBy }) => reviewBy !== undefined)
    .sort((a, b) => String(a.reviewBy).localeCompare(String(b.reviewBy)));
  const dueBy = (accepts: (reviewBy: string) => boolean) =>
    due.filter(({ reviewBy = "" }) => accepts(reviewBy));
  return [
    { heading: "Past review", rules: dueBy((reviewBy) => reviewBy < on) },
    {
      heading: `Due within ${nearDays} days`,
      rules: dueBy((reviewBy) => reviewBy >= on && reviewBy <= near),
    },
    {
      heading: "To be reviewed only after a yearly publication",
      rules: due.filter((rule) => isAfterPublication(rule, on)),
    },
    {
      heading: "Second-hand",
      rules: current.filter(({ confidence }) => confidence === "second-hand"),
    },
    {
      heading: "Unconfirmed",
      rules: current.filter(({ confidence }) => confidence === "unconfirmed"),
    },
  ];
}
