/** Writes `dist/server.json`, the entry of the registry of assistants' servers, from the manifest. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import manifest from "../package.json" with { type: "json" };

const { name, mcpName, version, description, homepage } = manifest;
const entry = {
  $schema: "https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json",
  name: mcpName,
  description,
  version,
  websiteUrl: homepage,
  packages: [{ registryType: "npm", identifier: name, version, transport: { type: "stdio" } }],
};
writeFileSync(
  join(import.meta.dirname, "..", "dist", "server.json"),
  `${JSON.stringify(entry, null, 2)}\n`,
);
