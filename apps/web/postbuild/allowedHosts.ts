import type { Brokerage } from "@mortgage-kit/content/brokerage";

// Google's guide to content security policies requires these hosts for its tag, ads and analytics.
const tag = "https://www.googletagmanager.com";
const ads = [
  "https://www.googleadservices.com",
  "https://googleads.g.doubleclick.net",
  "https://pagead2.googlesyndication.com",
  "https://www.google.com",
];
const analytics = ["https://*.google-analytics.com", "https://*.analytics.google.com"];

export function allowedHosts({
  adTag,
  contactForm,
  videos,
}: Pick<Brokerage, "adTag" | "contactForm" | "videos">) {
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

/** External hosts that the content security policy allows; empty if the brokerage needs none. */
export type AllowedHosts = ReturnType<typeof allowedHosts>;
