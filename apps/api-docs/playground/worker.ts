import { modules } from "virtual:modules";
import { Client, InMemoryTransport } from "@modelcontextprotocol/client";
import { rulesCheckedOn } from "@mortgage-kit/calculator-engine/canada";
import { exampleScope } from "../../../packages/calculators/testing/exampleScope.ts";
import { runCode } from "./runCode.ts";

export interface Request {
  readonly kind: "code" | "assistant";
  /** Entry point whose names come before the others'. */
  readonly group: string;
  readonly text: string;
}

export interface Response {
  readonly text: string;
}

async function runExample({ group, text }: Request): Promise<string> {
  const all = await Promise.all(Object.values(modules).map((load) => load()));
  const own = await modules[group]?.();
  const isCalculators = group.startsWith("@mortgage-kit/calculators");
  const everything = { ...Object.assign({}, ...all.toReversed()), ...own };
  return runCode(text, { ...everything, ...(isCalculators && exampleScope) });
}

/** Calls a tool of the assistants' server, which runs here too. */
async function callTool({ text }: Request): Promise<string> {
  const { createServer } = await import("@mortgage-kit/mcp-server");
  const [own, theirs] = InMemoryTransport.createLinkedPair();
  const client = new Client({ name: "playground", version: "1" });
  await createServer({ today: () => rulesCheckedOn }).connect(theirs);
  await client.connect(own);
  const { content, structuredContent } = await client.callTool(JSON.parse(text));
  const output = content.flatMap((part) => (part.type === "text" ? part.text : []));
  const data = structuredContent ? [JSON.stringify(structuredContent, null, 2)] : [];
  return [...output, ...data].join("\n\n");
}

addEventListener("message", async ({ data }: MessageEvent<Request>) => {
  const answer = data.kind === "code" ? runExample(data) : callTool(data);
  postMessage({ text: await answer.catch(String) } satisfies Response);
});
