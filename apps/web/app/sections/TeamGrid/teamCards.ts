import {
  fill,
  profilePath,
  type Site,
  type SiteLanguage,
  type TeamMember,
} from "@mortgage-kit/content";
import { pictureOf } from "../../art/portraits.ts";

/** Returns the card data of all team members. Call it in a loader. */
export function teamCards({ team, words, language: siteLanguage }: Site) {
  return team.members.map((member) => {
    const { name, firstName, title, level, role, alt, languages } = member;
    return {
      ...{ name, firstName, title, level, role, alt },
      path: profilePath(member),
      picture: pictureOf(member),
      // That a person speaks the language of the site goes without saying.
      speaks: languages.some((language) => language !== siteLanguage)
        ? fill(words.speaks, { languages: languageNames(member, siteLanguage) })
        : undefined,
    };
  });
}

/** Returns the names of the languages that a member speaks, such as English and French. */
export function languageNames(
  { languages }: Pick<TeamMember, "languages">,
  language: SiteLanguage,
): string {
  const locale = `${language}-CA`;
  const names = new Intl.DisplayNames(locale, { type: "language" });
  return new Intl.ListFormat(locale).format(languages.map((code) => names.of(code) ?? code));
}

export type TeamCard = ReturnType<typeof teamCards>[number];
