/** What a step put into a page inline, to the letter; the page's policy names exactly this. */
export interface Inlined {
  scripts?: readonly string[];
  styles?: readonly string[];
}
