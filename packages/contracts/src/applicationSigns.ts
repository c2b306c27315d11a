/**
 * What the application form says of how it was filled, beside the four fields of the body. A script
 * sends it in headers and a plain form in a field that is taken out before the body is checked, so
 * that the body of a program stays those four fields and no others.
 */
export const applicationSigns = {
  /** A field that people do not see and simple programs fill. */
  trapField: "homepage",
  trapHeader: "form-trap",
  /** Seconds from the opening of the page to the sending. */
  secondsHeader: "form-seconds",
  /** Where a page without scripts notes, by a picture that is never shown, that it was opened. */
  openedPath: "/api/application-form/opened",
} as const;
