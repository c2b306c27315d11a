import { media, textStyle, vars } from "@mortgage-kit/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

/** Styles the plain markup that the server puts in: it has no component and few classes. */
export const answer = style({
  display: "grid",
  gap: vars.space.l,
  maxInlineSize: "40rem",
  overflowWrap: "anywhere",
});

const within = (selector: string, rules: Parameters<typeof globalStyle>[1]) =>
  globalStyle(`${answer} ${selector}`, rules);

within("p", { marginBlock: vars.space.s });
within("a", { color: vars.background.link, textDecoration: "underline" });
within("h2", { ...textStyle("subheading"), marginBlock: `${vars.space.xl} ${vars.space.s}` });
within("ul", { paddingInlineStart: "1.25em", listStyle: "disc" });
within('[class~="field"]', { marginBlock: vars.space.m });
within("label", { display: "block", fontWeight: 600 });
within('label:has([type="checkbox"])', {
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  columnGap: vars.space.s,
  fontWeight: 400,
});
// `:where`, so that the border of a refused value wins.
const hasNoBox = '[type="checkbox"], [type="radio"], [type="hidden"]';
within(`:where(input:not(${hasNoBox}), select)`, {
  inlineSize: "100%",
  minBlockSize: vars.control.height,
  padding: `${vars.space.xs} ${vars.space.s}`,
  border: `${vars.line.hair} solid ${vars.background.edge}`,
  borderRadius: vars.radius.small,
  backgroundColor: vars.background.surface,
  color: vars.background.text,
});
within('input[type="checkbox"]', {
  inlineSize: vars.space.l,
  blockSize: vars.space.l,
  marginBlockStart: "0.1em",
  accentColor: vars.background.link,
});
within('[aria-invalid="true"]', { borderColor: vars.background.danger });
within("fieldset", {
  marginBlock: vars.space.m,
  paddingInlineStart: vars.space.m,
  borderInlineStart: `${vars.line.hair} solid ${vars.background.rule}`,
});
within("legend", { fontWeight: 600 });
within('[role="alert"]', {
  padding: `${vars.space.xs} ${vars.space.m}`,
  border: `${vars.line.hair} solid ${vars.background.danger}`,
  borderRadius: vars.radius.small,
});
within('[class~="problem"]', { color: vars.background.danger, fontWeight: 500 });
within('[class~="honeypot"]', {
  position: "absolute",
  inlineSize: "1px",
  blockSize: "1px",
  overflow: "hidden",
  clipPath: "inset(50%)",
});
within("button", {
  minBlockSize: vars.control.height,
  padding: `${vars.space.xs} ${vars.space.l}`,
  borderRadius: vars.radius.small,
  backgroundColor: vars.background.action,
  color: vars.background.onAction,
  fontWeight: 600,
  cursor: "pointer",
});
within('[class~="others"]', { display: "flex", flexWrap: "wrap", gap: vars.space.s });
within("blockquote", {
  paddingInlineStart: vars.space.m,
  borderInlineStart: `${vars.line.hair} solid ${vars.background.edge}`,
});
within('[class~="others"] button', {
  border: `${vars.line.hair} solid ${vars.background.edge}`,
  backgroundColor: vars.background.surface,
  color: vars.background.text,
});
within("dl", {
  columnGap: vars.space.m,
  gridTemplateColumns: "auto minmax(0, 1fr)",
  marginBlock: vars.space.m,
  "@media": { [media.tablet]: { display: "grid" } },
});
within("dt", { fontWeight: 600 });
within("dd", { marginBlockEnd: vars.space.xxs });
within('[class~="leads"]', { padding: 0, listStyle: "none" });
within('[class~="leads"] > li', {
  borderBlockStart: `${vars.line.hair} solid ${vars.background.rule}`,
});
within("form + form", {
  marginBlockStart: vars.space.l,
  paddingBlockStart: vars.space.l,
  borderBlockStart: `${vars.line.hair} solid ${vars.background.rule}`,
});
within(":is(th, td)", { paddingBlock: vars.space.xxs, textAlign: "start", verticalAlign: "top" });
within("th", { paddingInlineEnd: vars.space.m, fontWeight: 500 });
