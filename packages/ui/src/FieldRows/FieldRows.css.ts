import { globalStyle, style } from "@vanilla-extract/css";
import { layout } from "../Field/Field.css.ts";
import { vars } from "../theme/vars.css.ts";

export const rows = style({});

globalStyle(`${rows} > *`, {
  position: "relative",
  paddingBlock: vars.space.xs,
  borderBlockStart: `${vars.line.hair} solid ${vars.background.rule}`,
});

// With text of twice the size, a narrow phone has no room for two columns.
globalStyle(`${rows} ${layout.row}`, {
  "@container": { "(max-width: 16rem)": { gridTemplateColumns: "minmax(0, 1fr)" } },
});
