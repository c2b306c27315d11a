// Uses the SDK's low-level server, which allows custom messages for invalid inputs. The high-level
// one reports them as JSON.
import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import {
  CallToolRequestSchema,
  type CallToolResult,
  ErrorCode,
  ListToolsRequestSchema,
  McpError,
} from "@modelcontextprotocol/sdk/types.js";
import { CalculatorInputError } from "@mortgage-kit/calculator-engine";
import { rulesCheckedOn } from "@mortgage-kit/calculator-engine/canada";
import { z } from "zod";
import manifest from "../package.json" with { type: "json" };
import { answerParts, listedAnswerSchema } from "./answer.ts";
import type { Tool } from "./defineTool.ts";
import { describeAnswer } from "./describeAnswer.ts";
import { tools } from "./tools.ts";

const instructions =
  "Canadian mortgage figures with the dated rules behind them. Rates are percent a year, money is " +
  "Canadian dollars, unrounded. Give the person the rule's day, source and confidence with a figure, " +
  `and say that it is an estimate: a lender, lawyer or registry decides. ${answerParts}`;

/**
 * Creates a server whose answers depend only on the inputs and the day. It writes no files and makes
 * no network requests.
 *
 * @param today Returns the ISO date whose rules apply if a question gives none.
 */
export function createServer(today: () => string): Server {
  const server = new Server(
    { name: "mortgage-kit", title: "Canadian mortgage figures", version: manifest.version },
    { capabilities: { tools: {} }, instructions },
  );
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: tools.map(listed) }));
  server.setRequestHandler(CallToolRequestSchema, ({ params }) => {
    const tool = tools.find(({ name }) => name === params.name);
    if (!tool) {
      const known = tools.map(({ name }) => name).join(", ");
      throw new McpError(
        ErrorCode.InvalidParams,
        `There is no tool "${params.name}"; there are ${known}.`,
      );
    }
    return call(tool, params.arguments ?? {}, today());
  });
  return server;
}

const jsonSchema = (schema: z.ZodObject) =>
  z.toJSONSchema(schema, { io: "input", target: "draft-7" }) as { type: "object" };

function listed({ name, title, description, inputs }: Tool) {
  return {
    name,
    title,
    description,
    inputSchema: jsonSchema(inputs),
    outputSchema: listedAnswerSchema,
    annotations: {
      readOnlyHint: true,
      destructiveHint: false,
      idempotentHint: true,
      openWorldHint: false,
    },
  };
}

function call(tool: Tool, given: unknown, today: string): CallToolResult {
  const inputs = tool.inputs.safeParse(given);
  if (!inputs.success) {
    return refused(inputs.error.issues.map((issue) => describeIssue(issue, given)));
  }
  try {
    const day = "on" in tool.inputs.shape && { on: latest(today, rulesCheckedOn) };
    const answer = tool.answer({ ...day, ...inputs.data });
    return {
      content: [{ type: "text", text: describeAnswer(answer) }],
      structuredContent: answer,
    };
  } catch (error) {
    if (!(error instanceof CalculatorInputError)) throw error;
    return refused(
      error.issues.map(({ field, rule, received }) => describe(field, `must be ${rule}`, received)),
    );
  }
}

/** Returns the latest ISO date. A clock before the day of the last rules check is wrong. */
const latest = (...days: readonly string[]) => days.toSorted().at(-1) ?? "";

const refused = (reasons: readonly string[]): CallToolResult => ({
  content: [{ type: "text", text: `${reasons.join("; ")}.` }],
  isError: true,
});

function describeIssue(issue: z.core.$ZodIssue, given: unknown): string {
  if (issue.code === "unrecognized_keys") {
    return `there is no input called ${issue.keys.join(", ")}; leave it out`;
  }
  const received = issue.path.reduce<unknown>((value, key) => Object(value)[key], given);
  return describe(issue.path.join("."), issue.message, received);
}

const describe = (field: string, rule: string, received: unknown) =>
  received === undefined
    ? `${field} ${rule}, and is missing`
    : `${field} ${rule}; received ${JSON.stringify(received)}`;
