import type { RegulatorCode } from "./regulators.ts";

/** Something that the public gets to see: a page, a mail, a print, a download or an embed. */
export interface Publication {
  readonly kind: "page" | "mail" | "message" | "export" | "embed";
  /** The path of a page, or the name of another publication. */
  readonly name: string;
  /** Source file of the publication. */
  readonly file: string;
  readonly content: { readonly html: string } | { readonly text: string };
}

export interface PublishedAgent {
  readonly name: string;
  /** The title of the licence. */
  readonly title: string;
  readonly licenceNumber?: string | undefined;
  /** The path of the agent's own page, if there is one. */
  readonly page?: string | undefined;
}

export interface PublishedRates {
  /** The day on which they held, such as 2026-11-05, and as the pages write it. */
  readonly day: string;
  readonly dayInWords: string;
  readonly maxAgeDays: number;
  /** Sentence of the pages about older rates. */
  readonly ageInWords: string;
  readonly rows: readonly {
    readonly term: string;
    readonly rate: string;
    readonly apr: string;
  }[];
}

/** A superlative, number or promise, and where its proof is kept. */
export interface Substantiation {
  readonly claim: string;
  readonly evidence: string;
}

/** A site's publications and the records to compare them with. */
export interface Site {
  /** The day as of which it is checked, such as 2026-11-22. */
  readonly day: string;
  readonly regulator: RegulatorCode;
  readonly brokerage: {
    readonly name: string;
    readonly licenceNumber: string;
    readonly province: string;
  };
  readonly agents: readonly PublishedAgent[];
  readonly rates?: PublishedRates | undefined;
  /** Figures that the brokerage states of itself, such as 250M+. */
  readonly statedClaims: readonly string[];
  readonly substantiations: readonly Substantiation[];
  readonly privacyOfficer: { readonly title: string; readonly email: string };
  /** Sentence of the application that it verifies no identity. */
  readonly identificationNotice: string;
  /** The words that applicants agree to. */
  readonly consents: readonly { readonly version: string; readonly text: string }[];
  /** Hosts outside the site that pages may load from without a question. */
  readonly allowedHosts: readonly string[];
  readonly publications: readonly Publication[];
}
