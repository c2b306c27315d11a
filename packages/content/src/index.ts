export { addressLines } from "./brokerage/addressLines.ts";
export type { Brokerage, BrokerageSource } from "./brokerage/brokerageSchema.ts";
export { placeSettings } from "./brokerage/calculatorPlace.ts";
export type { Claims, PublishedFigures } from "./brokerage/claimsSchema.ts";
export { phoneLink } from "./brokerage/phoneLink.ts";
export { consentWords, fillReminder, reminderConsent } from "./brokerage/reminder.ts";
export type { Reminder, ReminderSource } from "./brokerage/reminderSchema.ts";
export type { FigureName, Figures } from "./citedFigures.ts";
export { citedFigures, figureNames, fillFigures, fillFiguresIn } from "./citedFigures.ts";
export type {
  AccessibilityPage,
  AdChoice,
  Compliance,
  ComplianceSource,
  PrivacyPage,
} from "./compliance/complianceSchema.ts";
export type { Content, ContentSource } from "./contentSchema.ts";
export { dollarText } from "./dollarText.ts";
export type { Faq, FaqCategory } from "./faqs/faqSchema.ts";
export { chosenFolder } from "./folder/chosenFolder.ts";
export { languagesOf } from "./folder/languagesOf.ts";
export type { ProcessStep } from "./home/processStepSchema.ts";
export type { Review } from "./home/reviewSchema.ts";
export type { Stat, StatSource } from "./home/statSchema.ts";
export type { IconName } from "./icons.ts";
export { iconNames } from "./icons.ts";
export { loadSite, type Site } from "./loadSite.ts";
export type { BrandFont, Look, Palette } from "./look/lookSchema.ts";
export type { FooterSource } from "./navigation/footerSchema.ts";
export type { HeaderWords, NavigationItem } from "./navigation/navigationSchema.ts";
export { sectionIds } from "./navigation/navigationSchema.ts";
export type { ApplicationPage } from "./pages/applicationPageSchema.ts";
export type { Benefit } from "./pages/benefitSchema.ts";
export type { BlogPage } from "./pages/blogPageSchema.ts";
export type { CalculatorPage } from "./pages/calculatorPageSchema.ts";
export type { CareersBenefit, CareersPage, CareersStatistic } from "./pages/careersPageSchema.ts";
export type { ChecklistPage, ChecklistPageSource } from "./pages/checklistPageSchema.ts";
export type { ContactFormPlaceholder } from "./pages/contactFormPlaceholderSchema.ts";
export type { ContactPage } from "./pages/contactPageSchema.ts";
export type { ContactSectionSource, ContactTile } from "./pages/contactSectionSchema.ts";
export type { EmbedPage } from "./pages/embedPageSchema.ts";
export type { FaqPage } from "./pages/faqPageSchema.ts";
export type { HomePage } from "./pages/homePageSchema.ts";
export type { NotFoundPage } from "./pages/notFoundPageSchema.ts";
export type { PageMetadata } from "./pages/pageMetadata.ts";
export type { PodcastPage } from "./pages/podcastPageSchema.ts";
export type { PostPage } from "./pages/postPageSchema.ts";
export type { ProfilePage } from "./pages/profilePageSchema.ts";
export type { RatesPage } from "./pages/ratesPageSchema.ts";
export type { ResourcesPage } from "./pages/resourcesPageSchema.ts";
export type { ServicePage } from "./pages/servicePageSchema.ts";
export type { TeamPage } from "./pages/teamPageSchema.ts";
export { type Video, type VideoSource, videoLink } from "./podcast/videoSchema.ts";
export type { Post, PostSource } from "./posts/postSchema.ts";
export {
  type CurrentRate,
  currentRates,
  type PublishedRates,
  type PublishedRatesSource,
  type RateEntry,
  type RateKind,
  rateKinds,
} from "./rates/publishedRatesSchema.ts";
export type { Rate, RateSource } from "./rates/rateSchema.ts";
export type { CalculatorCard, CalculatorCardSource } from "./resources/calculatorCardSchema.ts";
export type { UsefulLink } from "./resources/usefulLinkSchema.ts";
export type { Service } from "./services/serviceSchema.ts";
export type { SitePage } from "./sitePages.ts";
export { type ProfileCard, profileCards } from "./team/profileCards.ts";
export { profilePath } from "./team/profilePath.ts";
export type { TeamMember, TeamMemberSource, Testimonial } from "./team/teamMemberSchema.ts";
export { fill, fillCount, type LanguageCode, type SiteWords } from "./words.ts";
export type { WorkedExamples } from "./workedExamplesSchema.ts";
