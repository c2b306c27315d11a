import { checklist } from "./checklist.ts";

/** Script of the pages with a checklist. */
checklist();
