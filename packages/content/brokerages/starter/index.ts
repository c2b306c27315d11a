import type { ContentSource } from "@mortgage-kit/content";
import { application } from "./application.ts";
import { brokerage } from "./brokerage.ts";
import { compliance } from "./compliance.ts";
import { contact } from "./contact.ts";
import { faqs } from "./faqs.ts";
import { footer } from "./footer.ts";
import { header } from "./header.ts";
import { home } from "./home.ts";
import { look } from "./look.ts";
import { navigation } from "./navigation.ts";
import { notFound } from "./notFound.ts";
import { resources } from "./resources.ts";
import { services } from "./services.ts";
import { team } from "./team/team.ts";
import { workedExamples } from "./workedExamples.ts";

/** Content of the site. A part that you leave out gets no page, section or menu entry. */
export const content: ContentSource = {
  brokerage,
  look,
  header,
  navigation,
  footer,
  home,
  contact,
  application,
  notFound,
  services,
  resources,
  faqs,
  compliance,
  workedExamples,
  team,
};
