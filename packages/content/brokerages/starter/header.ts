import type { ContentSource } from "@mortgage-kit/content";
import { brokerage } from "./brokerage.ts";

export const header: ContentSource["header"] = {
  logoAlt: `${brokerage.name}, home page`,
  menu: "Menu",
  skipLink: "Skip to the content",
  mainNavigation: "Main",
};
