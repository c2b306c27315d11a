import type { ContentSource, PublishedRatesSource } from "@mortgage-kit/content";
import { brokerage } from "./brokerage.ts";
import { compliance } from "./compliance.ts";
import { faqCategories } from "./faqs/faqs.ts";
import { footer } from "./footer.ts";
import { look } from "./look.ts";
import { headerWords, navigation } from "./navigation.ts";
import { applicationPage } from "./pages/applicationPage.ts";
import { blogPage } from "./pages/blogPage.ts";
import { calculatorPage } from "./pages/calculatorPage.ts";
import { careersPage } from "./pages/careersPage.ts";
import { checklistPage } from "./pages/checklistPage.ts";
import { contactFormPlaceholder } from "./pages/contactFormPlaceholder.ts";
import { contactPage } from "./pages/contactPage.ts";
import { contactSection } from "./pages/contactSection.ts";
import { embedPage } from "./pages/embedPage.ts";
import { faqPage } from "./pages/faqPage.ts";
import { homePage } from "./pages/homePage.ts";
import { notFoundPage } from "./pages/notFoundPage.ts";
import { podcastPage } from "./pages/podcastPage.ts";
import { postPage } from "./pages/postPage.ts";
import { profilePage } from "./pages/profilePage.ts";
import { ratesPage } from "./pages/ratesPage.ts";
import { resourcesPage } from "./pages/resourcesPage.ts";
import { servicePage } from "./pages/servicePage.ts";
import { teamPage } from "./pages/teamPage.ts";
import { postCategories, posts } from "./posts/posts.ts";
import { processSteps } from "./processSteps.ts";
import publishedRates from "./rates.json" with { type: "json" };
import { rates } from "./rates.ts";
import { calculatorCards, furtherCalculators } from "./resources/calculatorCards.ts";
import { usefulLinks } from "./resources/usefulLinks.ts";
import { reviews } from "./reviews.ts";
import { services } from "./services/services.ts";
import { stats } from "./stats.ts";
import { otherSubjects, synonyms } from "./synonyms.ts";
import { team } from "./team/team.ts";
import { videos } from "./videos.ts";
import { workedExamples } from "./workedExamples.ts";

/** All content that this brokerage publishes. */
export const content: ContentSource = {
  brokerage,
  look,
  header: headerWords,
  navigation,
  footer,
  home: { page: homePage, processSteps, stats, reviews },
  contact: { page: contactPage, section: contactSection, formPlaceholder: contactFormPlaceholder },
  application: { page: applicationPage },
  notFound: { page: notFoundPage },
  team: { page: teamPage, profile: profilePage, members: team },
  services: { page: servicePage, list: services },
  resources: {
    page: resourcesPage,
    calculatorPage,
    embedPage,
    calculatorCards,
    furtherCalculators,
    otherCalculators: true,
    usefulLinks,
  },
  blog: { page: blogPage, postPage, categories: postCategories, posts },
  faqs: { page: faqPage, categories: faqCategories },
  podcast: { slug: "lending-lounge-podcast", page: podcastPage, videos },
  careers: { page: careersPage },
  checklist: { page: checklistPage },
  rates,
  compliance,
  // TypeScript widens the types of a JSON file's values. The schema validates them.
  publishedRates: { page: ratesPage, rates: publishedRates as PublishedRatesSource },
  synonyms,
  otherSubjects,
  workedExamples,
};
