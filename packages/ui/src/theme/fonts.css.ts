import { globalFontFace } from "@vanilla-extract/css";
import { fallbackFont } from "./fallbackFont.ts";
import { fontMeasures } from "./fontMeasures.ts";
import { systemFonts } from "./systemFonts.ts";

globalFontFace("Besley", {
  src: 'url("./fonts/besley.woff2") format("woff2")',
  fontWeight: "500",
  fontDisplay: "swap",
});
globalFontFace("Figtree", {
  src: 'url("./fonts/figtree.woff2") format("woff2")',
  fontWeight: "400 700",
  fontDisplay: "swap",
});

const fallbacks = [
  ["Besley on Georgia", fontMeasures.besley, systemFonts.georgia],
  ["Besley on Noto Serif", fontMeasures.besley, systemFonts.notoSerif],
  ["Besley on Times", fontMeasures.besley, systemFonts.times],
  ["Figtree on Arial", fontMeasures.figtree, systemFonts.arial],
  ["Figtree on Roboto", fontMeasures.figtree, systemFonts.roboto],
] as const;

for (const [family, web, system] of fallbacks) {
  const src = system.local.map((name) => `local("${name}")`).join(", ");
  globalFontFace(family, { src, ...fallbackFont(web, system) });
}
