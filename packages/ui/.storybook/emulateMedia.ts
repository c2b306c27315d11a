const written = new WeakMap<CSSMediaRule, string>();

/** What a toolbar switch stands for: the text of a media query and what to answer in its place. */
export interface MediaAnswer {
  query: RegExp;
  holds: boolean;
}

/**
 * Makes the page's own media rules answer as if the visitor had the preference. It rewrites the
 * conditions in the style sheets, so what shows is the kit's real rule; what a browser adds by itself
 * (the system palette, paper size) it cannot reach.
 */
export function emulateMedia(answers: readonly MediaAnswer[]): void {
  for (const sheet of document.styleSheets) {
    try {
      for (const rule of sheet.cssRules) answer(rule, answers);
    } catch {
      // A sheet from another origin cannot be read, and the kit has none.
    }
  }
}

function answer(rule: CSSRule, answers: readonly MediaAnswer[]): void {
  if (rule instanceof CSSMediaRule) {
    const original = written.get(rule) ?? rule.media.mediaText;
    written.set(rule, original);
    const applying = answers.find(({ query }) => query.test(original));
    const wanted = applying ? (applying.holds ? "all" : "not all") : original;
    if (rule.media.mediaText !== wanted) rule.media.mediaText = wanted;
  }
  if (rule instanceof CSSGroupingRule) {
    for (const inner of rule.cssRules) answer(inner, answers);
  }
}
