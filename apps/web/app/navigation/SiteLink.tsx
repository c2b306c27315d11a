import type { LinkProps } from "@simcoe/ui";
import { useLocation } from "react-router";

/** A link of the kit that stays on this site. It says when it leads to the page it stands on. */
export function SiteLink({ href, ...rest }: LinkProps) {
  const { pathname } = useLocation();
  // A page is prerendered under its path with a slash at the end.
  const isCurrent = href === (pathname.replace(/\/$/, "") || "/");
  return <a href={href} aria-current={isCurrent ? "page" : undefined} {...rest} />;
}
