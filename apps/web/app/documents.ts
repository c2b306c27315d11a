import { termsConsent } from "@mortgage-kit/contracts";

/** Documents that an applicant agrees to, in the order of the consent that names them. */
export const documentNames = termsConsent.documents.map(({ name }) => name);

export type DocumentName = (typeof documentNames)[number];

/** Returns the path of a document's placeholder, used until an address is set. */
export const documentPath = (name: DocumentName) => `/documents/${name}`;
