import { vars } from "@mortgage-kit/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

export const canvas = style({ padding: vars.space.l, minBlockSize: "100dvb" });
export const example = style({ padding: vars.space.l });

export const largeText = style({});
globalStyle(`html${largeText}`, { fontSize: "200%" });

// Emulates a dark forced palette; `:where` keeps it weaker than the kit's own forced-colours rules.
export const systemColours = style({});
const forced = `:where(html${systemColours})`;
globalStyle(forced, {
  colorScheme: "dark !important" as "dark",
  backgroundColor: "Canvas !important",
});
globalStyle(`${forced} :where(:not(svg *), svg text)`, {
  color: "CanvasText !important",
  backgroundColor: "Canvas !important",
  backgroundImage: "none !important",
  borderColor: "currentColor !important",
  outlineColor: "CanvasText !important",
  textDecorationColor: "currentColor !important",
  boxShadow: "none !important",
  textShadow: "none !important",
});
globalStyle(`${forced} :where(svg, svg *)`, { backgroundColor: "transparent !important" });
globalStyle(`${forced} :where(svg text)`, { fill: "CanvasText !important" });
globalStyle(`${forced} :where(a[href], a[href] :not(svg *))`, { color: "LinkText !important" });
globalStyle(`${forced} :where(button, button :not(svg *), summary, input, select, textarea)`, {
  color: "ButtonText !important",
});
globalStyle(`${forced} :where(:disabled)`, { color: "GrayText !important" });

/** Emulates Letter paper within its margins, without backgrounds, as browsers print by default. */
export const paper = style({});
globalStyle(`html${paper}`, {
  paddingInline: "max(0px, (100vw - 7.5in) / 2)",
  backgroundColor: "Canvas",
});
globalStyle(`html${paper} *`, {
  backgroundColor: "transparent !important",
  backgroundImage: "none !important",
});

// Storybook's own pages stay light, so what the kit draws on them brings its background.
globalStyle(`.sbdocs-content [class="sb-unstyled"]`, {
  color: vars.background.text,
  backgroundColor: vars.background.surface,
});

// Makes Storybook's own pages fit a phone.
globalStyle(".sbdocs-content code", {
  whiteSpace: "pre-wrap !important" as "pre-wrap",
  overflowWrap: "anywhere",
});
const phone = "(max-width: 40em)";
globalStyle(".sbdocs-content .docblock-argstable", {
  "@media": { [phone]: { display: "block", overflowX: "auto" } },
});
globalStyle(".sbdocs-content .docblock-argstable :is(th, td)", {
  "@media": { [phone]: { paddingInline: `${vars.space.xs} !important` } },
});
// Three columns fit; controls are those of the story's own page.
globalStyle(".sbdocs-content .docblock-argstable :is(th, td):nth-child(4)", {
  "@media": { [phone]: { display: "none" } },
});
