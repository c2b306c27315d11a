import { heightFrom } from "./heightFrom.ts";

const { origin } = new URL(import.meta.url);

/** Sets the height of each calculator frame on this page to that of its content. */
addEventListener("message", (event) => {
  if (event.origin !== origin) return;
  const height = heightFrom(event.data);
  if (height === null) return;
  for (const frame of document.querySelectorAll("iframe")) {
    if (frame.contentWindow === event.source) frame.style.height = `${height}px`;
  }
});
