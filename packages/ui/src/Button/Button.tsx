import type { ComponentProps } from "react";
import { Spinner } from "../Spinner/Spinner.tsx";
import { type ButtonLook, buttonClass } from "./buttonClass.ts";

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
      className={buttonClass({ tone, size, width }, disabled || busy)}
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
