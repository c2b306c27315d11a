import type { FastifyInstance, FastifyRequest, FastifySchemaCompiler } from "fastify";
import type { z } from "zod";
import { HttpError } from "./HttpError.ts";

const utf8 = new TextDecoder("utf-8", { fatal: true });

function decode(request: FastifyRequest, body: Buffer): string {
  const charset = /;\s*charset\s*=\s*"?([^\s";]*)/i.exec(
    request.headers["content-type"] ?? "",
  )?.[1];
  if (charset !== undefined && !/^utf-?8$/i.test(charset)) {
    throw new HttpError(415, "The body must be encoded as UTF-8.");
  }
  const encoding = request.headers["content-encoding"]?.trim().toLowerCase();
  if (encoding && encoding !== "identity") {
    throw new HttpError(415, "The body must not be compressed.");
  }
  try {
    return utf8.decode(body);
  } catch {
    throw new HttpError(400, "The body is not valid UTF-8.");
  }
}

function parseJson(request: FastifyRequest, body: Buffer): unknown {
  const text = decode(request, body);
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    // The parser's own message quotes the body, which may be personal.
    throw new HttpError(400, "The body is not valid JSON.");
  }
  rejectAmbiguous(text);
  return parsed;
}

/** Deeper JSON would exhaust the stack of what reads it, and no request needs it. */
const maxDepth = 32;

const token = /"(?:[^"\\]|\\.)*"(\s*:)?|[{}[\]]/g;

/** Throws for deep nesting, and for a duplicate key: two parsers might each take a different one. */
function rejectAmbiguous(json: string): void {
  const open: Set<string>[] = [];
  for (const [text, colon] of json.matchAll(token)) {
    if (text === "{" || text === "[") open.push(new Set());
    else if (text === "}" || text === "]") open.pop();
    else if (colon !== undefined) {
      const key = JSON.parse(text.slice(0, -colon.length));
      const keys = open.at(-1);
      if (keys?.has(key)) throw new HttpError(400, "The body has a field twice.");
      keys?.add(key);
    }
    if (open.length > maxDepth) throw new HttpError(400, "The body is nested too deeply.");
  }
}

const maxFormFields = 100;

function parseForm(request: FastifyRequest, body: Buffer): Record<string, string | string[]> {
  const text = decode(request, body);
  try {
    // URLSearchParams replaces bytes that it cannot decode instead of rejecting them.
    decodeURIComponent(text);
  } catch {
    throw new HttpError(400, "The form is not encoded as UTF-8.");
  }
  const fields = new URLSearchParams(text);
  if (fields.size > maxFormFields) {
    throw new HttpError(400, `The form has more than ${maxFormFields} fields.`);
  }
  return Object.fromEntries(
    Array.from(new Set(fields.keys()), (name) => {
      const values = fields.getAll(name);
      return [name, values.length === 1 ? String(values[0]) : values];
    }),
  );
}

/** Parses JSON and plain form posts in UTF-8, strictly. Rejects every other type with 415. */
export function bodyParsers(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const parsers = { "application/json": parseJson, "application/x-www-form-urlencoded": parseForm };
  for (const [type, parse] of Object.entries(parsers)) {
    const parser = async (request: FastifyRequest, body: Buffer) => parse(request, body);
    app.addContentTypeParser<Buffer>(type, { parseAs: "buffer" }, parser);
  }
}

/** Validates a request. Where a schema has no sentence of its own, the message is empty. */
export const validatorCompiler: FastifySchemaCompiler<z.ZodType> =
  ({ schema }) =>
  (data) => {
    const { error, data: value } = schema.safeParse(data, { error: () => "" });
    if (!error) return { value };
    const problems = error.issues.map(({ path, message, code }) => ({
      instancePath: `/${path.join("/")}`,
      message,
      keyword: code,
    }));
    return { error: problems as unknown as Error };
  };
