import type { ButtonLook } from "../Button/Button.tsx";
import { buttonClass } from "../Button/buttonClass.ts";
import { Link, type LinkProps } from "../LinkProvider/LinkProvider.tsx";
import { NewTabHint } from "../LinkProvider/NewTabHint.tsx";
import { newTabProps } from "../LinkProvider/newTabProps.ts";

export type LinkButtonProps = Omit<LinkProps, "className" | "style" | "target" | "rel"> &
  ButtonLook & {
    /** Opens the page in a new tab; the link says so. */
    newTab?: boolean;
  };

export function LinkButton({
  tone = "action",
  size = "m",
  width = "content",
  icon,
  iconEnd,
  newTab = false,
  children,
  ...rest
}: LinkButtonProps) {
  return (
    <Link className={buttonClass({ tone, size, width })} {...(newTab && newTabProps)} {...rest}>
      {icon}
      <span>{children}</span>
      {iconEnd}
      {newTab && <NewTabHint />}
    </Link>
  );
}
