import { media, vars } from "@mortgage-kit/ui/theme";
import { style } from "@vanilla-extract/css";

/** Shown while the page's script has no answer; without scripts no tag loads, so nothing is asked. */
export const question = style({
  display: "none",
  selectors: { "[data-ad-choice=ask] &": { display: "block" } },
  borderBlockEnd: `${vars.line.hair} solid ${vars.background.rule}`,
  "@media": { print: { selectors: { "[data-ad-choice=ask] &": { display: "none" } } } },
});

export const layout = style({
  display: "grid",
  gap: vars.space.m,
  alignItems: "center",
  // A web font that comes late would move the whole page below by a line.
  fontFamily: "system-ui, sans-serif",
  "@media": { [media.tablet]: { gridTemplateColumns: "minmax(0, 1fr) auto" } },
});

const only = (choice: "allowed" | "refused") =>
  style({
    display: "none",
    selectors: { [`[data-ad-choice=${choice}] &`]: { display: "block" } },
  });

export const allowed = only("allowed");
export const refused = style({
  display: "block",
  selectors: { "[data-ad-choice=allowed] &": { display: "none" } },
});
