import sharp from "sharp";
import type { RenderedSite } from "../site.ts";
import { capHeight, outlinedText } from "./outlinedText.ts";
import { readPicture } from "./pictureFiles.ts";

export const brandFiles: Readonly<
  Record<string, (site: RenderedSite) => string | Promise<Buffer>>
> = {
  "logo.svg": logo,
  "logo.png": (site) => png(logo(site), 600),
  "favicon.svg": favicon,
  "favicon.ico": async (site) => ico(await png(favicon(site), 32), 32),
  "apple-touch-icon.png": (site) => png(maskableIcon(site), 180),
  "icon-192.png": (site) => png(maskableIcon(site), 192),
  "icon-512.png": (site) => png(maskableIcon(site), 512),
};

function favicon(site: RenderedSite): string {
  return icon(site, 0.88, 12);
}

/** Keeps the mark in the middle four fifths: phones crop a maskable icon to their own shape. */
function maskableIcon(site: RenderedSite): string {
  return icon(site, 0.66, 0);
}

export function logoWidth(site: RenderedSite, height: number): number {
  const [, width = "1", tall = "1"] = /viewBox="\S+ \S+ (\S+) (\S+)"/.exec(logo(site)) ?? [];
  return Math.round((Number(width) / Number(tall)) * height);
}

type Mark = NonNullable<RenderedSite["look"]["mark"]>;

/** Returns a mark as a square in a drawing; `null` if the brokerage has none. */
export function markIn(site: RenderedSite, kind: keyof Mark, x: number, y: number, size: number) {
  if (!site.look.mark) return null;
  const svg = readPicture(site, site.look.mark[kind]).toString();
  return svg.replace(
    /<svg[^>]*?(viewBox="[^"]+")[^>]*>/,
    `<svg $1 x="${x}" y="${y}" width="${size}" height="${size}">`,
  );
}

function logo(site: RenderedSite): string {
  const { brokerage, fonts, look, tokens } = site;
  if (look.logo) return readPicture(site, look.logo).toString();
  const height = 32;
  const size = 21.5;
  // Outlines the text larger than it is shown, because outlines are rounded to tenths of a unit.
  const detail = 1.25;
  const words = outlinedText(brokerage.name, fonts.heading, size * detail, -0.004);
  const mark = markIn(site, "onWhite", 0, 0, height);
  const left = mark ? height + 10 : 0;
  const width = Math.ceil(left + words.width / detail);
  const baseline = ((height + capHeight(fonts.heading, size)) / 2).toFixed(2);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${mark ?? ""}` +
    `<path fill="${tokens.backgrounds.white.text}" transform="translate(${left} ${baseline}) scale(${1 / detail})" d="${words.path}"/></svg>\n`
  );
}

/** Returns the mark on the dark background. `room` is the mark's share of the side, from 0 to 1. */
function icon(site: RenderedSite, room: number, corner: number): string {
  const margin = 32 * (1 - room);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64">` +
    `<rect width="64" height="64" rx="${corner}" fill="${site.tokens.backgrounds.deep.surface}"/>` +
    `${markIn(site, "onDark", margin, margin, 64 * room) ?? initial(site, 44 * room)}</svg>\n`
  );
}

function initial({ brokerage, fonts, tokens }: RenderedSite, size: number): string {
  const { path, width } = outlinedText(brokerage.name.charAt(0), fonts.heading, size);
  const baseline = 32 + capHeight(fonts.heading, size) / 2;
  return `<path fill="${tokens.backgrounds.deep.text}" transform="translate(${32 - width / 2} ${baseline})" d="${path}"/>`;
}

function png(svg: string, width: number): Promise<Buffer> {
  return sharp(Buffer.from(svg)).resize(width).png({ palette: true }).toBuffer();
}

/** Returns an .ico file that contains one PNG, for clients that request /favicon.ico. */
function ico(image: Buffer, side: number): Buffer {
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
