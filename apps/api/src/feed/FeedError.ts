/** The source did not give a usable feed; the message says why, for the log. */
export class FeedError extends Error {
  override name = "FeedError";
}
