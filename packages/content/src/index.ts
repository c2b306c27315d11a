export { addressLines } from "./brokerage/addressLines.ts";
export type { Brokerage, BrokerageSource } from "./brokerage/brokerageSchema.ts";
export { placeSettings } from "./brokerage/calculatorPlace.ts";
export { officeOf } from "./brokerage/officeOf.ts";
export { phoneLink } from "./brokerage/phoneLink.ts";
export { consentWords, fillReminder, reminderConsent } from "./brokerage/reminder.ts";
export type { Reminder, ReminderSource } from "./brokerage/reminderSchema.ts";
export type {
  AdChoice,
  Compliance,
  ComplianceSource,
} from "./compliance/complianceSchema.ts";
export type { Content, ContentSource } from "./contentSchema.ts";
export { dollarText } from "./dollarText.ts";
export type { FaqCategory } from "./faqs/faqsSchema.ts";
export { pictureAddress } from "./fields.ts";
export { type Figures, fillFiguresIn } from "./fill.ts";
export { chosenFolder, languagesOf } from "./folder/chosenFolder.ts";
export type { IconName } from "./icons.ts";
export { loadSite, type Site } from "./loadSite.ts";
export type { BrandFont, BrandPalette, Look } from "./look/lookSchema.ts";
export {
  type NavigationItem,
  sectionIds,
} from "./navigation/navigationSchema.ts";
export type { ApplicationPage } from "./pages/applicationPage.ts";
export type { CareersPage } from "./pages/careersPageSchema.ts";
export type { ChecklistPage, ChecklistPageSource } from "./pages/checklistPageSchema.ts";
export type { RatesPage } from "./pages/ratesPageSchema.ts";
export { videoLink } from "./podcast/podcastSchema.ts";
export type { Post, PostSource } from "./posts/blogSchema.ts";
export { conditionsText, rateName } from "./rates/conditionsText.ts";
export {
  type CurrentRate,
  currentRates,
  type PublishedRates,
  type PublishedRatesSource,
  type RateEntry,
} from "./rates/publishedRatesSchema.ts";
export type { RateSource } from "./rates/rateSchema.ts";
export { otherwiseRate, type RatesFile, ratesFile, usualRate } from "./rates/ratesFile.ts";
export { type ShownRate, shownRate } from "./rates/shownRate.ts";
export type {
  CalculatorCard,
  CalculatorCardSource,
  ResourcesPage,
  UsefulLink,
} from "./resources/resourcesSchema.ts";
export type { Service } from "./services/servicesSchema.ts";
export type { SitePage } from "./sitePages.ts";
export { type ProfileCard, profileCards, profilePath } from "./team/profileCards.ts";
export type {
  TeamMember,
  TeamMemberSource,
} from "./team/teamSchema.ts";
export { fill, fillCount, type SiteLanguage, type SiteWords } from "./words.ts";
export type { WorkedExamples } from "./workedExamplesSchema.ts";
