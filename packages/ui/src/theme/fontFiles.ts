import besley from "./fonts/besley.woff2?url";
import figtree from "./fonts/figtree.woff2?url";

/** The addresses to preload: the first screen shows both. */
export const fontFiles = [besley, figtree] as const;
