import type { LinkProps } from "@simcoe/ui";
import { Link, useLocation } from "react-router";

const file = /\.\w+$/;

/** How a link of the kit that stays on this site is followed: pages by the router, files by the browser. */
export function SiteLink({ href, ...rest }: LinkProps) {
  const { pathname } = useLocation();
  if (file.test(href)) return <a href={href} {...rest} />;
  return (
    <Link
      to={href}
      prefetch="intent"
      aria-current={href === pathname ? "page" : undefined}
      {...rest}
    />
  );
}
