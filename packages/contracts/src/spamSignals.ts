/**
 * A script sends the signals in headers, so that the body has only the four fields of an application. A
 * form without scripts sends its token as a cookie and the honeypot as a field, which the server removes
 * before validation.
 */
export const spamSignals = {
  /** Honeypot: a field that people do not see and simple bots fill. */
  honeypotField: "homepage",
  honeypotHeader: "form-honeypot",
  /** Path at which a script requests a token when the visitor begins to fill the form. */
  tokenPath: "/api/application-form/token",
  /** Header with the token. The server signs the token's time, so that clients cannot forge it. */
  tokenHeader: "form-token",
  /** Path of a hidden image that issues a token to pages without scripts. */
  openedPath: "/api/application-form/opened",
} as const;

/** Response of `GET` at `tokenPath`. */
export interface FormTokenAnswer {
  token: string;
}

/**
 * Headers in which the application's page says, beside the four fields of the body, from which page of
 * the site the visitor came, and whose profile that is: a name, percent-encoded.
 */
export const originHeaders = { origin: "application-origin", agent: "application-agent" } as const;
