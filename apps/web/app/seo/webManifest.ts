import { homePage } from "@mortgage-kit/content";
import { tokens } from "../look/tokens.ts";
import { site } from "../site.ts";

/** Returns the web app manifest, with which phones install the site on the home screen. */
export function webManifest() {
  const icon = { type: "image/png", purpose: "any maskable" };
  return {
    id: "/",
    name: site.name,
    short_name: site.shortName,
    description: homePage.metadata.description,
    lang: "en-CA",
    start_url: "/",
    scope: "/",
    display: "browser",
    background_color: tokens.grounds.white.surface,
    theme_color: tokens.grounds.white.surface,
    icons: [
      { ...icon, src: "/icon-192.png", sizes: "192x192" },
      { ...icon, src: "/icon-512.png", sizes: "512x512" },
    ],
  };
}
