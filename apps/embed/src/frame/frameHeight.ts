import { heightFrom } from "./heightFrom.ts";

const { origin } = new URL(import.meta.url);

/** Gives each frame of a calculator on this page the height its content needs. */
addEventListener("message", (event) => {
  if (event.origin !== origin) return;
  const height = heightFrom(event.data);
  if (height === null) return;
  for (const frame of document.querySelectorAll("iframe")) {
    if (frame.contentWindow === event.source) frame.style.height = `${height}px`;
  }
});
