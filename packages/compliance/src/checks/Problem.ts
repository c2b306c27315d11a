import type { PublishedSite } from "../PublishedSite.ts";

/** Violation of a duty: its place, what was found, and what to write instead. */
export interface Problem {
  readonly file: string;
  readonly line?: number;
  readonly found: string;
  readonly write: string;
  /** True for a caution, which never fails a build. */
  readonly isWarning?: boolean;
}

export type Check = (site: PublishedSite) => readonly Problem[];
