import type { ContentSource } from "@mortgage-kit/content";

export const header: ContentSource["header"] = {
  logoAlt: "{{name}}, home page",
  menu: "Menu",
  skipLink: "Skip to the content",
  mainNavigation: "Main",
};
