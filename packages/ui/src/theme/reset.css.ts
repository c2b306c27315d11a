import { type GlobalStyleRule, globalLayer, globalStyle } from "@vanilla-extract/css";
import { media } from "./media.ts";
import { vars } from "./vars.css.ts";

// In a separate layer the reset loses to every component style, whatever the load order.
const layer = globalLayer("reset");
const reset = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(selector, { "@layer": { [layer]: rule } });

reset("*, *::before, *::after", { boxSizing: "border-box" });
reset("*", { margin: 0, padding: 0 });

reset("html", {
  scrollBehavior: "smooth",
  textSizeAdjust: "100%",
  WebkitTextSizeAdjust: "100%",
  // Paper is read closer than a screen: body text of about ten points.
  "@media": { [media.print]: { fontSize: "80%" } },
});
reset(":is(h1, h2, h3, h4, caption, summary)", {
  "@media": { [media.print]: { breakAfter: "avoid", breakInside: "avoid" } },
});
// A heading's wrapper asks for room for a first entry below it. Chromium keeps this promise in
// columns of flex boxes only.
reset("div:has(> h2:nth-last-child(-n + 3))", {
  "@media": {
    [media.print]: { breakInside: "avoid", paddingBlockEnd: "12rem", marginBlockEnd: "-12rem" },
  },
});
reset("div:has(> div > h2)", {
  "@media": {
    [media.print]: { display: "flex !important", flexFlow: "column" },
  },
});
reset("body", { minBlockSize: "100dvb", overflowWrap: "break-word" });

reset("h1, h2, h3, h4, h5, h6", {
  font: "inherit",
  textWrap: "balance",
  // Only words too long for a phone with large text are divided.
  hyphens: "auto",
  hyphenateLimitChars: "12 5 5",
});
reset("p, li, dd, figcaption", { textWrap: "pretty" });
reset("ul, ol", { listStyle: "none" });
reset("button, input, select, textarea", {
  font: "inherit",
  letterSpacing: "inherit",
  color: "inherit",
  borderRadius: 0,
});
reset("button", { background: "none", border: "none" });
reset("fieldset", { border: "none", minInlineSize: 0 });
reset("table", { borderCollapse: "collapse", borderSpacing: 0 });
reset("img, svg, video, iframe", { display: "block", maxInlineSize: "100%" });
reset("iframe", { border: "none" });
reset("summary", { listStyle: "none", cursor: "pointer" });
reset("summary::-webkit-details-marker", { display: "none" });

// One focus ring for everything; `vars.background.focus` keeps it visible on each background.
reset(":focus-visible", {
  outline: `${vars.line.strong} solid ${vars.background.focus}`,
  outlineOffset: vars.line.strong,
  borderRadius: vars.radius.small,
});
reset("[tabindex='-1']:focus-visible", { outline: "none" });
reset("::selection", { backgroundColor: vars.background.focus, color: vars.background.surface });

reset("*, *::before, *::after", {
  "@media": {
    "(prefers-reduced-motion: reduce)": {
      // Radix waits for the end of an animation, so animations end at once instead of being none.
      animationDuration: "0.01ms !important",
      animationIterationCount: "1 !important",
      transition: "none !important",
      scrollBehavior: "auto !important" as "auto",
    },
    [media.print]: { boxShadow: "none !important" },
  },
});
