import { media, vars } from "@mortgage-kit/ui/theme";
import { style } from "@vanilla-extract/css";

/** Shown until the visitor answers. Stays hidden without scripts, because then no ad tag loads. */
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
  // A late web font could add a line and shift the whole page, so system fonts are used.
  fontFamily: "system-ui, sans-serif",
  "@media": { [media.tablet]: { gridTemplateColumns: "minmax(0, 1fr) auto" } },
});

export const allowed = style({
  display: "none",
  selectors: { "[data-ad-choice=allowed] &": { display: "block" } },
});

export const refused = style({
  selectors: { "[data-ad-choice=allowed] &": { display: "none" } },
});
