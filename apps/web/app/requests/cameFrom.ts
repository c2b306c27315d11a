import { figuresIn, type SentFigures } from "@mortgage-kit/calculators/figures";

/** Gives a result to the page in the other language when its link is used. */
function carryFigures({ target }: Event): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[hreflang]");
  if (link && link.origin === location.origin) link.hash = history.state?.figures ?? "";
}

/** Moves a result from the URL to the tab's history, where a reload finds it, and returns it. */
export function takeFigures(): SentFigures | null {
  for (const use of ["click", "auxclick", "contextmenu"]) addEventListener(use, carryFigures, true);
  const { hash, pathname, search } = location;
  // Analytics cannot see it there, readable or not.
  if (/^#figures[=%]/.test(hash)) {
    history.replaceState({ ...history.state, figures: hash }, "", pathname + search);
  }
  return figuresIn(String(history.state?.figures ?? ""));
}

const key = "came-from";

/** Pages with a form of their own: who changes the language there still comes from the page before. */
const formPages = /^(?:\/fr)?\/(?:application|call-back|contact-form)$/;

/** Returns the path of the page of this site that led to this form; empty for any other page. */
export function cameFrom(): string {
  const page = document.referrer === "" ? null : new URL(document.referrer);
  const path = page?.origin === location.origin ? page.pathname : "";
  const isPage = /^(?:\/[a-z0-9-]+)+$/.test(path) && path.length <= 100;
  try {
    if (formPages.test(path)) return sessionStorage.getItem(key) ?? path;
    sessionStorage.setItem(key, isPage ? path : "");
  } catch {
    // Without storage, only a change of the language loses the page before.
  }
  return isPage ? path : "";
}

/** Agent whom a form offers, as "name, title", and the path of the agent's profile. */
export interface OfferedAgent {
  readonly value: string;
  readonly path: string;
}

/** Returns the agent whose profile has this path; empty for any other page. */
export const agentAt = (path: string, agents: readonly OfferedAgent[]): string =>
  agents.find((agent) => agent.path === path)?.value ?? "";
