import type { LinkProps } from "@mortgage-kit/ui";
import { useCurrentPath } from "./CurrentPath.ts";

/** A link of the kit that stays on this site. It says when it leads to the page it stands on. */
export function SiteLink({ href, ...rest }: LinkProps) {
  const path = useCurrentPath();
  // A page is prerendered under its path with a slash at the end.
  const isCurrent = href === (path.replace(/\/$/, "") || "/");
  return <a href={href} aria-current={isCurrent ? "page" : undefined} {...rest} />;
}
