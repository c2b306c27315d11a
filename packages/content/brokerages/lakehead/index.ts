import type { ContentSource } from "@mortgage-kit/content";
import { brokerage } from "./brokerage.ts";
import { compliance } from "./compliance.ts";
import { faqCategories } from "./faqs/faqs.ts";
import { footer } from "./footer.ts";
import { processSteps, stats } from "./home.ts";
import { look } from "./look.ts";
import { headerWords, navigation } from "./navigation.ts";
import { applicationPage } from "./pages/applicationPage.ts";
import { blogPage, postPage } from "./pages/blogPage.ts";
import { contactFormPlaceholder, contactPage, contactSection } from "./pages/contactPage.ts";
import { faqPage } from "./pages/faqPage.ts";
import { homePage } from "./pages/homePage.ts";
import { notFoundPage } from "./pages/notFoundPage.ts";
import { calculatorPage, resourcesPage } from "./pages/resourcesPage.ts";
import { profilePage, teamPage } from "./pages/teamPage.ts";
import { postCategories, posts } from "./posts/posts.ts";
import { calculatorCards } from "./resources/calculatorCards.ts";
import { servicePage, services } from "./services/services.ts";
import { team } from "./team/team.ts";
import { workedExamples } from "./workedExamples.ts";

/** All content that this brokerage publishes. It omits podcast, careers, reviews and sample rates. */
export const content: ContentSource = {
  brokerage,
  look,
  header: headerWords,
  navigation,
  footer,
  home: { page: homePage, processSteps, stats },
  contact: { page: contactPage, section: contactSection, formPlaceholder: contactFormPlaceholder },
  application: { page: applicationPage },
  notFound: { page: notFoundPage },
  team: { page: teamPage, profile: profilePage, members: team },
  services: { page: servicePage, list: services },
  resources: { page: resourcesPage, calculatorPage, calculatorCards },
  blog: { page: blogPage, postPage, categories: postCategories, posts },
  faqs: { page: faqPage, categories: faqCategories },
  compliance,
  workedExamples,
};
