import { type LanguageCode, rulesCheckedOn } from "@mortgage-kit/calculators";

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
      `By the Canadian rules in force on ${day}, when they were last checked. Each rule's date and source stand with the result.`,
  },
  fr: {
    privacy: "Calculé dans votre navigateur : vos données ne sont ni conservées ni transmises.",
    shared: "Le site où vous êtes a demandé à connaître les chiffres de votre résultat.",
    rules: (day) =>
      `Selon les règles canadiennes en vigueur le ${day}, jour de leur dernière vérification. La date et la source de chaque règle accompagnent le résultat.`,
  },
};

/** Returns a calculator's notes. The day of the last check ignores the visitor's clock. */
export function notesFor(language: LanguageCode, sharesFigures: boolean): string[] {
  const { privacy, shared, rules } = words[language];
  const day = new Intl.DateTimeFormat(`${language}-CA`, {
    dateStyle: "long",
    timeZone: "UTC",
  }).format(new Date(rulesCheckedOn));
  return [sharesFigures ? shared : privacy, rules(day)];
}
