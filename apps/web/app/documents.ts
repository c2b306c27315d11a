import { termsConsent } from "@mortgage-kit/contracts";

/** What an applicant agrees to, in the order of the words that name it. */
export const documentNames = termsConsent.documents.map(({ name }) => name);

export type DocumentName = (typeof documentNames)[number];

/** Where a document can be read until its own address is set. */
export const documentPath = (name: DocumentName) => `/documents/${name}`;
