import type { SiteLanguage } from "@mortgage-kit/content/words";

export interface FieldProblem {
  field: string;
  detail: string;
}

/** Error response. Its message is one sentence for the visitor. */
export class HttpError extends Error {
  override name = "HttpError";
  readonly statusCode: number;
  readonly fields: FieldProblem[];
  readonly retryAfterSeconds: number | undefined;

  constructor(
    statusCode: number,
    sentence: string,
    more: { fields?: FieldProblem[]; retryAfterSeconds?: number; cause?: unknown } = {},
  ) {
    super(sentence, { cause: more.cause });
    this.statusCode = statusCode;
    this.fields = more.fields ?? [];
    this.retryAfterSeconds = more.retryAfterSeconds;
  }
}

/** Refusal of a form, with what was sent and the language of its page. */
export interface FormRefusal {
  refusal: HttpError;
  body: unknown;
  language: SiteLanguage;
}
