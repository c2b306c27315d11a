/** Breakpoints, in em so that a larger text size changes layouts sooner. */
export const media = {
  tablet: "screen and (min-width: 44em)",
  desktop: "screen and (min-width: 64em)",
  wide: "screen and (min-width: 78em)",
  /** Windows too low for what stays in view: a phone on its side, or letters twice as large. */
  low: "(max-height: 30em)",
  forcedColors: "(forced-colors: active)",
  print: "print",
} as const;

/**
 * The same limits for a part of a page that sets `container: ui-room / inline-size`: components in it follow its
 * width where it is narrower than the window. In rem: an em would be the container's own.
 */
export const room = {
  name: "ui-room",
  tablet: "ui-room (min-width: 44rem)",
  desktop: "ui-room (min-width: 64rem)",
  wide: "ui-room (min-width: 78rem)",
  belowTablet: "ui-room (max-width: 43.99rem)",
  belowDesktop: "ui-room (max-width: 63.99rem)",
} as const;

/**
 * Styles of a container of size queries, which takes all the width there is. Its content does not make it
 * wider; the column does, so that it also fills a parent that shrinks to its content, such as a flex item.
 */
export const queryContainer = {
  containerType: "inline-size",
  display: "grid",
  gridTemplateColumns: "minmax(0, 100vw)",
  inlineSize: "100%",
  minInlineSize: 0,
} as const;
