import { Heading, LinkButton, Stack, Text } from "@mortgage-kit/ui";
import { Portrait } from "../Portrait/Portrait.tsx";
import * as styles from "./TeamGrid.css.ts";
import type { TeamCard } from "./teamCards.ts";

export interface TeamGridProps {
  members: readonly TeamCard[];
  /** Shows each member's role on the cards. */
  roles?: "shown" | "hidden";
  buttonVerb: string;
}

export function TeamGrid({ members, roles = "hidden", buttonVerb }: TeamGridProps) {
  return (
    <ul className={styles.grid}>
      {members.map(({ name, firstName, title, level, role, speaks, picture, alt, path }) => (
        <li key={path} className={styles.member}>
          <Portrait picture={picture} alt={alt} size="card" />
          <div className={styles.words}>
            <Stack space="xxs">
              <Heading level={3}>{name}</Heading>
              {title && (
                <Text size="small" weight="medium">
                  {title}
                </Text>
              )}
              <Text size="small" tone="soft">
                {level}
              </Text>
              {speaks && (
                <Text size="small" tone="soft">
                  {speaks}
                </Text>
              )}
              {roles === "shown" && role && (
                <Text size="small" tone="soft">
                  {role}
                </Text>
              )}
            </Stack>
            <LinkButton href={path} tone="quiet" size="s">
              {`${buttonVerb} ${firstName}`}
            </LinkButton>
          </div>
        </li>
      ))}
    </ul>
  );
}
