/**
 * Names and paths of the application form's spam signals: a filled honeypot, the time taken to fill
 * the form, and proof of work. A script sends them in headers, so that the body has only the four
 * fields of an application. A form without scripts sends its token as a cookie and the honeypot as a
 * field, which the server removes before validation.
 */
export const spamSignals = {
  /** Honeypot: a field that people do not see and simple bots fill. */
  honeypotField: "homepage",
  honeypotHeader: "form-trap",
  /** Path at which a script requests a token when the visitor begins to fill the form. */
  tokenPath: "/api/application-form/token",
  /** Header with the token. The server signs the token's time, so that clients cannot forge it. */
  tokenHeader: "form-token",
  /** Header with a proof of work: a number for which SHA-256 of `token:number` starts with zeros. */
  workHeader: "form-work",
  /** Path of a hidden image that issues a token to pages without scripts. */
  openedPath: "/api/application-form/opened",
} as const;

/** Response of `GET` at `tokenPath`. */
export interface FormTokenAnswer {
  token: string;
  /** Required leading zero bits of the proof of work; 0 unless there is a flood of requests. */
  workBits: number;
}
