import swagger from "@fastify/swagger";
import type { Brokerage } from "@mortgage-kit/content/brokerage";
import {
  detailPaths,
  detailsTokenHeader,
  leadWebhook,
  leadWebhookTypes,
  reminderPaths,
  spamSignals,
  staffWebhook,
} from "@mortgage-kit/contracts";
import type { FastifyInstance } from "fastify";
import { jsonSchemaTransform } from "fastify-type-provider-zod";
import type { OpenAPIV3_1 } from "openapi-types";
import { z } from "zod";

const textHeader = (description: string) => ({ description, schema: { type: "string" } });

const receiptHeaders = {
  "x-request-id": textHeader("Identifies the request in the server's log."),
};

const retryHeaders = {
  ...receiptHeaders,
  "retry-after": {
    description: "Seconds to wait, with 503.",
    schema: { type: "integer", minimum: 1 },
  },
};

const storedHeaders = {
  ...receiptHeaders,
  [detailsTokenHeader]: textHeader(
    `Adds details to the application at ${detailPaths.details}, once within four hours.`,
  ),
};

const refusal = {
  description: "Rejected: one sentence, or problem details if the request asks for JSON.",
  content: {
    "text/plain": { schema: { type: "string" } },
    "application/problem+json": {
      schema: {
        type: "object",
        properties: { status: { type: "integer" }, detail: { type: "string" } },
        required: ["status", "detail"],
      },
    },
  },
} as const;

const webhookHeaders = [
  ["webhook-id", "The same in every attempt, so that a receiver detects repeats."],
  ["webhook-timestamp", "Seconds since 1970. Reject a request older than a few minutes."],
  [
    "webhook-signature",
    "`v1,` and the base64 HMAC-SHA256 of `ID.TIMESTAMP.BODY`; several during a rotation, separated by spaces.",
  ],
].map(([name = "", text = ""]) => ({ name, in: "header", required: true, ...textHeader(text) }));

const webhook = (
  operationId: string,
  schema: z.ZodType,
  [summary, description]: readonly [string, string],
) => ({
  post: {
    operationId,
    tags: ["Applications"],
    summary,
    description,
    parameters: webhookHeaders,
    requestBody: {
      required: true,
      content: { "application/json": { schema: z.toJSONSchema(schema, { io: "input" }) } },
    },
    responses: {
      "2XX": { description: "Accepted. Any other status, and a redirect, is tried again." },
      "4XX": refusal,
    },
  },
});

const leadTypes = Object.entries(leadWebhookTypes).map(([type, text]) => `- \`${type}\`: ${text}.`);

const webhooks = {
  lead: webhook("receiveLead", leadWebhook, [
    "Receive a lead, signed as in Standard Webhooks",
    `Sent to WEBHOOK_URL until it answers with 2xx, at least once. Its types:\n\n${leadTypes.join("\n")}`,
  ]),
  attention: webhook("receiveAttention", staffWebhook, [
    "Receive a notice of trouble, signed in the same way",
    "Sent to WEBHOOK_URL when mail to staff fails, at most once an hour, and when the last backup is too old, at most once a day.",
  ]),
};

/** What a request asks in, rather than Accept-Language: a consent is stored in the words of its page. */
const languageParameter: OpenAPIV3_1.ParameterObject = {
  name: "language",
  in: "query",
  description:
    "Language of the answer and of the page on which consent was given; `en` if omitted.",
  schema: { type: "string", enum: ["en", "fr"], default: "en" },
};

/** Adds what the body schemas lack: language, headers, the honeypot field, and that no authentication is required. */
function complete(document: OpenAPIV3_1.Document): OpenAPIV3_1.Document {
  for (const path of Object.values(document.paths ?? {})) {
    if (path?.get) Object.assign(path.get.responses ?? {}, { "4XX": refusal });
    if (!path?.post) continue;
    Object.assign(path.post.responses ?? {}, { "4XX": refusal, "5XX": refusal });
    Object.assign(path.post, { parameters: [...(path.post.parameters ?? []), languageParameter] });
  }
  const applications = "/api/mortgage-applications";
  for (const path of [reminderPaths.ask, detailPaths.callBack, applications]) {
    const post = document.paths?.[path]?.post;
    if (post) describeHoneypot(post);
  }
  const { responses = {} } = document.paths?.[applications]?.post ?? {};
  for (const [status, answer] of Object.entries(responses)) {
    Object.assign(answer, { headers: headersFor(status) });
  }
  const whole = nameSchemas(
    withPortablePatterns({ ...document, webhooks } as unknown as OpenAPIV3_1.Document),
  );
  for (const operation of operationsOf(whole)) addExample(operation);
  return whole;
}

