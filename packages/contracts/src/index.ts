export { asciiDigits } from "./asciiDigits.ts";
export {
  type ConsentRecord,
  consentFor,
  consentRecord,
} from "./consentRecord.ts";
export { contactField, contactLimits } from "./contactField.ts";
export {
  type AnswerLanguage,
  type AnswerWay,
  type CallTime,
  callTimes,
  detailLimits,
  detailPaths,
  detailsTokenHeader,
  formAction,
  type Purpose,
  purposes,
} from "./detailChoices.ts";
export {
  type BankRates,
  bankRates,
  type FeedItem,
  type WordpressFeed,
  wordpressFeed,
} from "./externalSources.ts";
export { frenchRefusals } from "./frenchRefusals.ts";
export {
  applicationDetails,
  type CallBack,
  callBack,
  detailsOf,
  detailsReceipt,
} from "./leadDetails.ts";
export {
  type LeadDetails,
  type LeadWebhook,
  type LeadWebhookType,
  leadWebhook,
  leadWebhookTypes,
  type SentResult,
  type StaffWebhook,
  staffWebhook,
} from "./leadWebhook.ts";
export {
  applicationReceipt,
  type MortgageApplication,
  mortgageApplication,
} from "./mortgageApplication.ts";
export { referenceOf } from "./referenceOf.ts";
export {
  confirmWithinHours,
  emailLimit,
  reminderPaths,
  reminderReceipt,
  renewalReminder,
} from "./renewalReminder.ts";
export { type FormTokenAnswer, originHeaders, spamSignals } from "./spamSignals.ts";
export {
  detailsConsents,
  languageOfConsent,
  termsConsent,
  termsConsents,
} from "./termsConsent.ts";
