import type { Content } from "./contentSchema.ts";
import { footerOf } from "./navigation/footer.ts";
import { type NavigationItem, sectionIds } from "./navigation/navigationSchema.ts";
import { calculatorPagesOf } from "./resources/calculatorPages.ts";
import type { nextStepIntents, Service } from "./services/serviceSchema.ts";
import { sitePagesOf } from "./sitePages.ts";
import { type ProfileCard, profileCardsOf } from "./team/profileCards.ts";
import type { TeamMember } from "./team/teamMemberSchema.ts";

type NextStepIntent = (typeof nextStepIntents)[number];

/** Returns the paths of the services that are next steps, by the intent of a calculator's result. */
const nextStepPagesOf = (
  services: readonly Service[],
): Readonly<Partial<Record<NextStepIntent, string>>> =>
  Object.fromEntries(
    services.flatMap(({ slug, nextStepFor = [] }) =>
      nextStepFor.map((intent) => [intent, `/${slug}`]),
    ),
  );

/**
 * Returns a brokerage's content under the names of the package's exports, with its menu, its footer
 * and the list of its pages.
 */
export function published(content: Content) {
  const { header, home, contact, application, notFound, team, rates, workedExamples } = content;
  const { compliance } = content;
  const [teamLeader] = team.members;
  return {
    look: content.look,
    headerWords: header,
    navigation: navigationOf(content),
    footer: footerOf(content),
    sitePages: sitePagesOf(content),
    homePage: home.page,
    processSteps: home.processSteps,
    stats: home.stats,
    reviews: home.reviews,
    contactPage: contact.page,
    contactSection: contact.section,
    contactFormPlaceholder: contact.formPlaceholder,
    applicationPage: application.page,
    notFoundPage: notFound.page,
    team: team.members,
    teamLeader,
    teamPage: team.page,
    profilePage: team.profile,
    profileCards: (member: TeamMember): ProfileCard[] => profileCardsOf(content, member),
    rates,
    privacyPage: compliance.privacy.page,
    accessibilityPage: compliance.accessibility.page,
    adChoice: compliance.adChoice,
    identificationNotice: compliance.identificationNotice,
    rateDisclosure: compliance.rateDisclosure,
    substantiations: compliance.substantiations,
    complianceRecords: compliance.records,
    synonyms: content.synonyms,
    workedExamples,
    ...optional(content),
  };
}

/** Returns the optional parts. If omitted, texts are undefined and lists are empty. */
function optional(content: Content) {
  const { services, resources, blog, faqs, podcast, careers, checklist, publishedRates } = content;
  const faqCategories = faqs?.categories ?? [];
  return {
    servicePage: services?.page,
    services: services?.list ?? [],
    nextStepPages: nextStepPagesOf(services?.list ?? []),
    resourcesPage: resources?.page,
    calculatorPage: resources?.calculatorPage,
    embedPage: resources?.embedPage,
    calculatorCards: resources?.calculatorCards ?? [],
    furtherCalculators: resources?.furtherCalculators ?? [],
    calculatorPages: calculatorPagesOf(content),
    usefulLinks: resources?.usefulLinks ?? [],
    blogPage: blog?.page,
    postPage: blog?.postPage,
    postCategories: blog?.categories ?? [],
    posts: blog?.posts ?? [],
    faqPage: faqs?.page,
    faqCategories,
    homeFaqs: faqCategories.flatMap((category) => category.faqs).filter((faq) => faq.onHomePage),
    podcastPage: podcast?.page,
    podcastPath: podcast && `/${podcast.slug}`,
    videos: podcast?.videos ?? [],
    careersPage: careers?.page,
    checklistPage: checklist?.page,
    ratesPage: publishedRates?.page,
    publishedRates: publishedRates?.rates,
    reminder: content.brokerage.reminder,
  };
}

/** Returns the menu without links to pages or sections that the site does not have. */
function navigationOf(content: Content): NavigationItem[] {
  const paths = new Set(sitePagesOf(content).map(({ path }) => path));
  const sections = sectionsOf(content);
  return content.navigation.filter((item) => {
    if (item.kind === "page") return paths.has(item.to);
    if (item.kind === "section") return sections.has(item.section);
    return item.kind === "target" || content.resources !== undefined;
  });
}

/** Returns the ids of the home page's sections that have both texts and content to show. */
function sectionsOf({ home, services }: Content): ReadonlySet<string> {
  const { page, processSteps, reviews } = home;
  return new Set([
    ...(page.services && services ? [sectionIds.services] : []),
    ...(page.process && processSteps.length > 0 ? [sectionIds.howItWorks] : []),
    ...(page.reviews && reviews.length > 0 ? [sectionIds.reviews] : []),
  ]);
}
