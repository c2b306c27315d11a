import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { placeSettings, type Site } from "@mortgage-kit/content";
import { load } from "cheerio";
import { embedManifest } from "../app/embedManifest.ts";
import { ratesPath } from "../app/rates/fetchRates.ts";
import { oembedAnswer } from "../app/seo/oembed.ts";
import { embedFiles } from "../embedFiles.ts";

/** Returns the frame pages for the server's list of pages. */
export function addEmbed(
  { brokerage, calculatorPages, footer, publishedRates }: Site,
  client: string,
) {
  const { framePolicy, reservedHeights } = embedManifest();
  cpSync(embedFiles(), join(client, "embed"), { recursive: true });
  const file = join(client, "embed/frame.html");
  const frame = load(readFileSync(file, "utf8"));
  const { province, municipality } = placeSettings(brokerage);
  frame("html").attr({
    "data-brokerage": brokerage.name,
    "data-licence": footer.licence,
    "data-time-zone": brokerage.timeZone,
    ...(publishedRates && { "data-rates": ratesPath }),
    ...(province && { "data-province": province }),
    ...(municipality && { "data-municipality": municipality }),
  });
  writeFileSync(file, frame.html());
  mkdirSync(join(client, "embed/oembed"), { recursive: true });
  for (const { id, title } of calculatorPages) {
    const height = reservedHeights[id]?.full;
    if (height === undefined) throw new Error(`The embed keeps no room for the calculator ${id}.`);
    const { path, answer } = oembedAnswer(brokerage, { id, title, height });
    writeFileSync(join(client, path), JSON.stringify(answer));
  }
  return calculatorPages.map(({ id }) => ({
    path: `/embed/frame/${id}`,
    file: "embed/frame.html",
    contentSecurityPolicy: framePolicy,
  }));
}
