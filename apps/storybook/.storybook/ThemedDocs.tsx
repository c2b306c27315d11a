import type { Tokens } from "@mortgage-kit/ui/tokens";
import { DocsContainer, type DocsContainerProps } from "@storybook/addon-docs/blocks";
import { createContext, use, useEffect, useSyncExternalStore } from "react";
import { GLOBALS_UPDATED, SET_GLOBALS } from "storybook/internal/core-events";
import type { Globals } from "storybook/internal/types";
import { applyGlobals } from "./applyGlobals.ts";
import { shownTokensOf } from "./themes.ts";

const GlobalsContext = createContext<Globals>({});

export const useToolbar = () => use(GlobalsContext);

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

type Channel = DocsContainerProps["context"]["channel"];

function useGlobals(channel: Channel): Globals {
  toolbar ??= followToolbar(channel);
  return useSyncExternalStore(toolbar.subscribe, toolbar.globals);
}

let toolbar: ReturnType<typeof followToolbar> | undefined;

/** Follows the toolbar. Ignores events with a source, which are messages of stories in frames. */
function followToolbar(channel: Channel) {
  const listeners = new Set<() => void>();
  const events = [GLOBALS_UPDATED, SET_GLOBALS].flatMap((name) => channel.last(name) ?? []);
  let globals: Globals = events[0]?.globals ?? {};
  channel.on(GLOBALS_UPDATED, function (this: { source?: string }, event: { globals: Globals }) {
    if (this.source !== undefined) return;
    globals = event.globals;
    for (const listener of listeners) listener();
  });
  return {
    globals: () => globals,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
