import {
  fill,
  profilePath,
  type Site,
  type SiteLanguage,
  type TeamMember,
} from "@mortgage-kit/content";
import { Heading, LinkButton, Stack, Text } from "@mortgage-kit/ui";
import { Portrait } from "../Portrait/Portrait.tsx";
import * as styles from "./TeamGrid.css.ts";

/** Returns the card data of all team members. Call it in a loader. */
export function teamCards(site: Site) {
  return site.team.members.map((member) => {
    const { name, firstName, title, level, role, image, alt } = member;
    return {
      ...{ name, firstName, title, level, role, image, alt },
      path: profilePath(member),
      speaks: spokenBy(member, site),
    };
  });
}

/** Returns the languages that a member speaks; nothing for the language of the site alone. */
export function spokenBy(member: TeamMember, { words, language }: Site): string | undefined {
  return member.languages.some((spoken) => spoken !== language)
    ? fill(words.speaks, { languages: languageNames(member, language) })
    : undefined;
}

export function languageNames(
  { languages }: Pick<TeamMember, "languages">,
  language: SiteLanguage,
): string {
  const locale = `${language}-CA`;
  const names = new Intl.DisplayNames(locale, { type: "language" });
  return new Intl.ListFormat(locale).format(languages.map((code) => names.of(code) ?? code));
}

type TeamCard = ReturnType<typeof teamCards>[number];

interface TeamGridProps {
  members: readonly TeamCard[];
  roles?: "shown" | "hidden";
  buttonVerb: string;
}

export function TeamGrid({ members, roles = "hidden", buttonVerb }: TeamGridProps) {
  return (
    <ul className={styles.grid}>
      {members.map(({ name, firstName, title, level, role, speaks, image, alt, path }) => (
        <li key={path} className={styles.member}>
          {image && <Portrait src={image} alt={alt} size={roles === "shown" ? "large" : "card"} />}
          <div className={styles.words}>
            <Stack space="xxs">
              <Heading level={3}>{name}</Heading>
              {title && (
                <Text size="small" weight="medium">
                  {title}
                </Text>
              )}
              {[level, ...(roles === "shown" ? [speaks, role] : [])].map(
                (text) =>
                  text && (
                    <Text key={text} size="small" tone="soft">
                      {text}
                    </Text>
                  ),
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
