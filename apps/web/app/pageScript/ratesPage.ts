import { bankRates } from "./bankRates.ts";

/** What only the page of rates does. */
bankRates();
