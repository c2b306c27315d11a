import type { Site } from "../Site.ts";

/** Place at which a duty is met. */
export interface Place {
  /** Name of the publication: the path of a page, for example. */
  readonly name: string;
  readonly file: string;
  readonly line: number;
  readonly excerpt: string;
}

/** A violation: its place, and the correction. */
export interface Problem {
  readonly file: string;
  readonly line?: number;
  readonly found: string;
  readonly write: string;
  /** A caution that never stops a build, whatever the status of its duty. */
  readonly isWarning?: boolean;
}

export interface Finding {
  readonly places: readonly Place[];
  readonly problems: readonly Problem[];
}

export type Check = (site: Site) => Finding;
