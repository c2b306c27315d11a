// Uses the SDK's low-level server, which allows custom messages for invalid inputs. The high-level
// one reports them as JSON.
import {
  type CallToolResult,
  ProtocolError,
  ProtocolErrorCode,
  ResourceNotFoundError,
  Server,
} from "@modelcontextprotocol/server";
import { CalculatorInputError, type InputIssue } from "@mortgage-kit/calculator-engine";
import { rulesCheckedOn } from "@mortgage-kit/calculator-engine/canada";
import manifest from "../package.json" with { type: "json" };
import { answerParts, listedAnswerSchema, type Publisher } from "./answer.ts";
import { answerQuestion } from "./answerQuestion.ts";
import { describeAnswer } from "./describeAnswer.ts";
import { type Language, wordsIn } from "./language.ts";
import { prompts, promptText } from "./prompts.ts";
import { readRule, ruleResources } from "./resources.ts";
import { bounds, type Tool } from "./Tool.ts";
import { tools } from "./tools.ts";

const instructions =
  "Canadian mortgage figures with the dated rules behind them. Money is Canadian dollars, unrounded; " +
  "a percentage is 5.5 for 5.5 %. Give the person the rule's day, source and confidence with a figure, " +
  `and say that it is an estimate: a lender, lawyer or registry decides. ${bounds} ${answerParts}`;

export interface ServerOptions {
  /** Returns the ISO date whose rules apply if a question gives none. */
  readonly today: () => string;
  /** Brokerage that every answer names, by the answer's language; none by default. */
  readonly publisher?: Readonly<Record<Language, Publisher>>;
  /** Reads the page that shows an answer as a calculator, an MCP App; without it there is none. */
  readonly answerApp?: (() => Promise<string>) | undefined;
}

/** Page of an answer, by the protocol's extension for pages in a conversation, MCP Apps. */
const answerPage = {
  uri: "ui://mortgage-kit/answer",
  name: "answer",
  title: "The answer as a calculator",
  mimeType: "text/html;profile=mcp-app",
} as const;

/**
 * Creates a server whose answers depend only on the inputs and the day. It writes no files and makes
 * no network requests.
 */
export function createServer({ today, publisher, answerApp }: ServerOptions): Server {
  const server = new Server(
    { name: "mortgage-kit", title: "Canadian mortgage figures", version: manifest.version },
    { capabilities: { tools: {}, resources: {}, prompts: {} }, instructions },
  );
  server.setRequestHandler("tools/list", () => ({
    tools: tools.map((tool) => ({
      ...listed(tool),
      // The page needs the inputs of a whole question.
      ...(answerApp &&
        tool === answerQuestion && { _meta: { ui: { resourceUri: answerPage.uri } } }),
    })),
  }));
  server.setRequestHandler("tools/call", ({ params }) => {
    const tool = find(tools, params.name, "tool");
    return call(tool, params.arguments ?? {}, latest(today(), rulesCheckedOn), publisher);
  });
  server.setRequestHandler("resources/list", () => ({
    resources: [...(answerApp ? [answerPage] : []), ...ruleResources],
  }));
  server.setRequestHandler("resources/templates/list", () => ({ resourceTemplates: [] }));
  server.setRequestHandler("resources/read", async ({ params: { uri } }) => {
    if (answerApp && uri === answerPage.uri) {
      const { mimeType } = answerPage;
      return { contents: [{ uri, mimeType, text: await answerApp() }] };
    }
    const text = readRule(uri);
    if (text === undefined) throw new ResourceNotFoundError(uri);
    return { contents: [{ uri, mimeType: "application/json", text }] };
  });
  server.setRequestHandler("prompts/list", () => ({
    prompts: prompts.map(({ name, title, goal }) => ({
      ...{ name, title, description: goal.en },
      arguments: [languageArgument],
    })),
  }));
  server.setRequestHandler("prompts/get", ({ params }) => {
    const prompt = find(prompts, params.name, "prompt");
    const text = promptText(prompt, languageOf(params.arguments) ?? "en");
    return { messages: [{ role: "user", content: { type: "text", text } }] };
  });
  return server;
}

const languageArgument = { name: "language", description: Object.keys(wordsIn).join(" or ") };

/** @throws ProtocolError that lists the known names. */
function find<Named extends { readonly name: string }>(
  all: readonly Named[],
  name: string,
  kind: string,
): Named {
  const found = all.find((one) => one.name === name);
  if (found) return found;
  const known = all.map((one) => one.name).join(", ");
  throw new ProtocolError(
    ProtocolErrorCode.InvalidParams,
    `There is no ${kind} "${name}"; there are ${known}.`,
  );
}

const listed = ({ name, title, description, inputSchema }: Tool) => ({
  name,
  title,
  description,
  inputSchema,
  outputSchema: listedAnswerSchema,
  annotations: { readOnlyHint: true, openWorldHint: false },
});

function call(
  tool: Tool,
  given: Readonly<Record<string, unknown>>,
  today: string,
  publishers: ServerOptions["publisher"],
): CallToolResult {
  const language = languageOf(given) ?? "en";
  try {
    const publisher = publishers?.[language];
    const answer = { ...tool.answer(given, today), ...(publisher && { publisher }) };
    return {
      content: [{ type: "text", text: describeAnswer(answer, language) }],
      structuredContent: answer,
    };
  } catch (error) {
    if (!(error instanceof CalculatorInputError)) throw error;
    const reasons = error.issues.map(describeIssue);
    return { content: [{ type: "text", text: `${reasons.join("; ")}.` }], isError: true };
  }
}

const describeIssue = ({ field, rule, received }: InputIssue) =>
  received === undefined
    ? `${field} must be ${rule}, and is missing`
    : `${field} must be ${rule}; received ${JSON.stringify(received)}`;

const languageOf = (given: Readonly<Record<string, unknown>> = {}) =>
  Object.keys(wordsIn).find((one): one is Language => one === given.language);

/** Returns the latest ISO date. A clock before the day of the last rules check is wrong. */
const latest = (...days: readonly string[]) => days.toSorted().at(-1) ?? "";
