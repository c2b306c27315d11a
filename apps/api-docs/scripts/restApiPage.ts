import type { RecordedCall } from "./recordAnswers.ts";
import { table } from "./table.ts";

interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly anyOf?: readonly Schema[];
}

interface Operation {
  readonly summary?: string;
  readonly description?: string;
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly description?: string;
  }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, Content>> };
  readonly responses?: Readonly<Record<string, { readonly description?: string }>>;
}

interface Content {
  readonly schema?: Schema;
  readonly example?: unknown;
}

type Paths = Readonly<Record<string, Readonly<Record<string, Operation>>>>;

/** The parts of an OpenAPI document that the page shows. */
export interface ApiDocument {
  readonly paths: Paths;
  readonly webhooks?: Paths;
  readonly components?: { readonly schemas?: Readonly<Record<string, Schema>> };
}

const pretty = (answer: string) => {
  try {
    return JSON.stringify(JSON.parse(answer), null, 2);
  } catch {
    return answer;
  }
};

const recordedCall = ({ title, method, path, body, status, answer }: RecordedCall) =>
  `### ${title}

\`\`\`text
${method} ${path}
${body ? `\n${JSON.stringify(body, null, 2)}\n` : ""}\`\`\`

\`\`\`text
${status}

${pretty(answer)}
\`\`\``;

type Resolve = (schema?: Schema) => Schema;

function typeOf(given: Schema, resolve: Resolve): string {
  const schema = resolve(given);
  if (schema.enum) return schema.enum.map((value) => `\`${JSON.stringify(value)}\``).join(", ");
  if (schema.anyOf) return schema.anyOf.map((each) => typeOf(each, resolve)).join(" or ");
  return [schema.type ?? "any"].flat().join(" or ");
}

function section(title: string, operation: Operation, resolve: Resolve): string {
  const { summary, description, parameters = [], requestBody, responses = {} } = operation;
  const { schema, example } = requestBody?.content["application/json"] ?? {};
  const { properties = {}, required = [] } = resolve(schema);
  return [
    `## ${title}`,
    [summary, description].filter(Boolean).join(".\n\n"),
    table(
      ["Parameter", "In", "Meaning"],
      parameters.map((each) => [`\`${each.name}\``, each.in, each.description ?? ""]),
    ),
    table(
      ["Field", "Type", "Meaning"],
      Object.entries(properties).map(([name, field]) => [
        `\`${name}\`${required.includes(name) ? "" : ", optional"}`,
        typeOf(field, resolve),
        resolve(field).description ?? "",
      ]),
    ),
    example === undefined ? "" : `\`\`\`json\n${JSON.stringify(example, null, 2)}\n\`\`\``,
    table(
      ["Answer", "Meaning"],
      Object.entries(responses).map(([status, answer]) => [status, answer.description ?? ""]),
    ),
  ]
    .filter(Boolean)
    .join("\n\n");
}

export function restApiPage(
  { paths, webhooks = {}, components }: ApiDocument,
  recorded: readonly RecordedCall[],
): string {
  const resolve: Resolve = (schema = {}) =>
    schema.$ref
      ? resolve(components?.schemas?.[schema.$ref.replace("#/components/schemas/", "")])
      : schema;
  const sections = (all: Paths, name: (method: string, path: string) => string) =>
    Object.entries(all).flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, operation]) =>
        section(name(method, path), operation, resolve),
      ),
    );
  return `A site's server serves its OpenAPI document at \`/api/openapi.json\`; this page shows the same. No authentication is required.

${sections(paths, (method, path) => `${method.toUpperCase()} ${path}`).join("\n\n")}

${sections(webhooks, (_, name) => `Webhook: ${name}`).join("\n\n")}

## Requests and their answers

${recorded.map(recordedCall).join("\n\n")}
`;
}
