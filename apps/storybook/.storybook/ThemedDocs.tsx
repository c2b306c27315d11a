import type { Tokens } from "@mortgage-kit/ui/tokens";
import { DocsContainer, type DocsContainerProps } from "@storybook/addon-docs/blocks";
import { createContext, use, useEffect, useState } from "react";
import { GLOBALS_UPDATED, SET_GLOBALS } from "storybook/internal/core-events";
import type { Globals } from "storybook/internal/types";
import { applyGlobals } from "./applyGlobals.ts";
import { shownTokensOf } from "./themes.ts";

const GlobalsContext = createContext<Globals>({});

/** Returns the toolbar's settings. */
export const useToolbar = () => use(GlobalsContext);

/** Returns the tokens of the theme and scheme selected in the toolbar. */
export const useTokens = (): Tokens => shownTokensOf(useToolbar());

type ThemedDocsProps = React.PropsWithChildren<DocsContainerProps>;

/** Renders a documentation page with the toolbar's settings, even if it has no stories. */
export function ThemedDocs({ context, children, ...rest }: ThemedDocsProps) {
  const globals = useGlobals(context.channel);
  useEffect(() => applyGlobals(globals));
  return (
    <GlobalsContext value={globals}>
      <DocsContainer context={context} {...rest}>
        {children}
      </DocsContainer>
    </GlobalsContext>
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
