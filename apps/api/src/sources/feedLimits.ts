/** Limits of an external source; times in milliseconds, sizes in bytes or characters. */
export const feedLimits = {
  /** The whole fetch, from the DNS lookup to the last item read. */
  fetchTime: 5_000,
  /** Longest wait of a visitor without a cached copy; the fetch continues for the next one. */
  waitTime: 2_000,
  freshTime: 10 * 60_000,
  /** Time without requests to the source after a failure. */
  retryTime: 30_000,
  /** Counted after decompression. What comes after is not read. */
  bodyBytes: 2 * 1024 * 1024,
  items: 20,
  depth: 100,
  /** Markup read of one field; a figure with many image sizes easily comes before the first word. */
  markupCharacters: 16 * 1024,
  /** Plain text kept of one field. */
  fieldCharacters: 4_096,
  snippetCharacters: 150,
  /** Limit for the first words that replace a missing title. */
  untitledCharacters: 60,
} as const;
