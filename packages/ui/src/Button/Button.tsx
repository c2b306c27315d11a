import type { ComponentProps } from "react";
import { Spinner } from "../Spinner/Spinner.tsx";
import { buttonClass } from "./buttonClass.ts";

/** Appearance that Button and LinkButton share. */
export interface ButtonLook {
  /** `action` is the one thing to do next, `quiet` anything else, `plain` the least. */
  tone?: "action" | "quiet" | "plain";
  /** Small for actions beside text or in rows; `m` by default. */
  size?: "m" | "s";
  /** `fullOnPhone` fills the width of a narrow screen only. */
  width?: "content" | "full" | "fullOnPhone";
  /** Drawn before the words. */
  icon?: React.ReactNode;
  /** Drawn after the words. */
  iconEnd?: React.ReactNode;
}

export type ButtonProps = Omit<ComponentProps<"button">, "className" | "style"> &
  ButtonLook & {
    /** Shows a spinner and ignores clicks while work is running. */
    busy?: boolean;
  };

export function Button({
  tone = "action",
  size = "m",
  width = "content",
  icon,
  iconEnd,
  busy = false,
  disabled = false,
  type = "button",
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      className={buttonClass({ tone, size, width, isDisabled: disabled || busy })}
      type={type}
      disabled={disabled}
      // A disabled button would lose the focus while the work runs.
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      {...rest}
    >
      {busy ? <Spinner size="s" /> : icon}
      <span>{children}</span>
      {iconEnd}
    </button>
  );
}
