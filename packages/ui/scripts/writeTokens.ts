/** Writes the kit's own theme, light and dark, as design tokens for designers' tools, into the built package. */
import { writeFileSync } from "node:fs";
import { defaultDark } from "../src/theme/darkPalette.ts";
import { designTokens } from "../src/theme/designTokens.ts";
import { defaultTokens } from "../src/theme/tokens.ts";

const tokens = designTokens({ ...defaultTokens, dark: defaultDark });
writeFileSync("dist/tokens.json", `${JSON.stringify(tokens, null, 2)}\n`);
