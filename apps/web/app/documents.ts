import { termsConsent } from "@mortgage-kit/contracts";

/** Names of the documents that an applicant agrees to, in the order of the consent's text. */
export const documentNames = termsConsent.documents.map(({ name }) => name);

export type DocumentName = (typeof documentNames)[number];

/** Returns the path of a document's placeholder page, used until the document has an address. */
export const documentPath = (name: DocumentName) => `/documents/${name}`;
