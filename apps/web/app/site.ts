import { chosenFolder, type Figures, loadSite, type Site } from "@mortgage-kit/content";
import type { Tokens } from "@mortgage-kit/ui/tokens";
import { createContext, type MiddlewareFunction } from "react-router";
import { citedFigures } from "./figures.ts";
import { type Face, fontsOf, type SiteFont } from "./look/fonts.ts";
import { tokensOf } from "./look/tokens.ts";

/** Site of a brokerage in one language, with what the pages derive from it once. */
export interface RenderedSite extends Site {
  /** ISO date whose rules the texts cite. */
  readonly day: string;
  readonly figures: Figures;
  readonly fonts: Readonly<Record<Face, SiteFont>>;
  readonly tokens: Tokens;
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Loads the site that the environment names. The day is `SITE_DATE`, or else today in UTC. Only the
 * build, its tests and the middleware call it: everything else gets the site as an argument.
 */
export async function renderedSite(env: Environment): Promise<RenderedSite> {
  const site = await loadSite(chosenFolder(env), "en", env);
  const day = env.SITE_DATE?.trim() || new Date().toISOString().slice(0, 10);
  const fonts = fontsOf(site);
  return { ...site, day, figures: citedFigures(site, day), fonts, tokens: tokensOf(site, fonts) };
}

/** Site of the request, for loaders. */
export const siteContext = createContext<RenderedSite>();

let loaded: Promise<RenderedSite> | undefined;

/** Gives every loader the site. The build loads it once, development for each request. */
export const provideSite: MiddlewareFunction<Response> = async ({ context }) => {
  if (!loaded || import.meta.env.DEV) loaded = renderedSite(process.env);
  context.set(siteContext, await loaded);
};
