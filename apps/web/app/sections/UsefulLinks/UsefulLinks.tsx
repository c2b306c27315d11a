import type { UsefulLink } from "@mortgage-kit/content";
import { Heading, Icon, Text, TextLink, VisuallyHidden } from "@mortgage-kit/ui";
import { ExternalLink } from "@mortgage-kit/ui/icons";
import * as styles from "./UsefulLinks.css.ts";

export interface UsefulLinksProps {
  links: readonly UsefulLink[];
  linkText: string;
}

/** Lists external articles by source. */
export function UsefulLinks({ links, linkText }: UsefulLinksProps) {
  return (
    <ul className={styles.list}>
      {links.map(({ id, label, title, description, url }) => (
        <li key={id} className={styles.row}>
          <Text size="small" tone="soft">
            {label}
          </Text>
          <div className={styles.title}>
            <Heading level={3}>{title}</Heading>
            <Text size="small">{description}</Text>
          </div>
          <span className={styles.link}>
            <TextLink
              href={url}
              tone="strong"
              reach="card"
              icon={<Icon icon={ExternalLink} size="s" />}
              newTab
            >
              {linkText}
              <VisuallyHidden>: {title}</VisuallyHidden>
            </TextLink>
          </span>
        </li>
      ))}
    </ul>
  );
}
