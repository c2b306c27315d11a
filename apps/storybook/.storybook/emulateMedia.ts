const writtenCondition = new WeakMap<CSSMediaRule, string>();
const writtenPriorities = new WeakMap<CSSStyleRule, Map<string, string>>();

/** Media feature that a toolbar switch emulates: a pattern of conditions, and whether they match. */
export interface MediaAnswer {
  query: RegExp;
  holds: boolean;
  /** Makes the declarations inside `!important`, so that they override the emulated palette. */
  wins?: boolean;
}

/**
 * Rewrites the media conditions of the page's style sheets, so that the kit's own rules apply. The
 * browser's other effects (a forced palette, paper without backgrounds) are in preview.css.ts.
 */
export function emulateMedia(answers: readonly MediaAnswer[]): void {
  for (const sheet of document.styleSheets) {
    try {
      for (const rule of sheet.cssRules) answer(rule, answers, false);
    } catch {
      // A sheet from another origin cannot be read, and the kit has none.
    }
  }
}

function answer(rule: CSSRule, answers: readonly MediaAnswer[], wins: boolean): void {
  let winsInside = wins;
  if (rule instanceof CSSMediaRule) {
    const condition = writtenCondition.get(rule) ?? rule.media.mediaText;
    writtenCondition.set(rule, condition);
    const applying = answers.find(({ query }) => query.test(condition));
    const wanted = applying ? (applying.holds ? "all" : "not all") : condition;
    if (rule.media.mediaText !== wanted) rule.media.mediaText = wanted;
    winsInside = Boolean(applying?.holds && applying.wins);
  }
  if (rule instanceof CSSStyleRule) {
    showStates(rule);
    prioritize(rule, winsInside);
  }
  if (rule instanceof CSSGroupingRule) {
    for (const inner of rule.cssRules) answer(inner, answers, winsInside);
  }
}

/** Extends rules for hovered and focused elements to those that a story shows as such. */
function showStates(rule: CSSStyleRule): void {
  if (rule.selectorText.includes("data-shown")) return;
  const shown = rule.selectorText
    .replaceAll(":hover", ':is(:hover, [data-shown="hover"] *)')
    .replaceAll(
      ":focus-visible",
      ':is(:focus-visible, [data-shown="focus"] :is(a, button, input))',
    );
  if (shown !== rule.selectorText) rule.selectorText = shown;
}

function prioritize(rule: CSSStyleRule, wins: boolean): void {
  const written = writtenPriorities.get(rule);
  if (!wins && !written) return;
  const priorities =
    written ?? new Map([...rule.style].map((name) => [name, rule.style.getPropertyPriority(name)]));
  writtenPriorities.set(rule, priorities);
  for (const [name, priority] of priorities) {
    const value = rule.style.getPropertyValue(name);
    rule.style.setProperty(name, value, wins ? "important" : priority);
  }
}
