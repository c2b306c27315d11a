/** Limits of a feed source; times in milliseconds, sizes in bytes or characters. */
export const feedLimits = {
  /** The whole fetch, from the DNS lookup to the last byte read. */
  fetchTime: 5_000,
  /** Wait of a visitor when nothing is cached; the fetch goes on for the next one. */
  waitTime: 2_000,
  freshTime: 10 * 60_000,
  /** After a failure the source is left alone this long. */
  retryTime: 30_000,
  /** Counted after decompression. */
  bodyBytes: 2 * 1024 * 1024,
  items: 20,
  depth: 32,
  /** Markup read of one field; a figure with many image sizes easily comes before the first word. */
  markupCharacters: 16 * 1024,
  /** Plain text kept of one field. */
  fieldCharacters: 4_096,
  snippetCharacters: 150,
  /** Of the first words that stand in for a missing title. */
  untitledCharacters: 60,
} as const;
