import { join } from "node:path";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { afterAll, beforeAll, expect, test } from "vitest";
import { installed } from "./installed.ts";

const { project, manifest } = installed("mcp-server");
const client = new Client({ name: "test", version: "1.0.0" });

beforeAll(async () => {
  // Starts the installed command without other files of this repository, as an assistant does.
  const command = join(project, "node_modules/.bin/mortgage-kit-mcp");
  await client.connect(new StdioClientTransport({ command, cwd: project }));
});
afterAll(() => client.close());

test("the packed server reports its version", () => {
  expect(client.getServerVersion()).toMatchObject({ version: manifest.version });
});

test("it lists its tools and answers a call", async () => {
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toContain("mortgage_payment");
  const { structuredContent } = await client.callTool({
    name: "mortgage_payment",
    arguments: { principal: 500_000, annualRate: 5, amortizationYears: 25 },
  });
  expect(structuredContent).toMatchObject({ figure: { value: expect.closeTo(2908.02, 2) } });
});

test("its tarball has no dependencies", () => {
  expect(manifest.dependencies).toBeUndefined();
});
