"use client";

import { Component } from "react";
import { Button } from "../Button/Button.tsx";
import { Callout } from "../Callout/Callout.tsx";
import { useKitWords } from "../KitWords/KitWords.tsx";
import { Stack } from "../Stack/Stack.tsx";

export interface ErrorBoundaryProps {
  /** Part that stays on the page if a component in it fails. */
  children: React.ReactNode;
}

interface State {
  readonly hasFailed: boolean;
  /** True once the visitor has asked for the part again. */
  readonly isRetried: boolean;
}

/**
 * Replaces a part of a page that failed by a message with a button. The button renders the part again, with
 * the state that components above it keep; if it fails again, the button reloads the page.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { hasFailed: false, isRetried: false };

  static getDerivedStateFromError(): Partial<State> {
    return { hasFailed: true };
  }

  override render() {
    const { hasFailed, isRetried } = this.state;
    if (!hasFailed) return this.props.children;
    const retry = ({ currentTarget }: React.MouseEvent) => {
      // The button is removed, so the focus moves to its container.
      const place = currentTarget.closest("[role=status]")?.parentElement;
      place?.setAttribute("tabindex", "-1");
      place?.focus({ preventScroll: true });
      this.setState({ hasFailed: false, isRetried: true });
    };
    return <Failed onReload={isRetried ? () => location.reload() : retry} />;
  }
}

function Failed({ onReload }: { onReload: React.MouseEventHandler }) {
  const { failed } = useKitWords();
  return (
    <Callout tone="caution" title={failed.title} announced="politely">
      <Stack space="s" align="start">
        <p>{failed.text}</p>
        <Button size="s" onClick={onReload}>
          {failed.reload}
        </Button>
      </Stack>
    </Callout>
  );
}
