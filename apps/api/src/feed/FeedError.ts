/** Error for a source without a usable feed. Its message is for the log. */
export class FeedError extends Error {
  override name = "FeedError";
}
