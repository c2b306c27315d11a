import type { LanguageCode } from "@simcoe/calculators";

interface NoteWords {
  readonly privacy: string;
  readonly shared: string;
  readonly rules: (day: string) => string;
}

const words: Record<LanguageCode, NoteWords> = {
  en: {
    privacy: "Worked out in your browser: what you enter is neither stored nor sent.",
    shared: "The site you are on has asked to be told the figures of your result.",
    rules: (day) =>
      `By the Canadian rules in force on ${day}. Each rule's date and source stand with the result.`,
  },
  fr: {
    privacy: "Calculé dans votre navigateur : vos données ne sont ni conservées ni transmises.",
    shared: "Le site où vous êtes a demandé à connaître les chiffres de votre résultat.",
    rules: (day) =>
      `Selon les règles canadiennes en vigueur le ${day}. La date et la source de chaque règle accompagnent le résultat.`,
  },
};

/** What stands below every calculator: where the figures go and which day's rules they follow. */
export function notesFor(language: LanguageCode, sharesFigures: boolean, today: Date): string[] {
  const { privacy, shared, rules } = words[language];
  const day = new Intl.DateTimeFormat(`${language}-CA`, { dateStyle: "long" }).format(today);
  return [sharesFigures ? shared : privacy, rules(day)];
}
