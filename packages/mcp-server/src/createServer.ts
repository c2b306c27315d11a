// The SDK's low-level server: the high-level one reports invalid inputs as JSON.
import {
  type CallToolResult,
  ProtocolError,
  ProtocolErrorCode,
  Server,
} from "@modelcontextprotocol/server";
import { CalculatorInputError } from "@mortgage-kit/calculator-engine";
import { rulesCheckedOn } from "@mortgage-kit/calculator-engine/canada";
import manifest from "../package.json" with { type: "json" };
import type { Publisher, ToolLanguage } from "./answer.ts";
import { answerQuestion } from "./answerQuestion.ts";
import { describeAnswer } from "./describeAnswer.ts";
import { insuranceTool } from "./insuranceTool.ts";
import { lookUpRule } from "./lookUpRule.ts";
import { mortgagePaymentTool } from "./mortgagePaymentTool.ts";
import {
  commonInputs,
  describeError,
  fromJsonText,
  fromText,
  type Given,
  objectSchema,
  type SiteData,
  type Tool,
} from "./Tool.ts";
import { transferTaxTool } from "./transferTaxTool.ts";

const instructions =
  "Canadian mortgage figures with the dated rules behind them. Money is Canadian dollars, unrounded; " +
  "a percentage is 5.5 for 5.5 %. If an answer has a refusal, say it first. If it has asks, ask the person " +
  "these questions before you give the figure, and call again with the answers. Otherwise say the " +
  "verdict's sentence or the figure, the estimate beside the lender's figure, the day of the rules, their " +
  "source and confidence, and what was assumed. If it names a publisher, name it. Say that it is an " +
  "estimate: a lender, lawyer or registry decides.";

const tools: readonly Tool[] = [
  answerQuestion,
  mortgagePaymentTool,
  transferTaxTool,
  insuranceTool,
  lookUpRule,
];

export interface ServerOptions extends SiteData {
  /** Returns the ISO date whose rules apply if a question gives none. */
  readonly today: () => string;
  /** Brokerage that every answer names, by the answer's language; none by default. */
  readonly publisher?: Readonly<Record<ToolLanguage, Publisher>>;
  /** Called with the processor time that each answer took to calculate, for a limit by cost. */
  readonly onCalculated?: (milliseconds: number) => void;
}

/** Returns the processor time of this thread, so that a busy machine charges nobody more; Node 20 has only the clock. */
function usedMs(): number {
  if (process.threadCpuUsage === undefined) return performance.now();
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** Answers depend only on the inputs and the day: it writes no files and makes no requests. */
export function createServer(options: ServerOptions): Server {
  const server = new Server(
    { name: "mortgage-kit", title: "Canadian mortgage figures", version: manifest.version },
    { capabilities: { tools: {} }, instructions },
  );
  server.setRequestHandler("tools/list", () => ({ tools: tools.map(listed) }));
  server.setRequestHandler("tools/call", ({ params }) => {
    const start = usedMs();
    try {
      return call(params.name, Object(fromJsonText(params.arguments ?? {})), options);
    } finally {
      options.onCalculated?.(usedMs() - start);
    }
  });
  return server;
}

// Without an output schema: it would be repeated for every tool, and a model reads the whole list.
const listed = ({ name, title, description, inputs }: Tool) => ({
  ...{ name, title, description, inputSchema: objectSchema(inputs) },
  annotations: { readOnlyHint: true, openWorldHint: false },
});

/** @throws ProtocolError that lists the known names. */
function findTool(name: string): Tool {
  const found = tools.find((one) => one.name === name);
  if (found) return found;
  const known = tools.map((one) => one.name).join(", ");
  throw new ProtocolError(
    ProtocolErrorCode.InvalidParams,
    `There is no tool "${name.slice(0, 60)}"; there are ${known}.`,
  );
}

function call(
  name: string,
  given: Given,
  { today, publisher: publishers, ...site }: ServerOptions,
): CallToolResult {
  const tool = findTool(name);
  const language = fromText(given.language, commonInputs.language.rule) === "fr" ? "fr" : "en";
  try {
    const publisher = publishers?.[language];
    const found = tool.answer(given, latest(today(), rulesCheckedOn), site);
    const answer = { ...found, ...(publisher && { publisher }) };
    return {
      content: [{ type: "text", text: describeAnswer(answer, language) }],
      structuredContent: answer,
    };
  } catch (error) {
    if (!(error instanceof CalculatorInputError)) throw error;
    return { content: [{ type: "text", text: describeError(error) }], isError: true };
  }
}

/** Returns the latest ISO date. A clock before the day of the last rules check is wrong. */
const latest = (...days: readonly string[]) => days.toSorted().at(-1) ?? "";
