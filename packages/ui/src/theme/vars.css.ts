import { createGlobalThemeContract } from "@vanilla-extract/css";
import { customProperty } from "./customProperty.ts";
import { themeVars } from "./themeVars.ts";
import { defaultTokens } from "./tokens.ts";

/** Every value that a component may use, as a reference to a custom property. */
export const vars = createGlobalThemeContract(themeVars(defaultTokens), (_, path) =>
  customProperty(path),
);
