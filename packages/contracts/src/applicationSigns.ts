/**
 * What the application form says of how it was filled, beside the four fields of the body. A script
 * sends it in headers and a plain form in a field that is taken out before the body is checked, so
 * that the body of a program stays those four fields and no others.
 */
export const applicationSigns = {
  /** A field that people do not see and simple programs fill. */
  trapField: "homepage",
  trapHeader: "form-trap",
  /** Where a script asks for a token, when somebody begins to fill the form. */
  tokenPath: "/api/application-form/token",
  /** Carries the token: the server signed when it gave it away, so that nobody can claim a time. */
  tokenHeader: "form-token",
  /** A number that gives the token's SHA-256 as many leading zero bits as were asked for. */
  workHeader: "form-work",
  /** Where a page without scripts gets its token, by a picture that is never shown. */
  openedPath: "/api/application-form/opened",
} as const;

/** The answer at `tokenPath`. */
export type FormTokenAnswer = {
  token: string;
  /** How much work to do on it; none unless there is a flood. */
  workBits: number;
};
