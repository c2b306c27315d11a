import { type ButtonLook, buttonClass } from "../Button/buttonClass.ts";
import { type KitLinkProps, Link } from "../LinkProvider/LinkProvider.tsx";

export type LinkButtonProps = KitLinkProps & ButtonLook;

export function LinkButton({
  tone = "action",
  size = "m",
  width = "content",
  icon,
  iconEnd,
  children,
  ...rest
}: LinkButtonProps) {
  return (
    <Link className={buttonClass({ tone, size, width })} {...rest}>
      {icon}
      <span>{children}</span>
      {iconEnd}
    </Link>
  );
}
