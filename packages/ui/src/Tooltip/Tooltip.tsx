"use client";

import * as Radix from "@radix-ui/react-tooltip";
import { backgrounds } from "../theme/backgrounds.css.ts";
import * as styles from "./Tooltip.css.ts";

export interface TooltipProviderProps {
  /** Components with tooltips, of which one is open at a time. */
  children: React.ReactNode;
}

/** Shares a delay among tooltips, so that moving to the next does not wait again. */
export function TooltipProvider({ children }: TooltipProviderProps) {
  return (
    <Radix.Provider delayDuration={700} skipDelayDuration={300}>
      {children}
    </Radix.Provider>
  );
}

export interface TooltipProps {
  /** Explanation that shows on hover and focus. */
  text: string;
  /** The one button or link it belongs to. */
  children: React.ReactElement;
}

export function Tooltip({ text, children }: TooltipProps) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      {/* Not in the body, which may be outside of the theme. */}
      <Radix.Content
        className={`${backgrounds.deep} ${styles.tooltip}`}
        sideOffset={6}
        collisionPadding={8}
      >
        {text}
      </Radix.Content>
    </Radix.Root>
  );
}
