/** Writes CUSTOM-PROPERTIES.md. Run `pnpm contract` after changing a token's name or value. */
import { writeFileSync } from "node:fs";
import { contractTable } from "./contractTable.ts";

writeFileSync(new URL("../CUSTOM-PROPERTIES.md", import.meta.url), contractTable());
