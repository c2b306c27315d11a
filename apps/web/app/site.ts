import {
  chosenFolder,
  type Figures,
  languagesOf,
  loadSite,
  type Site,
  type SiteLanguage,
} from "@mortgage-kit/content";
import { siteDay } from "@mortgage-kit/content/brokerage";
import type { Tokens } from "@mortgage-kit/ui/tokens";
import { createContext, type MiddlewareFunction } from "react-router";
import { documentNames, documentPath } from "./documents.ts";
import { valuesOfFigures } from "./figures.ts";
import { type Face, fontsOf, type SiteFont } from "./look/fonts.ts";
import { siteTokens } from "./look/tokens.ts";
import type { LocalPaths } from "./navigation/localPath.ts";

/** Site of a brokerage in one language, with what the pages derive from it once. */
export interface RenderedSite extends Site, LocalPaths {
  /** ISO date whose rules the texts cite. */
  readonly day: string;
  readonly figures: Figures;
  readonly fonts: Readonly<Record<Face, SiteFont>>;
  readonly tokens: Tokens;
  /** The same brokerage's pages in other languages. */
  readonly translations: readonly (LocalPaths & { readonly language: SiteLanguage })[];
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Loads English first. Only the build, its tests and the middleware call it; others get a site. */
export async function renderedSites(env: Environment): Promise<[RenderedSite, ...RenderedSite[]]> {
  const folder = chosenFolder(env);
  const sites = await Promise.all(
    languagesOf(folder).map((language) => loadSite(folder, language, env)),
  );
  const timeZone = sites[0]?.brokerage.timeZone ?? "UTC";
  const day = siteDay(env, timeZone);
  const located = sites.map((site) => ({ ...site, paths: pathsOf(site) }));
  const [english, ...others] = located.map((site): RenderedSite => {
    const fonts = fontsOf(site);
    return {
      ...site,
      day,
      figures: valuesOfFigures(site, day),
      fonts,
      tokens: siteTokens(site, fonts),
      translations: located
        .filter(({ language }) => language !== site.language)
        .map(({ language, base, paths }) => ({ language, base, paths })),
    };
  });
  if (!english) throw new Error(`The folder ${folder} has no language.`);
  return [english, ...others];
}

/** Loads the English site of the brokerage that the environment names. */
export const renderedSite = async (env: Environment) => (await renderedSites(env))[0];

/** Returns the paths of all pages that a site has in its language, listed or not. */
const pathsOf = ({ pages }: Site) => [
  ...pages.map(({ path }) => path),
  "/call-back",
  "/contact-form",
  ...documentNames.map(documentPath),
];

export const siteContext = createContext<RenderedSite>();

/** Sites of all languages, English first, for indexes of the whole site. */
export const sitesContext = createContext<readonly [RenderedSite, ...RenderedSite[]]>();

let loaded: ReturnType<typeof renderedSites> | undefined;

/** Gives every loader the site of the URL's language. The build loads it once, development for each request. */
export const provideSite: MiddlewareFunction<Response> = async ({ context, request }) => {
  if (!loaded || import.meta.env.DEV) loaded = renderedSites(process.env);
  const sites = await loaded;
  const [english, ...others] = sites;
  context.set(sitesContext, sites);
  const { pathname } = new URL(request.url);
  const site = others.find(({ base }) => pathname === base || /^[/.]/.test(after(pathname, base)));
  context.set(siteContext, site ?? english);
};

const after = (path: string, base: string) =>
  path.startsWith(base) ? path.slice(base.length) : "";
