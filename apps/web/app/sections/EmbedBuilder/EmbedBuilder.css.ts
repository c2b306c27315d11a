import { media, vars } from "@mortgage-kit/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

export const sides = style({
  display: "grid",
  gap: vars.space.xl,
  gridTemplateColumns: "minmax(0, 1fr)",
  alignItems: "start",
  "@media": {
    [media.desktop]: {
      gap: vars.space.xxl,
      gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)",
      gridTemplateRows: "auto 1fr",
    },
  },
});

/** On a wide screen beside the choices and the hints, on a phone between them. */
export const output = style({
  "@media": { [media.desktop]: { gridColumn: 2, gridRow: "1 / 3" } },
});

export const code = style({
  padding: vars.space.m,
  border: `${vars.line.hair} solid ${vars.background.rule}`,
  borderRadius: vars.radius.small,
  backgroundColor: vars.background.tint,
  fontFamily: "ui-monospace, monospace",
  fontSize: vars.type.tiny.size,
  whiteSpace: "pre-wrap",
  overflowWrap: "anywhere",
});

/**
 * A light page, as the calculator expects without colours of its owner. It reserves the height of the
 * first calculator, so that nothing shifts. On a phone that loads below the screen, so less will do.
 */
export const hostPage = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  minBlockSize: "40rem",
  padding: vars.space.s,
  border: `${vars.line.hair} solid ${vars.background.rule}`,
  borderRadius: vars.radius.small,
  "@media": { [media.tablet]: { minBlockSize: "62rem", padding: vars.space.m } },
  colorScheme: "light",
  backgroundColor: "Canvas",
  color: "CanvasText",
});

/** The link that waits for the calculator. */
globalStyle(`${hostPage} > a`, { placeSelf: "center" });

export const colour = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gap: vars.space.xs,
  alignItems: "start",
});

/** Colour picker beside the text box. Its margin skips the label of one line. */
export const swatch = style({
  marginBlockStart: `calc(1.35 * ${vars.type.body.size} + 2 * ${vars.space.xxs})`,
  inlineSize: vars.control.height,
  blockSize: vars.control.height,
  padding: vars.space.xxs,
  border: `${vars.line.hair} solid ${vars.background.edge}`,
  borderRadius: vars.radius.small,
  backgroundColor: vars.background.surface,
  cursor: "pointer",
});

/** Hides the choices and the preview if scripts are disabled. The default snippet stays. */
export const scriptOnly = style({ "@media": { "(scripting: none)": { display: "none" } } });
