import { TextLink } from "@mortgage-kit/ui";
import type { Crumb } from "../../seo/pageMeta.ts";
import * as styles from "./Breadcrumbs.css.ts";

export function Breadcrumbs({ label, trail }: { label: string; trail: readonly Crumb[] }) {
  return (
    <nav aria-label={label}>
      <ol className={styles.trail}>
        {trail.map(({ label, path }, index) => (
          <li key={path} className={styles.crumb}>
            {index < trail.length - 1 ? (
              <TextLink href={path} tone="quiet">
                {label}
              </TextLink>
            ) : (
              <span aria-current="page">{label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
