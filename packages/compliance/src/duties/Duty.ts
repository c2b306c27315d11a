import type { Check } from "../checks/Problem.ts";

export interface Duty {
  readonly id: string;
  /** Requirement in one sentence. */
  readonly text: string;
  readonly source: { readonly title: string; readonly url: string };
  /** Reliability of the source: `read` in the authority's own words, or `quoted` by a third party. */
  readonly status: "read" | "quoted";
  /** First day in force, such as 2024-10-11; `unknown` counts as in force. */
  readonly effectiveFrom: string;
  readonly check: Check;
}
