import { contentSchema } from "@mortgage-kit/content/check";
import { z } from "zod";

interface JsonSchema {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: JsonSchema | boolean;
  readonly items?: JsonSchema;
  readonly prefixItems?: readonly JsonSchema[];
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
}

/**
 * Returns the type declarations that a folder's files import, generated from the schemas of a build.
 * For folders outside the repository, where the content package is not installed.
 */
export function contentTypes(): string {
  const schema = z.toJSONSchema(contentSchema, { io: "input", reused: "inline" }) as JsonSchema;
  return `// Written by create-brokerage: what the kit reads of this folder.
declare module "@mortgage-kit/content" {
  export type ContentSource = ${typeOf(schema)};
  export type BrokerageSource = ContentSource["brokerage"];
  export type Look = ContentSource["look"];
  export type TeamMemberSource = ContentSource["team"]["members"][number];
}
`;
}

function typeOf(schema: JsonSchema): string {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return choices.map((choice) => typeOf(choice)).join(" | ");
  if (schema.allOf) return schema.allOf.map((part) => typeOf(part)).join(" & ");
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
  switch (schema.type) {
    case "object":
      return recordType(schema);
    case "array":
      return listType(schema);
    case "integer":
      return "number";
    case "string":
    case "number":
    case "boolean":
    case "null":
      return schema.type;
    default:
      return "unknown";
  }
}

function recordType({ properties, required = [], additionalProperties }: JsonSchema): string {
  if (!properties) {
    const values =
      typeof additionalProperties === "object" ? typeOf(additionalProperties) : "unknown";
    return `Record<string, ${values}>`;
  }
  const fields = Object.entries(properties).map(
    ([name, field]) =>
      `${JSON.stringify(name)}${required.includes(name) ? "" : "?"}: ${typeOf(field)};`,
  );
  return `{ ${fields.join(" ")} }`;
}

function listType({ prefixItems, items }: JsonSchema): string {
  const rest = items && typeof items === "object" ? `(${typeOf(items)})[]` : undefined;
  if (!prefixItems) return `readonly ${rest ?? "unknown[]"}`;
  return `readonly [${[...prefixItems.map(typeOf), ...(rest ? [`...${rest}`] : [])].join(", ")}]`;
}
