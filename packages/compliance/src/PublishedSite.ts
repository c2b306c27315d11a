import type { CheerioAPI } from "cheerio";
import type { RegulatorCode } from "./regulators.ts";

/** Anything that the public sees, such as a page, a mail, a downloaded file or an embed. */
export interface Publication {
  readonly kind: "page" | "mail" | "message" | "export" | "embed";
  /** Path of a page, or the name of another publication. */
  readonly name: string;
  readonly file: string;
  readonly content: PublishedHtml | { readonly text: string };
}

export interface PublishedHtml {
  readonly html: string;
  /** Document of the same HTML, if it is parsed already. The check removes hidden elements from it. */
  readonly page?: CheerioAPI;
}

export interface PublishedAgent {
  readonly name: string;
  /** Title of the licence, such as Mortgage Agent Level 2. */
  readonly title: string;
  readonly licenceNumber?: string | undefined;
  /** Path of the agent's profile page, if there is one. */
  readonly page?: string | undefined;
}

export interface AdvertisedRates {
  /** Day of the rates, such as 2026-11-05; `dayInWords` is the same day as the pages write it. */
  readonly day: string;
  readonly dayInWords: string;
  readonly maxAgeDays: number;
  /** Sentence that pages show beside rates older than `maxAgeDays`. */
  readonly ageInWords: string;
  readonly rows: readonly {
    readonly term: string;
    readonly rate: string;
    readonly apr: string;
  }[];
}

/** Rate of the brokerage's own, as its page writes it. */
export interface OwnRate {
  /** Kind and term, such as "5-year fixed". */
  readonly name: string;
  readonly rate: string;
  /** Absent if it equals the rate, as for a loan without fees. */
  readonly apr?: string | undefined;
  readonly day: string;
  readonly saidBy: string;
}

/** Publications of a site, and the records to compare them with. */
export interface PublishedSite {
  /** Day for which duties and the age of rates are checked, such as 2026-11-22. */
  readonly day: string;
  readonly regulator: RegulatorCode;
  readonly brokerage: {
    readonly name: string;
    readonly licenceNumber: string;
  };
  readonly agents: readonly PublishedAgent[];
  readonly rates?: AdvertisedRates | undefined;
  /** Rates of every class on the page of rates. */
  readonly ownRates?: { readonly page: string; readonly rows: readonly OwnRate[] } | undefined;
  readonly complaintsOfficer?: { readonly name: string; readonly email: string } | undefined;
  readonly privacyOfficer: { readonly title: string; readonly email: string };
  /** Sentence that the application page must show: the form verifies no identity. */
  readonly identificationNotice: string;
  readonly consents: readonly { readonly version: string; readonly text: string }[];
  /** Other hosts from which pages may load without the visitor's consent. */
  readonly allowedHosts: readonly string[];
  readonly publications: readonly Publication[];
}
