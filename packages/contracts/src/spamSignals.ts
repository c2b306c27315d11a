/**
 * Spam signals of the application form, sent beside the four fields of the body: whether the
 * honeypot was filled, and how long the visitor took. A script sends them in headers, a plain form
 * in a field that is removed before validation, so that an API client's body has only these
 * four fields.
 */
export const spamSignals = {
  /** Honeypot: a field that people do not see and simple bots fill. */
  honeypotField: "homepage",
  honeypotHeader: "form-trap",
  /** Address from which a script requests a token when a visitor begins to fill the form. */
  tokenPath: "/api/application-form/token",
  /**
   * Carries the token, which the server signs when it issues one, so that clients cannot invent a
   * time.
   */
  tokenHeader: "form-token",
  /** Proof of work: a number that gives the token's SHA-256 the required leading zero bits. */
  workHeader: "form-work",
  /** URL of a hidden image that issues a token to pages without scripts. */
  openedPath: "/api/application-form/opened",
} as const;

/** Response at `tokenPath`. */
export interface FormTokenAnswer {
  token: string;
  /** Bits of proof of work required; 0 unless there is a flood. */
  workBits: number;
}
