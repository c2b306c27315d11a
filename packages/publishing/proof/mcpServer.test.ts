import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Client } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
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

test("its registry entry has the package's name and version", () => {
  const path = join(project, "node_modules", manifest.name, "dist/server.json");
  const entry = JSON.parse(readFileSync(path, "utf8"));
  expect(entry).toMatchObject({
    name: manifest.mcpName,
    version: manifest.version,
    packages: [{ identifier: manifest.name, version: manifest.version }],
  });
  // The registry's limit.
  expect(entry.description.length).toBeLessThanOrEqual(100);
});

test("its tarball has no dependencies", () => {
  expect(manifest.dependencies).toBeUndefined();
});
