import type { LinkProps } from "@mortgage-kit/ui";
import { useCurrentPath } from "./CurrentPath.ts";

/**
 * Renders a link of the kit within this site, with `aria-current` when it leads to the current
 * page.
 */
export function SiteLink({ href, ...rest }: LinkProps) {
  const path = useCurrentPath();
  // A page is prerendered under its path with a slash at the end.
  const isCurrent = href === (path.replace(/\/$/, "") || "/");
  return <a href={href} aria-current={isCurrent ? "page" : undefined} {...rest} />;
}
