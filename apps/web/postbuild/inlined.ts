/**
 * Scripts and styles that a step put into a page inline, to the letter; the page's policy allows
 * exactly these.
 */
export interface Inlined {
  scripts?: readonly string[];
  styles?: readonly string[];
}
