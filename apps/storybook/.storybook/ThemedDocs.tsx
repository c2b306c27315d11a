import type { Tokens } from "@mortgage-kit/ui/tokens";
import { DocsContainer, type DocsContainerProps } from "@storybook/addon-docs/blocks";
import { createContext, use, useEffect, useState } from "react";
import { GLOBALS_UPDATED, SET_GLOBALS } from "storybook/internal/core-events";
import type { Globals } from "storybook/internal/types";
import { applyGlobals } from "./applyGlobals.ts";
import { themeOf } from "./themes.ts";

const TokensContext = createContext<Tokens>(themeOf("default").tokens);

/** Returns the tokens of the theme selected in the toolbar. */
export const useTokens = () => use(TokensContext);

type ThemedDocsProps = React.PropsWithChildren<DocsContainerProps>;

/** Renders a documentation page with the toolbar's settings, even if it has no stories. */
export function ThemedDocs({ context, children, ...rest }: ThemedDocsProps) {
  const globals = useGlobals(context.channel);
  useEffect(() => applyGlobals(globals));
  return (
    <TokensContext value={themeOf(globals.theme).tokens}>
      <DocsContainer context={context} {...rest}>
        {children}
      </DocsContainer>
    </TokensContext>
  );
}

function useGlobals(channel: DocsContainerProps["context"]["channel"]): Globals {
  const [globals, setGlobals] = useState<Globals>(() => {
    const events = [GLOBALS_UPDATED, SET_GLOBALS].flatMap((name) => channel.last(name) ?? []);
    return events[0]?.globals ?? {};
  });
  useEffect(() => {
    const follow = (event: { globals: Globals }) => setGlobals(event.globals);
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, [channel]);
  return globals;
}
