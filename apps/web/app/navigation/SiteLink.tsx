import type { LinkProps } from "@mortgage-kit/ui";
import { useCurrentPath, useLocalPaths } from "./CurrentPath.ts";
import { localPath } from "./localPath.ts";

/** Leads to the page in the current page's language, if there is one. */
export function SiteLink({ href = "", hrefLang, ...rest }: LinkProps) {
  const path = useCurrentPath();
  const paths = useLocalPaths();
  // A link to another language names that language.
  const local = hrefLang ? href : localPath(paths, href);
  // Prerendering requests the path with a trailing slash.
  const isCurrent = local === (path.replace(/\/$/, "") || "/");
  return (
    <a href={local} hrefLang={hrefLang} aria-current={isCurrent ? "page" : undefined} {...rest} />
  );
}
