import type { Brokerage } from "@mortgage-kit/content/brokerage";

/** Hosts outside the site that a page may use; empty unless the brokerage configured them. */
export interface AllowedHosts {
  scripts: readonly string[];
  connections: readonly string[];
  images: readonly string[];
  frames: readonly string[];
}

// Hosts that Google's guide to content security policies requires for its tag, for ads and for
// analytics.
const tag = "https://www.googletagmanager.com";
const ads = [
  "https://www.googleadservices.com",
  "https://googleads.g.doubleclick.net",
  "https://pagead2.googlesyndication.com",
  "https://www.google.com",
];
const analytics = ["https://*.google-analytics.com", "https://*.analytics.google.com"];

/**
 * Returns the external hosts that this brokerage's pages need: its tag's, its form's and its
 * videos'.
 */
export function allowedHosts({
  adTag,
  contactForm,
  videos,
}: Pick<Brokerage, "adTag" | "contactForm" | "videos">): AllowedHosts {
  const hasTag = Boolean(adTag.id);
  return {
    scripts: hasTag ? [tag, ...ads] : [],
    connections: hasTag ? [tag, ...ads, ...analytics] : [],
    images: [...(hasTag ? [tag, ...ads, ...analytics] : []), ...originOf(videos?.thumbnail)],
    frames: [...(hasTag ? [tag] : []), ...originOf(contactForm.src)],
  };
}

function originOf(address: string | undefined): string[] {
  return address ? [new URL(address).origin] : [];
}
