import { LinkProvider } from "@mortgage-kit/ui";
import { type ComponentType, createContext, type ReactNode, use } from "react";
import { hydrateRoot } from "react-dom/client";
import { CurrentPathProvider, useCurrentPath } from "../navigation/CurrentPath.ts";
import { SiteLink } from "../navigation/SiteLink.tsx";

/** Renders a part for itself. The server provides it; while the site is developed a page is one tree. */
const RenderPart = createContext<((part: ReactNode, name: string) => string) | null>(null);

export const RenderPartProvider = RenderPart.Provider;

/**
 * Makes a live part of a page: all around it stays plain HTML without code. The build renders the part
 * and writes its properties, which must be JSON, beside it; the browser hydrates it from them.
 * The module that calls this is the part's script, and the name is its file's, with a second one after a colon where a file
 * makes several.
 */
export function live<Props extends object>(
  name: string,
  Part: ComponentType<Props>,
): ComponentType<Props> {
  if (import.meta.env.PROD && !import.meta.env.SSR) hydrate(name, Part);
  return function LivePart(props: Props) {
    const render = use(RenderPart);
    const path = useCurrentPath();
    if (!render) return <Part {...props} />;
    const html = render(
      <Surroundings path={path}>
        <Part {...props} />
      </Surroundings>,
      name,
    );
    // Within a script nothing but its own end tag, or a comment, ends the text.
    const data = JSON.stringify(props).replaceAll("<", "\\u003c");
    return (
      <>
        <div data-live={name} dangerouslySetInnerHTML={{ __html: html }} />
        <script type="application/json" dangerouslySetInnerHTML={{ __html: data }} />
      </>
    );
  };
}

function hydrate<Props extends object>(name: string, Part: ComponentType<Props>): void {
  const place = document.querySelector(`[data-live="${name}"]`);
  if (!place) return;
  askForLaterStyles();
  const props: Props = JSON.parse(place.nextElementSibling?.textContent ?? "");
  hydrateRoot(
    place,
    <Surroundings path={location.pathname}>
      <Part {...props} />
    </Surroundings>,
    { identifierPrefix: name },
  );
}

/**
 * Loads the styles of parts rendered later; the page itself carries the styles of its first
 * content.
 */
function askForLaterStyles(): void {
  const inPage = document.querySelector<HTMLStyleElement>("style[data-later]");
  const href = inPage?.dataset.later;
  if (!href) return;
  delete inPage.dataset.later;
  document.head.append(Object.assign(document.createElement("link"), { rel: "stylesheet", href }));
}

/** Provides the site's contexts to a part with a separate React root. */
function Surroundings({ path, children }: { path: string; children: ReactNode }) {
  return (
    <CurrentPathProvider value={path}>
      <LinkProvider link={SiteLink}>{children}</LinkProvider>
    </CurrentPathProvider>
  );
}
