import { vars } from "@mortgage-kit/ui/theme";
import { style } from "@vanilla-extract/css";

/** A large text size puts the title below the icon. */
export const opening = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${vars.space.xs} ${vars.space.m}`,
});

export const title = style({ flex: "1 1 10rem" });
