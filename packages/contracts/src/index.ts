export {
  applicationReceipt,
  contactLimits,
  type MortgageApplication,
  mortgageApplication,
} from "./mortgageApplication.ts";
export { type FeedItem, type WordpressFeed, wordpressFeed } from "./wordpressFeed.ts";
