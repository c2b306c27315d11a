/**
 * Spam signals of the application form, sent beside the four fields of the body: whether the
 * honeypot was filled, and how long the visitor took. A script sends them in headers, a plain form
 * in a field that is taken out before the body is checked, so that an API client's body stays those
 * four fields and no others.
 */
export const spamSignals = {
  /** A field that people do not see and simple programs fill. */
  honeypotField: "homepage",
  honeypotHeader: "form-trap",
  /** Address from which a script requests a token when a visitor begins to fill the form. */
  tokenPath: "/api/application-form/token",
  /**
   * Carries the token, which the server signs when it issues one, so that clients cannot invent a
   * time.
   */
  tokenHeader: "form-token",
  /** A number that gives the token's SHA-256 as many leading zero bits as were asked for. */
  workHeader: "form-work",
  /** Address of a hidden picture that issues a token to pages without scripts. */
  openedPath: "/api/application-form/opened",
} as const;

/** The answer at `tokenPath`. */
export interface FormTokenAnswer {
  token: string;
  /** Bits of proof of work required; 0 unless there is a flood. */
  workBits: number;
}
