import { bankRates } from "./bankRates.ts";

/** Script of the rates page. */
bankRates();
