/** Reading of a source. */
export interface Reading {
  /** Quote of at most one sentence. */
  readonly quote?: string;
  /** Reason that there is no quote. */
  readonly unread?: string;
  /** Day of the reading. */
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
export interface Sourced {
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
