import type { Site } from "../Site.ts";

/** Place in a publication that meets a duty. */
export interface Place {
  /** Name of the publication, such as the path of a page. */
  readonly name: string;
  readonly file: string;
  readonly line: number;
  readonly excerpt: string;
}

/** Violation of a duty: its place, what was found, and what to write instead. */
export interface Problem {
  readonly file: string;
  readonly line?: number;
  readonly found: string;
  readonly write: string;
  /** True for a caution, which never fails a build. */
  readonly isWarning?: boolean;
}

export type Finding = Place | Problem;

export type Check = (site: Site) => readonly Finding[];
