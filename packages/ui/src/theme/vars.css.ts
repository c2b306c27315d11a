import { createGlobalThemeContract } from "@vanilla-extract/css";
import { customProperty } from "./customProperty.ts";
import { themeVars } from "./themeVars.ts";
import { simcoeTokens } from "./tokens.ts";

/** Every value that a component may use, as a reference to a custom property. */
export const vars = createGlobalThemeContract(themeVars(simcoeTokens), (_, path) =>
  customProperty(path),
);
