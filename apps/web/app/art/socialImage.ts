import { contourMarkup } from "@mortgage-kit/ui/art";
import { renderAsync } from "@resvg/resvg-js";
import type { Face } from "../look/fonts.ts";
import { tokens } from "../look/tokens.ts";
import { brandMark, inkOnPaper } from "./brandMark.ts";
import { drawingSizes } from "./drawingSizes.ts";
import { indexedPng } from "./indexedPng.ts";
import { outlinedText } from "./outlinedText.ts";

export interface SocialImage {
  /** Seed of the drawn lake. */
  seed: string;
  title: string;
  name: string;
  licence: string;
}

const { width, height } = drawingSizes.socialImage;
const box = { x: 56, y: 56, width: 640, height: 518, padding: 48 };
const titleSizes = [66, 58, 50, 44];
const { surface, text, soft, strong, rule } = tokens.backgrounds.white;

/** Returns a page's social image as a PNG: its title in a box, like the title block of a chart. */
export async function socialImage(image: SocialImage): Promise<Uint8Array> {
  const rendered = await renderAsync(socialImageSvg(image), { font: { loadSystemFonts: false } });
  return indexedPng({ width, height, rgba: rendered.pixels });
}

export function socialImageSvg({ seed, title, name, licence }: SocialImage): string {
  const left = box.x + box.padding;
  const foot = box.y + box.height - box.padding;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    // Enlarges a smaller drawing: fewer and bolder lines stay visible in a phone's preview.
    `<g transform="scale(1.5)">${contourMarkup(seed, { width: width / 1.5, height: height / 1.5 }, tokens.chart)}</g>`,
    frame(0, surface),
    frame(8, "none"),
    `<g transform="translate(${left} ${box.y + 46}) scale(.75)">${brandMark(inkOnPaper)}</g>`,
    words(name, "heading", 30, left + 62, box.y + 80, text),
    titleLines(title, left),
    `<path stroke="${rule}" stroke-width="2" d="M${left} ${foot - 44}h${box.width - 2 * box.padding}"/>`,
    words(licence, "body", 24, left, foot, soft),
    "</svg>",
  ].join("");
}

function titleLines(title: string, left: number): string {
  const room = box.width - 2 * box.padding;
  const settings = titleSizes.map((size) => ({
    size,
    lines: wrapped(title, room, (line) => titleWidth(line) * size),
  }));
  const fits = settings.find(({ size, lines }) => lines.length * size * 1.12 <= 270);
  const setting = fits ?? settings.at(-1);
  if (!setting) return "";
  return setting.lines
    .map((line, index) => {
      const baseline = box.y + 138 + setting.size * (0.8 + index * 1.12);
      return words(line, "heading", setting.size, left, baseline, strong);
    })
    .join("");
}

const wordWidths = new Map<string, number>();

/**
 * Returns the width of a line in em, as the sum of its cached word widths. Laying out every candidate
 * line would take most of the time.
 */
function titleWidth(line: string): number {
  const space = 0.3;
  return line.split(" ").reduce((sum, word) => {
    const width = wordWidths.get(word) ?? outlinedText(word, "heading", 1).width;
    wordWidths.set(word, width);
    return sum + width + space;
  }, -space);
}

function words(line: string, face: Face, size: number, x: number, y: number, fill: string) {
  const { path } = outlinedText(line, face, size);
  return `<path fill="${fill}" transform="translate(${x} ${y})" d="${path}"/>`;
}

function frame(inset: number, fill: string): string {
  const [x, y] = [box.x + inset, box.y + inset];
  const [right, down] = [box.width - 2 * inset, box.height - 2 * inset];
  return `<path fill="${fill}" stroke="${strong}" stroke-width="${inset ? 1 : 2.5}" d="M${x} ${y}h${right}v${down}h-${right}z"/>`;
}

/**
 * Wraps a text into the fewest lines that fit the width `room`, with lines of similar length.
 * `widthOf` measures a line. A word wider than `room` gets a line to itself.
 */
export function wrapped(text: string, room: number, widthOf: (line: string) => number): string[] {
  const fewest = filled(text, room, widthOf);
  let [evenest, narrower] = [fewest, room];
  while (narrower > room / 2) {
    narrower -= room / 40;
    const lines = filled(text, narrower, widthOf);
    if (lines.length > fewest.length || lines.some((line) => widthOf(line) > narrower)) break;
    evenest = lines;
  }
  return evenest;
}

function filled(text: string, room: number, widthOf: (line: string) => number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && widthOf(longer) <= room) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
