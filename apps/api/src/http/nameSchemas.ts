import type { OpenAPIV3_1 } from "openapi-types";

type Content = Record<string, OpenAPIV3_1.MediaTypeObject>;

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Ranges of characters in place of the classes that only JavaScript's `u` flag knows. */
const ranges: readonly (readonly [string, string])[] = [
  ["\\p{Cc}", "\\u0000-\\u001f\\u007f-\\u009f"],
  ["\\p{Cs}", "\\ud800-\\udfff"],
  // Invisible characters: controls, formats, surrogates and private ones.
  [
    "\\p{C}",
    "\\u0000-\\u001f\\u007f-\\u009f\\u00ad\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\ud800-\\uf8ff\\ufeff",
  ],
  ["\\p{Z}", " \\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000"],
];

/** Returns a pattern that the regular expressions of other languages understand too. */
const portable = (pattern: string) =>
  ranges.reduce((text, [unicode, range]) => text.replaceAll(unicode, range), pattern);

export const operationsOf = ({ paths, webhooks }: OpenAPIV3_1.Document) =>
  Object.values<OpenAPIV3_1.PathItemObject>(Object.assign({}, paths, webhooks)).flatMap(
    ({ get, post }) => [get, post].filter((operation) => operation !== undefined),
  );

export const withPortablePatterns = <Document>(document: Document): Document =>
  JSON.parse(JSON.stringify(document), (key, value) =>
    key === "pattern" && typeof value === "string" ? portable(value) : value,
  );

/** Moves schemas to `components` under their operations' names, for the types of clients. */
export function nameSchemas(document: OpenAPIV3_1.Document): OpenAPIV3_1.Document {
  const schemas: Record<string, OpenAPIV3_1.SchemaObject> = {};
  const move = (content: Content | undefined, name: string) => {
    for (const [type, media] of Object.entries(content ?? {})) {
      if (!media.schema || "$ref" in media.schema || !("properties" in media.schema)) continue;
      const own = type.endsWith("urlencoded") ? `${name}Form` : name;
      schemas[own] = media.schema;
      media.schema = { $ref: `#/components/schemas/${own}` };
    }
  };
  for (const { operationId = "", requestBody, responses = {} } of operationsOf(document)) {
    const name = capitalized(operationId);
    if (requestBody && "content" in requestBody) move(requestBody.content, `${name}Body`);
    for (const [status, answer] of Object.entries(responses as OpenAPIV3_1.ResponsesObject)) {
      if ("content" in answer) move(answer.content, `${name}${status}`);
    }
  }
  return { ...document, components: { ...document.components, schemas } };
}
