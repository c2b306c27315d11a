import { globalFontFace } from "@vanilla-extract/css";
import { fallbackFont } from "./fallbackFont.ts";
import { fontMeasures } from "./fontMeasures.ts";
import { systemFonts } from "./systemFonts.ts";

globalFontFace("Figtree Headings", {
  src: 'url("./fonts/figtree-headings.woff2") format("woff2")',
  fontWeight: "600",
  fontDisplay: "swap",
});
globalFontFace("Figtree", {
  src: 'url("./fonts/figtree.woff2") format("woff2")',
  fontWeight: "400 700",
  fontDisplay: "swap",
});

const fallbacks = [
  ["Figtree Headings on Arial", fontMeasures.figtreeHeadings, systemFonts.arial],
  ["Figtree Headings on Roboto", fontMeasures.figtreeHeadings, systemFonts.roboto],
  ["Figtree on Arial", fontMeasures.figtree, systemFonts.arial],
  ["Figtree on Roboto", fontMeasures.figtree, systemFonts.roboto],
] as const;

for (const [family, web, system] of fallbacks) {
  const src = system.local.map((name) => `local("${name}")`).join(", ");
  globalFontFace(family, { src, ...fallbackFont(web, system) });
}
