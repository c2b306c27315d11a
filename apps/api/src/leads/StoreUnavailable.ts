/** The store cannot take or give leads now. Nothing that was not acknowledged may be relied on. */
export class StoreUnavailable extends Error {
  override name = "StoreUnavailable";
}
