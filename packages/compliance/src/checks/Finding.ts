import type { Site } from "../Site.ts";

/** Where a duty is met. */
export interface Place {
  /** What the publication is called: the path of a page, for example. */
  readonly name: string;
  readonly file: string;
  readonly line: number;
  readonly excerpt: string;
}

/** What is wrong, where, and what to write instead. */
export interface Problem {
  readonly file: string;
  readonly line?: number;
  readonly found: string;
  readonly write: string;
  /** A caution that stops no build, whatever the status of its duty. */
  readonly isWarning?: boolean;
}

export interface Finding {
  readonly places: readonly Place[];
  readonly problems: readonly Problem[];
}

export type Check = (site: Site) => Finding;
