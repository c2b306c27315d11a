import { Client, InMemoryTransport } from "@modelcontextprotocol/client";
import { createServer } from "@mortgage-kit/mcp-server";
import { table } from "./table.ts";

interface Input {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly description?: string;
}

const typeOf = ({ type = "any", enum: values }: Input) =>
  values ? values.map((value) => `\`${value}\``).join(", ") : type;

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
    const inputs = Object.entries(properties).map(([input, schema]) => [
      `\`${input}\`${required.includes(input) ? "" : ", optional"}`,
      typeOf(schema),
      (schema.description ?? "").replaceAll("\n", "<br>"),
    ]);
    return `## ${name}\n\n${title}. ${description}\n\n${table(["Input", "Type", "Meaning"], inputs)}`;
  });
  await client.close();
  return `A read-only server of the Model Context Protocol. Every answer has the same parts: a refusal or a verdict, the figure, its
workings, the dated rules with their sources, and notes. The inputs are shown as the tools list them.

${sections.join("\n\n")}
`;
}
