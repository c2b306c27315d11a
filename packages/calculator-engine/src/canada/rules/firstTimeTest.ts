/**
 * Definition of a first-time buyer. Of the first three conditions that the law contains, one is enough.
 * Each other condition is also required.
 */
export interface FirstTimeTest {
  /** True if never having owned a home that the law counts qualifies the buyer. */
  readonly neverOwned?: boolean;
  /** Homes that `neverOwned` counts, if not every home anywhere. */
  readonly homesCounted?: "in-canada" | "principal-residence";
  /** Past calendar years, in addition to this one, in which the buyer lived in no home they owned. */
  readonly yearsWithout?: number;
  /** True if a recent separation from a spouse or partner qualifies the buyer. */
  readonly separated?: boolean;
  /** Past calendar years, in addition to this one, in which the separation may have begun. */
  readonly separatedYears?: number;
  /** True if the buyer must be a citizen or permanent resident of Canada. */
  readonly resident?: boolean;
  /** Minimum age in years. */
  readonly age?: number;
  /** Minimum months lived in the province before, unless the buyer meets an allowed alternative. */
  readonly monthsInProvince?: number;
  /** True if filing two of the last six tax returns there is an alternative. */
  readonly orTaxReturns?: boolean;
  /** True if living in the home for the six months after is an alternative. */
  readonly orSixMonthsAfter?: boolean;
  /** True if a buyer who had the law's relief before is excluded. */
  readonly neverRelieved?: boolean;
  /** True if a buyer whose spouse owned a home while being their spouse is excluded. */
  readonly spouseOwned?: boolean;
  /** Effect of several buyers: one is enough, all must qualify, relief by shares, or each buyer alone. */
  readonly counts: "one-is-enough" | "all" | "by-share" | "each";
}
