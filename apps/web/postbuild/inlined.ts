/**
 * Exact texts of the scripts and styles that a postbuild step inlined. The page's content security
 * policy allows only these.
 */
export interface Inlined {
  scripts?: readonly string[];
  styles?: readonly string[];
}
