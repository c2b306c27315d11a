import { checklist } from "./checklist.ts";

/** What only a page with a list to tick does. */
checklist();
