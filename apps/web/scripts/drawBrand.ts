/**
 * Draws the logo and the icons into public/. Run it by hand after changing the name of the brokerage,
 * its colours or the mark:
 *
 *   pnpm brand
 */
import { writeFileSync } from "node:fs";
import { Resvg } from "@resvg/resvg-js";
import { brokerage } from "@simcoe/content";
import { simcoeTokens } from "@simcoe/ui/art";
import { inkOnPaper, lakeMark, paperOnDeep } from "../app/art/lakeMark.ts";
import { capHeight, outlinedText } from "../app/art/outlinedText.ts";

const folder = new URL("../public/", import.meta.url);
const { surface } = simcoeTokens.grounds.deep;

const write = (name: string, content: string | Uint8Array) => {
  writeFileSync(new URL(name, folder), content);
  console.log(`${name}: ${content.length} bytes`);
};

const png = (svg: string, width: number) =>
  new Resvg(svg, { fitTo: { mode: "width", value: width } }).render().asPng();

function logo(): string {
  const height = 32;
  const gap = 10;
  const size = 21.5;
  // Outlined larger than shown, because outlines are rounded.
  const detail = 4;
  const words = outlinedText(brokerage.name, "heading", size * detail, -0.004);
  const width = Math.ceil(height + gap + words.width / detail);
  const baseline = ((height + capHeight("heading", size)) / 2).toFixed(2);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<g transform="scale(.5)">${lakeMark(inkOnPaper)}</g>` +
    `<path fill="${simcoeTokens.grounds.white.text}" transform="translate(${height + gap} ${baseline}) scale(${1 / detail})" d="${words.path}"/></svg>\n`
  );
}

/** The mark on the dark ground; `room` is how much of the square the mark takes. */
function icon(room: number, corner: number): string {
  const margin = 32 * (1 - room);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64">` +
    `<rect width="64" height="64" rx="${corner}" fill="${surface}"/>` +
    `<g transform="translate(${margin} ${margin}) scale(${room})">${lakeMark(paperOnDeep)}</g></svg>\n`
  );
}

/** An .ico with one PNG in it, for what still asks for /favicon.ico. */
function ico(image: Uint8Array, side: number): Uint8Array {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.set([side, side], 6);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(image.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, image]);
}

const drawnLogo = logo();
const favicon = icon(0.88, 12);
// What a phone cuts to its own shape shows only the middle four fifths for certain.
const bleeding = icon(0.66, 0);
write("logo.svg", drawnLogo);
write("logo.png", png(drawnLogo, 600));
write("favicon.svg", favicon);
write("favicon.ico", ico(png(favicon, 32), 32));
write("apple-touch-icon.png", png(bleeding, 180));
write("icon-192.png", png(bleeding, 192));
write("icon-512.png", png(bleeding, 512));
