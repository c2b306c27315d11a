import { media, vars } from "@mortgage-kit/ui/theme";
import { style } from "@vanilla-extract/css";

const { land, landLine } = vars.chart;

/** Placeholder until a portrait loads: a person in a disc on land. */
const portraitBackground = [
  `radial-gradient(circle at 50% 42%, ${landLine} 9%, transparent 0)`,
  `radial-gradient(circle at 50% 64%, ${landLine} 15%, transparent 0)`,
  `radial-gradient(circle, ${vars.background.surface} 40%, transparent 0)`,
  `repeating-radial-gradient(${land} 0 20px, ${landLine} 21px)`,
].join();

export const grid = style({
  display: "grid",
  gap: vars.space.l,
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 15rem), 1fr))",
  "@media": { [media.desktop]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" } },
});

// On a phone, six tall cards would be too long, so the text is beside the portrait if it fits.
export const member = style({
  display: "flex",
  flexWrap: "wrap",
  flexGrow: 1,
  "@media": { [media.tablet]: { flexFlow: "column" } },
});

export const portrait = style({
  flex: "2 1 6.5rem",
  aspectRatio: "5 / 4",
  overflow: "hidden",
  background: portraitBackground,
  "@media": {
    [media.tablet]: {
      flex: "none",
      borderBlockEnd: `${vars.line.hair} solid ${vars.background.rule}`,
    },
  },
});

export const image = style({ inlineSize: "100%", blockSize: "100%", objectFit: "cover" });

export const words = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "flex-start",
  justifyContent: "space-between",
  flex: "3 1 9.5rem",
  gap: vars.space.m,
  padding: vars.space.m,
  "@media": { [media.tablet]: { flex: "1 0 auto", padding: vars.space.l } },
});
