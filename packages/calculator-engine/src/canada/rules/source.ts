export interface Reading {
  /** Quote of at most one sentence. */
  readonly quote?: string;
  /** Reason that there is no quote. */
  readonly unread?: string;
  readonly readOn?: string;
  /** Last day on which somebody searched for a newer version of the law. */
  readonly searchedOn?: string;
  /** Publication that was searched. */
  readonly searchedIn?: string;
}

/**
 * Publication of a figure: an act, a regulation or a page, with its citation and URL. Readings of the
 * built-in rules' sources are lists of their own, because a page that names a source needs none of its
 * text.
 */
export interface Source extends Reading {
  /** Citation, with the section if it is a law. */
  readonly citation: string;
  readonly url: string;
}

/** One entry for each version of a rule, in their order; the entry itself if there is one version. */
export type OfVersions<Entry> = Entry | readonly Entry[];

/** Publications of each rule's versions by the rule's id. */
export type SourcesByRule = Readonly<Record<string, OfVersions<Source>>>;

/** Returns the entry of a version; none for a version that a caller adds. */
export function entryOf<Entry>(
  entries: OfVersions<Entry> | undefined,
  { nth }: Pick<Sourced, "nth">,
): Entry | undefined {
  const listed = Array.isArray(entries) ? entries : [entries];
  return listed.at(-nth);
}

/** Version of a rule, as far as its source depends on it. */
interface Sourced {
  readonly id: string;
  readonly effectiveFrom: string;
  readonly nth: number;
  readonly source?: Source;
}

/**
 * Returns the publication of a version of a rule: the rule's own, otherwise the one in these lists.
 *
 * @throws Error if there is neither.
 */
export function sourceIn(sources: SourcesByRule, rule: Sourced): Source {
  const { id, effectiveFrom } = rule;
  const source = rule.source ?? entryOf(sources[id], rule);
  if (source) return source;
  throw new Error(`The rule ${id} of ${effectiveFrom} brings no source; add one to it.`);
}

/** Returns a function that gives a section of a federal law as a source, with the words that cite it. */
const federalLaw =
  (law: string, path: string) =>
  (section: string, cited: string): Source => ({
    citation: `${law}, ${cited}`,
    url: `https://laws-lois.justice.gc.ca/eng/${path}/section-${section}.html`,
  });

export const loanRegulations = /* @__PURE__ */ federalLaw(
  "Eligible Mortgage Loan Regulations, SOR/2012-281",
  "regulations/SOR-2012-281",
);
export const exciseTaxAct = /* @__PURE__ */ federalLaw(
  "Excise Tax Act, R.S.C. 1985, c. E-15",
  "acts/E-15",
);
export const hstRegulations = /* @__PURE__ */ federalLaw(
  "New Harmonized Value-added Tax System Regulations, No. 2, SOR/2010-151",
  "regulations/SOR-2010-151",
);
export const incomeTaxAct = /* @__PURE__ */ federalLaw(
  "Income Tax Act, R.S.C. 1985, c. 1 (5th Supp.)",
  "acts/I-3.3",
);
export const interestAct = /* @__PURE__ */ federalLaw(
  "Interest Act, R.S.C. 1985, c. I-15",
  "acts/I-15",
);
