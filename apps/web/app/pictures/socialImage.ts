import sharp from "sharp";
import type { SiteFont } from "../look/fonts.ts";
import type { RenderedSite } from "../site.ts";
import { markIn } from "./brandFiles.ts";
import { outlinedText } from "./outlinedText.ts";
import { pictureSizes } from "./pictureSizes.ts";

const { width, height } = pictureSizes.socialImage;
const box = { x: 56, y: 56, width: 640, height: 518, padding: 48 };
const titleSizes = [66, 58, 50, 44];

/** Few colours blend, and only along edges. */
const pngOptions = { quality: 60, dither: 0 };

/** Names what `pngOf` does, with the versions of what does it. */
export const pngKind = JSON.stringify([pngOptions, sharp.versions]);

export const pngOf = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg)).png(pngOptions).toBuffer();

/** Returns a page's social image: its title in a box, beside the brokerage's mark. */
export function socialImageSvg(site: RenderedSite, title: string): string {
  const { brokerage, fonts, footer, tokens } = site;
  const { surface, text, soft, strong, rule } = tokens.backgrounds.white;
  const left = box.x + box.padding;
  const foot = box.y + box.height - box.padding;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${tokens.chart.land}"/>`,
    markIn(site, "onWhite", 748, 115, 400) ?? "",
    frame(0, surface, strong),
    frame(8, "none", strong),
    words(brokerage.name, fonts.heading, 30, left, box.y + 80, text),
    titleLines(title, left, fonts.heading, strong),
    `<path stroke="${rule}" stroke-width="2" d="M${left} ${foot - 44}h${box.width - 2 * box.padding}"/>`,
    words(footer.licence, fonts.body, 24, left, foot, soft),
    "</svg>",
  ].join("");
}

function titleLines(title: string, left: number, font: SiteFont, colour: string): string {
  const room = box.width - 2 * box.padding;
  const settings = titleSizes.map((size) => ({
    size,
    lines: wrapped(title, room, (line) => titleWidth(line, font) * size),
  }));
  const fits = settings.find(({ size, lines }) => lines.length * size * 1.12 <= 270);
  const setting = fits ?? settings.at(-1);
  if (!setting) return "";
  return setting.lines
    .map((line, index) => {
      const baseline = box.y + 138 + setting.size * (0.8 + index * 1.12);
      return words(line, font, setting.size, left, baseline, colour);
    })
    .join("");
}

/** Sums widths of words in em: laying out every candidate line would take most of the time. */
function titleWidth(line: string, font: SiteFont): number {
  const space = 0.3;
  const widths = line.split(" ").map((word) => outlinedText(word, font, 1).width + space);
  return widths.reduce((sum, width) => sum + width, -space);
}

function words(line: string, font: SiteFont, size: number, x: number, y: number, fill: string) {
  const { path } = outlinedText(line, font, size);
  return `<path fill="${fill}" transform="translate(${x} ${y})" d="${path}"/>`;
}

function frame(inset: number, fill: string, stroke: string): string {
  const [x, y] = [box.x + inset, box.y + inset];
  const [right, down] = [box.width - 2 * inset, box.height - 2 * inset];
  return `<path fill="${fill}" stroke="${stroke}" stroke-width="${inset ? 1 : 2.5}" d="M${x} ${y}h${right}v${down}h-${right}z"/>`;
}

/** Fills the fewest lines, of similar length. A word wider than `room` gets a line to itself. */
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
