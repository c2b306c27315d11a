import { media, vars } from "@mortgage-kit/ui/theme";
import { style } from "@vanilla-extract/css";

export const category = style({ paddingBlockStart: vars.space.xxl });

/** Hides what would stand between a search and its answers. */
export const unsearched = style({ selectors: { "[data-searched] &": { display: "none" } } });

/** Related answers, aligned with the answers of a category. */
export const related = style({
  paddingBlockStart: vars.space.xl,
  "@media": { [media.desktop]: { marginInlineStart: "auto", inlineSize: "64%" } },
});
