import { parts } from "virtual:parts";
import { ErrorBoundary, LinkProvider } from "@mortgage-kit/ui";
import {
  type ComponentType,
  createContext,
  type ReactNode,
  startTransition,
  use,
  useLayoutEffect,
} from "react";
import { hydrateRoot } from "react-dom/client";
import { CurrentPathProvider, useCurrentPath } from "../navigation/CurrentPath.ts";
import { SiteLink } from "../navigation/SiteLink.tsx";
import { earlyEntries } from "./earlyEntries.ts";

/** Function that renders a part as its own React root. In development it is null: a page is one tree. */
const RenderPart = createContext<((part: ReactNode, name: string) => string) | null>(null);

export const RenderPartProvider = RenderPart.Provider;

/**
 * Makes a part that the browser hydrates from its JSON properties; the rest stays plain HTML.
 * `name` is that of the calling module's file.
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
      <PartProviders path={path}>
        <Part {...props} />
      </PartProviders>,
      name,
    );
    // Escapes `<`, because an end tag or a comment in the data could break the script element.
    const data = JSON.stringify(props).replaceAll("<", "\\u003c");
    return (
      <>
        <div
          data-live={name}
          data-script={parts[name]?.module}
          data-imports={parts[name]?.imports.join(" ")}
          dangerouslySetInnerHTML={{ __html: html }}
        />
        <script type="application/json" dangerouslySetInnerHTML={{ __html: data }} />
      </>
    );
  };
}

function hydrate<Props extends object>(name: string, Part: ComponentType<Props>): void {
  const place = document.querySelector<HTMLElement>(`[data-live="${name}"]`);
  if (!place) return;
  // The page's script says so above a part that failed to load before.
  const notice = place.parentElement?.querySelector(":scope > [data-failed-part]");
  if (notice?.contains(document.activeElement)) {
    place.tabIndex = -1;
    place.focus();
  }
  notice?.remove();
  askForLaterStyles();
  const props: Props = JSON.parse(place.nextElementSibling?.textContent ?? "");
  const part = (
    <PartProviders path={location.pathname}>
      <Hydrated onHydrated={earlyEntries(place)}>
        <Part {...props} />
      </Hydrated>
    </PartProviders>
  );
  // React hydrates in one long task outside a transition.
  startTransition(() => void hydrateRoot(place, part, { identifierPrefix: name }));
}

interface HydratedProps {
  onHydrated: () => Promise<void>;
  children: ReactNode;
}

function Hydrated({ onHydrated, children }: HydratedProps) {
  useLayoutEffect(() => void onHydrated(), []);
  return children;
}

/** Loads the styles of what live parts render later. Those of the page around them must follow. */
function askForLaterStyles(): void {
  const inPage = document.querySelector<HTMLStyleElement>("style[data-later]");
  const href = inPage?.dataset.later;
  if (!href) return;
  delete inPage.dataset.later;
  inPage.after(Object.assign(document.createElement("link"), { rel: "stylesheet", href }));
}

/** Provides the site's contexts to a part that is its own React root. */
function PartProviders({ path, children }: { path: string; children: ReactNode }) {
  return (
    <CurrentPathProvider value={path}>
      <LinkProvider link={SiteLink}>
        <ErrorBoundary>{children}</ErrorBoundary>
      </LinkProvider>
    </CurrentPathProvider>
  );
}
