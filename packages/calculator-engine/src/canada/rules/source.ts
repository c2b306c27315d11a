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

/** Publications of each rule's versions by the rule's id, in the order of its versions. */
export type SourcesByRule = Readonly<Record<string, readonly Source[]>>;

/**
 * Readings of each rule's sources by the rule's id, in the order of its versions. A text is a quote
 * that was read on the day on which all sources were read again.
 */
export type ReadingsByRule = Readonly<Record<string, readonly (string | Reading)[]>>;

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
  const { id, nth, effectiveFrom } = rule;
  // Lists begin with the newest version, so that a caller's newer version without a source finds none.
  const source = rule.source ?? sources[id]?.at(-nth);
  if (source) return source;
  throw new Error(`The rule ${id} of ${effectiveFrom} brings no source; add one to it.`);
}
