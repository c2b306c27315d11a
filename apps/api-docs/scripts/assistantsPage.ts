import { Client, InMemoryTransport } from "@modelcontextprotocol/client";
import { createServer } from "@mortgage-kit/mcp-server";

interface Input {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly description?: string;
}

const typeOf = ({ type = "any", enum: values }: Input) =>
  values ? values.map((value) => `\`${value}\``).join(", ") : type;
const cell = (text: string) => text.replaceAll("|", "\\|").replaceAll("\n", "<br>");

/** Returns the page of the assistants' server, from what it lists. */
export async function assistantsPage(): Promise<string> {
  const [own, theirs] = InMemoryTransport.createLinkedPair();
  const client = new Client({ name: "reference", version: "1" });
  await createServer({ today: () => "" }).connect(theirs);
  await client.connect(own);
  const { tools } = await client.listTools();
  const sections = tools.map(({ name, title, description, inputSchema }) => {
    const { properties = {}, required = [] } = inputSchema as {
      properties?: Record<string, Input>;
      required?: readonly string[];
    };
    const inputs = Object.entries(properties).map(
      ([input, schema]) =>
        `| \`${input}\`${required.includes(input) ? "" : ", optional"} | ${cell(typeOf(schema))} | ${cell(schema.description ?? "")} |`,
    );
    return `## ${name}\n\n${title}. ${description}\n\n| Input | Type | Meaning |\n| --- | --- | --- |\n${inputs.join("\n")}`;
  });
  await client.close();
  return `---
title: The assistants' server
group: Reference
---

# The assistants' server

A read-only server of the Model Context Protocol. Every answer has the same parts: a refusal or a verdict, the figure, its
workings, the dated rules with their sources, and notes. The inputs are shown as the tools list them.

${sections.join("\n\n")}
`;
}