const receivedAt = "2026-11-20T15:04:05.000Z";

const examples: Readonly<Record<string, object>> = {
  sendMortgageApplication: {
    firstName: "Ana",
    lastName: "Silva",
    phoneOrEmail: "705-555-0100",
    agreedToTerms: "true",
  },
  askForCallBack: {
    name: "Ana Silva",
    phoneOrEmail: "ana@silva.example",
    agreedToTerms: "true",
    purpose: "renewal",
    callTime: "evening",
  },
  receiveLead: {
    type: "mortgage_application.received",
    timestamp: receivedAt,
    data: {
      id: "7d9a2c1e-5b0f-4b7e-9f5e-2f6f1c9d8a34",
      receivedAt,
      kind: "application",
      firstName: "Ana",
      lastName: "Silva",
      phoneOrEmail: "705-555-0100",
      source: "script",
      consent: { version: "2026-11-21", agreedAt: receivedAt },
      purpose: null,
      origin: "/application",
      details: null,
    },
  },
  receiveAttention: {
    type: "staff.attention",
    timestamp: receivedAt,
    data: { id: "mail.20261120150405000", mail: "failing", open: 3, late: 0, held: 1 },
  },
};

function addExample({ requestBody: body, operationId = "" }: OpenAPIV3_1.OperationObject): void {
  const json = body && "content" in body ? body.content["application/json"] : undefined;
  const example = examples[operationId];
  if (json && example) json.example = example;
}

function headersFor(status: string) {
  if (status === "201") return storedHeaders;
  return status.startsWith("5") ? retryHeaders : receiptHeaders;
}

function describeHoneypot(post: OpenAPIV3_1.OperationObject): void {
  const body = post.requestBody as OpenAPIV3_1.RequestBodyObject;
  const type = "application/x-www-form-urlencoded";
  const form = body.content[type];
  const fields = form?.schema as OpenAPIV3_1.SchemaObject | undefined;
  if (!form || !fields) return;
  const honeypot = {
    type: "string",
    description: "Honeypot: hidden from people, and left empty.",
  } as const;
  // The content types share one schema object, so copy it before changing one.
  const schema = {
    ...fields,
    properties: { ...fields.properties, [spamSignals.honeypotField]: honeypot },
  };
  body.content = { ...body.content, [type]: { ...form, schema } };
}

export async function openApi(app: FastifyInstance, { name, email, siteUrl }: Brokerage) {
  await app.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: {
        title: name,
        version: "1",
        description: `Mortgage applications to ${name}${name.endsWith(".") ? "" : "."} No authentication is required.`,
        contact: { name, email, url: siteUrl },
        license: { name: "MIT", identifier: "MIT" } as { name: string },
      },
      servers: [{ url: siteUrl }],
      security: [],
      tags: [
        { name: "Applications", description: "Taking mortgage applications" },
        { name: "Reminders", description: "Renewal reminders by e-mail, if mail is configured" },
        { name: "Rates", description: "The central bank's rates" },
        { name: "Blog", description: "The external blog" },
        { name: "Health", description: "For monitors" },
      ],
    },
    transform: jsonSchemaTransform,
  });
  let document: string | undefined;
  app.get("/api/openapi.json", { schema: { hide: true } }, (_request, reply) => {
    document ??= JSON.stringify(complete(app.swagger() as OpenAPIV3_1.Document));
    return reply.type("application/json").header("cache-control", "no-cache").send(document);
  });
}

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

const operationsOf = ({ paths, webhooks }: OpenAPIV3_1.Document) =>
  Object.values<OpenAPIV3_1.PathItemObject>(Object.assign({}, paths, webhooks)).flatMap(
    ({ get, post }) => [get, post].filter((operation) => operation !== undefined),
  );

const withPortablePatterns = <Document>(document: Document): Document =>
  JSON.parse(JSON.stringify(document), (key, value) =>
    key === "pattern" && typeof value === "string" ? portable(value) : value,
  );

/** Moves schemas to `components` under their operations' names, for the types of clients. */
function nameSchemas(document: OpenAPIV3_1.Document): OpenAPIV3_1.Document {
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
