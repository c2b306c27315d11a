const zone = /(?:Z|[A-Z]{2,4}|[+-]\d{2}:?\d{2})$/i;
const timeOfDay = /\d{1,2}:\d{2}/;

/** Converts a feed's date text into ISO 8601; a time without a zone is taken as UTC. */
export function parseFeedDate(text: string): string | undefined {
  const trimmed = text.trim();
  if (trimmed.length < 8 || trimmed.length > 64) return undefined;
  const isIso = /^\d{4}-/.test(trimmed);
  const needsZone = (timeOfDay.test(trimmed) || !isIso) && !zone.test(trimmed);
  const date = new Date(needsZone ? `${trimmed}${isIso ? "Z" : " GMT"}` : trimmed);
  const year = date.getUTCFullYear();
  return year >= 1990 && year <= 2200 ? date.toISOString() : undefined;
}
