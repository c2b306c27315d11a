/**
 * Writes CUSTOM-PROPERTIES.md from the tokens. Run it by hand after changing a token's name or value:
 *
 *   pnpm contract
 */
import { writeFileSync } from "node:fs";
import { contractTable } from "./contractTable.ts";

writeFileSync(new URL("../CUSTOM-PROPERTIES.md", import.meta.url), contractTable());
