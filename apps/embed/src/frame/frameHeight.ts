import { heightFrom } from "./heightFrom.ts";

const { origin } = new URL(import.meta.url);

/** Sets the height of each calculator frame on this page to that of its content. */
addEventListener("message", (event) => {
  if (event.origin !== origin) return;
  const height = heightFrom(event.data);
  if (height === null) return;
  for (const frame of document.querySelectorAll("iframe")) {
    if (frame.contentWindow === event.source)
      frame.style.setProperty("height", `${height + around(frame)}px`, "important");
  }
});

/** Returns the pixels of a frame's borders and padding, if the page counts them in its height. */
function around(frame: HTMLElement): number {
  const style = getComputedStyle(frame);
  if (style.boxSizing !== "border-box") return 0;
  const sides = [
    style.paddingTop,
    style.paddingBottom,
    style.borderTopWidth,
    style.borderBottomWidth,
  ];
  return sides.reduce((sum, side) => sum + Number.parseFloat(side), 0);
}
