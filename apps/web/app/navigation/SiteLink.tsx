import type { LinkProps } from "@mortgage-kit/ui";
import { useCurrentPath } from "./CurrentPath.ts";

/** Renders the kit's links on this site. A link to the current page gets `aria-current`. */
export function SiteLink({ href, ...rest }: LinkProps) {
  const path = useCurrentPath();
  // Prerendering requests the path with a trailing slash.
  const isCurrent = href === (path.replace(/\/$/, "") || "/");
  return <a href={href} aria-current={isCurrent ? "page" : undefined} {...rest} />;
}
