export const purposes = [
  "purchase",
  "renewal",
  "refinance",
  "consolidation",
  "investment",
  "other",
] as const;
/** When a person wants the answer: as soon as possible, or in a part of the office's day. */
export const callTimes = ["any", "morning", "afternoon", "evening"] as const;
export const answerWays = ["phone", "email"] as const;
export const answerLanguages = ["en", "fr"] as const;

export type Purpose = (typeof purposes)[number];
export type CallTime = (typeof callTimes)[number];
export type AnswerWay = (typeof answerWays)[number];
export type AnswerLanguage = (typeof answerLanguages)[number];

/** Maximum lengths, in characters, and number of lines of a result. */
export const detailLimits = {
  agent: 100,
  origin: 100,
  title: 120,
  line: 600,
  lines: 61,
  text: 6000,
} as const;

/** Paths of both requests, and of the image that records when the call-back form was opened. */
export const detailPaths = {
  details: "/api/application-details",
  callBack: "/api/call-backs",
  callBackOpened: "/api/call-backs/opened",
  callBackReceived: "/api/call-backs/received",
} as const;

/**
 * Returns the address of a form in a language, which the server answers in it. English names none.
 *
 * @example
 * formAction("/api/call-backs", "fr"); // "/api/call-backs?language=fr"
 */
export const formAction = (path: string, language: AnswerLanguage) =>
  language === "en" ? path : `${path}?language=${language}`;

/** Header of the response to an application with the token for its details. The body stays as it was. */
export const detailsTokenHeader = "details-token";
