import { findRule, type Rule, rulesCheckedOn } from "../src/canada/rules/ruleInForce.ts";
import type { Reading, Source } from "../src/canada/rules/source.ts";
import { sourceOf } from "../src/canada/sourceOf.ts";
import { readingOf } from "./readingOf.ts";

/** Section of a federal law that a rule in force cites. */
export interface CitedSection {
  readonly ruleId: string;
  readonly name: string;
  /** Day on which the section was read for the rule. */
  readonly readOn: string;
  /** File of the law in the Department of Justice's repository, such as `eng/acts/I-15.xml`. */
  readonly file: string;
  /** Label of the section, such as `6.1`. */
  readonly section: string;
}

/** Cited section with its last amendment; `null` if the copy has no such file or section. */
export interface WatchedSection extends CitedSection {
  readonly lastAmendedOn: string | null;
}

const federalSection =
  /^https:\/\/laws-lois\.justice\.gc\.ca\/(eng\/(?:acts|regulations)\/[\w.-]+)\/section-([\d.]+)\.html$/;

/** Last search of the cited sections for a newer law: the day, the copy, and the copies of single laws. */
const lastSearch = {
  searchedOn: "2026-11-24",
  searchedIn: "github.com/justicecanada/laws-lois-xml, commit d6853c4 of 2026-07-23",
  /** Copy of a law that the first one lacks; `null` if there is none, so that the law was not searched. */
  instead: new Map([
    ["eng/acts/E-15", "github.com/XYOca/laws-lois-markdown, commit b48e944 of 2026-05-31"],
    ["eng/acts/I-3.3", null],
  ]),
};

/** Returns the day and the place of the last search for a newer version of a source, if there was one. */
export function searchOf({ url }: Source): Reading {
  const { searchedOn, instead } = lastSearch;
  const path = federalSection.exec(url)?.[1] ?? "";
  const searchedIn = instead.has(path) ? instead.get(path) : lastSearch.searchedIn;
  return path && searchedIn ? { searchedOn, searchedIn } : {};
}

/** Returns the version that counts on the day of the last check, or the next one. */
const newestOf = (rule: Rule<unknown>) =>
  findRule({ rule, on: rulesCheckedOn, withProposed: true }) ??
  findRule({ rule, on: rule.versions[0]?.effectiveFrom, withProposed: true });

/** Returns the sections of federal laws that the rules in force cite by the address of their source. */
export const citedSections = (rules: readonly Rule<unknown>[]): readonly CitedSection[] =>
  rules.flatMap((rule) => {
    const version = newestOf(rule);
    if (!version) return [];
    const { url, readOn = readingOf(version).readOn } = sourceOf(version);
    const [, path, section] = federalSection.exec(url) ?? [];
    return path && section
      ? [{ ruleId: rule.id, name: rule.name, readOn, file: `${path}.xml`, section }]
      : [];
  });

/** Returns the day of a section's last amendment in the XML of a federal law, or `null` without it. */
export function lastAmendedOn(xml: string, section: string): string | null {
  for (const text of xml.split(/<Section(?=[\s>])/).slice(1)) {
    const label = /<Label>([^<]*)<\/Label>/.exec(text)?.[1];
    const day = /^[^>]*\blims:lastAmendedDate="([\d-]+)"/.exec(text)?.[1];
    // Transitional sections of amending laws have labels of their own, without a day.
    if (label === section && day) return day;
  }
  return null;
}

/**
 * Looks up the cited sections in a copy of the federal laws.
 *
 * @param read Returns the text of a file of the copy, or `null` if there is no such file.
 * @returns The sections amended after they were read, and those that the copy lacks.
 */
export function watchLaws(
  rules: readonly Rule<unknown>[],
  read: (file: string) => string | null,
): { readonly amended: readonly WatchedSection[]; readonly missing: readonly WatchedSection[] } {
  const texts = new Map<string, string | null>();
  const textOf = (file: string) => {
    if (!texts.has(file)) texts.set(file, read(file));
    return texts.get(file) ?? null;
  };
  const watched = citedSections(rules).map((cited) => {
    const xml = textOf(cited.file);
    return { ...cited, lastAmendedOn: xml && lastAmendedOn(xml, cited.section) };
  });
  return {
    amended: watched.filter(({ lastAmendedOn: day, readOn }) => day !== null && day > readOn),
    missing: watched.filter(({ lastAmendedOn: day }) => day === null),
  };
}
