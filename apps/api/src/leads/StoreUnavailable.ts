/** Error for an unavailable store. Unacknowledged operations may be lost. */
export class StoreUnavailable extends Error {
  override name = "StoreUnavailable";
}
