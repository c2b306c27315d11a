// The brokerage
export { brokerage } from "./brokerage/brokerage.ts";
export { brokerageFrom, siteVariables } from "./brokerage/brokerageFrom.ts";
export type { Brokerage } from "./brokerage/brokerageSchema.ts";
export { brokerageSchema } from "./brokerage/brokerageSchema.ts";
export { claims, publishedFigures } from "./brokerage/claims.ts";
export { phoneLink } from "./brokerage/phoneLink.ts";
export { videoLink } from "./brokerage/videoLink.ts";
// Collections
export type { Faq, FaqCategory } from "./faqs/faqSchema.ts";
export { faqCategories, homeFaqs } from "./faqs/faqs.ts";
// Figures that texts cite
export type { FigureName, Figures } from "./figures.ts";
export { citedFigures, figureNames, fillFigures, fillFiguresIn } from "./figures.ts";
// Around every page
export { footer } from "./footer.ts";
export type { IconName } from "./icons.ts";
export { iconNames } from "./icons.ts";
export type { NavigationItem } from "./navigation.ts";
export { headerWords, navigation, sectionIds } from "./navigation.ts";
export type { PageMetadata } from "./pageMetadata.ts";
// The words of each page
export { applicationPage } from "./pages/applicationPage.ts";
export { blogPage } from "./pages/blogPage.ts";
export type { CareersBenefit, CareersStatistic } from "./pages/careersPage.ts";
export { careersPage } from "./pages/careersPage.ts";
export { contactFormPlaceholder } from "./pages/contactFormPlaceholder.ts";
export { contactPage } from "./pages/contactPage.ts";
export type { ContactTile } from "./pages/contactSection.ts";
export { contactSection } from "./pages/contactSection.ts";
export { faqPage } from "./pages/faqPage.ts";
export type { Benefit } from "./pages/homePage.ts";
export { homePage } from "./pages/homePage.ts";
export { notFoundPage } from "./pages/notFoundPage.ts";
export { podcastPage } from "./pages/podcastPage.ts";
export { postPage } from "./pages/postPage.ts";
export { profilePage } from "./pages/profilePage.ts";
export { resourcesPage } from "./pages/resourcesPage.ts";
export { servicePage } from "./pages/servicePage.ts";
export { teamPage } from "./pages/teamPage.ts";
export type { Post, PostCategory } from "./posts/postSchema.ts";
export { postCategories } from "./posts/postSchema.ts";
export { posts } from "./posts/posts.ts";
export type { ProcessStep } from "./processSteps.ts";
export { processSteps } from "./processSteps.ts";
export type { Rate } from "./rates.ts";
export { rates, ratesFootnote } from "./rates.ts";
export type { CalculatorCard } from "./resources/calculatorCards.ts";
export { calculatorCards, calculatorIds } from "./resources/calculatorCards.ts";
export type { UsefulLink } from "./resources/usefulLinks.ts";
export { usefulLinks } from "./resources/usefulLinks.ts";
export type { Review } from "./reviews.ts";
export { reviews } from "./reviews.ts";
export type { Service } from "./services/serviceSchema.ts";
export { services } from "./services/services.ts";
export type { SitePage } from "./sitePages.ts";
export { sitePages } from "./sitePages.ts";
export type { Stat } from "./stats.ts";
export { stats } from "./stats.ts";
// People
export { member } from "./team/member.ts";
export type { ProfileCard } from "./team/profileCards.ts";
export { profileCards } from "./team/profileCards.ts";
export { profilePath } from "./team/profilePath.ts";
export { team, teamLeader } from "./team/team.ts";
export type { TeamMember, Testimonial } from "./team/teamMemberSchema.ts";
export type { Video } from "./videos.ts";
export { videos } from "./videos.ts";
export { dollars, workedExamples } from "./workedExamples.ts";
