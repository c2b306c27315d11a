import type { SiteLanguage } from "../words.ts";
import { capital, type Office, weekdays } from "./office.ts";

const shortDays: Readonly<Record<SiteLanguage, readonly string[]>> = {
  en: ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"],
  fr: ["dim.", "lun.", "mar.", "mer.", "jeu.", "ven.", "sam."],
};

/** Returns the opening hours in one line: "Mon-Fri: 9AM-6PM", "Lun.-ven. : 9 h à 18 h". */
export function openingHours(
  { days, opens, closes }: Pick<Office, "days" | "opens" | "closes">,
  language: SiteLanguage,
): string {
  const open = weekdays.flatMap((day, index) => (days.includes(day) ? [index] : []));
  const names = open.map((index) => shortDays[language][index]);
  const isRange = open.length > 2 && Number(open.at(-1)) - Number(open[0]) === open.length - 1;
  const range = isRange ? `${names[0]}-${names.at(-1)}` : names.join(", ");
  const [from, to] = [opens, closes].map((time) => clock(time, language));
  if (language === "en") return `${range}: ${from}-${to}`;
  return `${capital(range)}\u00a0: ${from} à ${to}`;
}

function clock(time: string, language: SiteLanguage): string {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  const rest = String(minutes).padStart(2, "0");
  if (language === "fr") return `${hours}\u00a0h${minutes ? `\u00a0${rest}` : ""}`;
  return `${hours % 12 || 12}${minutes ? `:${rest}` : ""}${hours < 12 ? "AM" : "PM"}`;
}
