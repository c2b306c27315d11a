import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import { HttpError } from "../http/HttpError.ts";
import type { BuiltSite } from "./loadBuiltSite.ts";
import { applyEmbedHeaders } from "./staticSite.ts";

const pixels = (name: string) => {
  const error = `The size (${name}) must be a whole number of pixels from 1 to 10000.`;
  return z.coerce.number({ error }).int({ error }).min(1, error).max(10_000, error).optional();
};

const querystring = z.object({
  url: z
    .string({ error: "The address (url) of a calculator's page is required, once." })
    .max(2_000, "The address (url) is too long.")
    .describe("Address of a calculator's page on this site"),
  maxwidth: pixels("maxwidth").describe("Most pixels of the frame's width"),
  maxheight: pixels("maxheight").describe("Most pixels of the frame's height"),
  lang: z
    .enum(["en", "fr"], { error: "The language (lang) must be en or fr." })
    .optional()
    .describe("Language of the calculator"),
  format: z
    .string({ error: "The format is json." })
    .max(20, "The format is json.")
    .optional()
    .describe("json, the only one"),
});

const answer = z.looseObject({
  version: z.literal("1.0"),
  type: z.literal("rich"),
  width: z.number(),
  height: z.number(),
  html: z.string(),
});

const schema = {
  operationId: "getEmbed",
  tags: ["Embeds"],
  summary: "Get the frame of a calculator, as oEmbed 1.0",
  description:
    "Editors send the address of a calculator's page and insert the frame that is returned.",
  querystring,
  response: { 200: answer.describe("The frame") },
};

/** Path of the oEmbed answer that a calculator's page links to. */
const linkedAnswer = /\/embed\/oembed\/[a-z-]+\.json/;

/** Adds the oEmbed endpoint, which fits the answers of the build to the editor's limits and language. */
export function oembed(app: FastifyInstance, site: BuiltSite, siteUrl: string): void {
  const answerOf = (url: string) => {
    const { origin, pathname } = URL.parse(url) ?? {};
    const page = origin === siteUrl ? site.pages.get(pathname ?? "") : undefined;
    const [path = ""] = page?.body.plain.bytes.toString("utf8").match(linkedAnswer) ?? [];
    const file = site.files.get(path);
    if (!file) throw new HttpError(404, `No calculator is at ${url}.`);
    return answer.parse(JSON.parse(file.plain.bytes.toString("utf8")));
  };
  app
    .withTypeProvider<ZodTypeProvider>()
    .get("/embed/oembed", { schema }, async ({ query }, reply) => {
      const { url, maxwidth = 10_000, maxheight = 10_000, lang, format = "json" } = query;
      if (format !== "json") throw new HttpError(501, `The format is json, not ${format}.`);
      const built = answerOf(url);
      const width = Math.min(built.width, maxwidth);
      const height = Math.min(built.height, maxheight);
      const html = built.html
        .replace(/ width="\d+"/, ` width="${width}"`)
        .replace(/ height="\d+"/, ` height="${height}"`)
        .replace(/(\/embed\/frame\/[a-z-]+)"/, `$1${lang ? `?lang=${lang}` : ""}"`);
      applyEmbedHeaders(reply, "/embed/oembed");
      return { ...built, width, height, html };
    });
}
