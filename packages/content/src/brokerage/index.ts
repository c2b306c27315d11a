// Exports the brokerage without articles and pages, for the server.
export { chosenFolder, languagesOf } from "../folder/chosenFolder.ts";
export { acknowledgement } from "./acknowledgement.ts";
export {
  type Brokerages,
  baseOf,
  brokerageFiles,
  brokerageFrom,
  brokeragesFrom,
  buildVariables,
  type LocalBrokerage,
  loadBrokerages,
  type SiteVariables,
  siteVariables,
} from "./brokerageFrom.ts";
export type { Brokerage } from "./brokerageSchema.ts";
export { placeSettings } from "./calculatorPlace.ts";
export { refuseMisspelt } from "./misspelt.ts";
export { officeOf } from "./officeOf.ts";
export { phoneLink } from "./phoneLink.ts";
export {
  confirmationMail,
  fillReminder,
  type ReminderTexts,
  type ReminderValues,
  reminderConsent,
  reminderMail,
  reminderTexts,
} from "./reminder.ts";
export type { Reminder } from "./reminderSchema.ts";
export { folderDigest, siteDay, siteDigest } from "./siteDigest.ts";
