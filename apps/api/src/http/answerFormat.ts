import type { FastifyRequest } from "fastify";

/** Response format: JSON, an HTML page for a browser's form post, or one sentence of plain text. */
export type AnswerFormat = "json" | "page" | "sentence";

function asksForJson(accept: string | undefined): boolean {
  return (accept ?? "")
    .slice(0, 512)
    .split(",")
    .some((range) => {
      const [type = "", ...parameters] = range.split(";").map((part) => part.trim().toLowerCase());
      const refused = parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
      return !refused && /^application\/(problem\+)?json$/.test(type);
    });
}

export function isFormPost(request: FastifyRequest): boolean {
  const type = request.headers["content-type"] ?? "";
  return type.toLowerCase().startsWith("application/x-www-form-urlencoded");
}

export function answerFormat(request: FastifyRequest): AnswerFormat {
  if (asksForJson(request.headers.accept)) return "json";
  return isFormPost(request) ? "page" : "sentence";
}
