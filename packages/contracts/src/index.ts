export { type BankRates, bankRates } from "./bankRates.ts";
export {
  type ConfiguredDocuments,
  type ConsentRecord,
  consentFor,
  consentRecord,
} from "./consentRecord.ts";
export { contactLimits } from "./contactLimits.ts";
export {
  applicationReceipt,
  type MortgageApplication,
  mortgageApplication,
} from "./mortgageApplication.ts";
export { referenceOf } from "./referenceOf.ts";
export {
  confirmWithinHours,
  emailLimit,
  type RenewalReminder,
  reminderPaths,
  reminderReceipt,
  renewalReminder,
} from "./renewalReminder.ts";
export { type FormTokenAnswer, spamSignals } from "./spamSignals.ts";
export { termsConsent } from "./termsConsent.ts";
export { type FeedItem, type WordpressFeed, wordpressFeed } from "./wordpressFeed.ts";
