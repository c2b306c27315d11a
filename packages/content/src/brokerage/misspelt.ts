/** Returns the number of letters to insert, remove or replace to turn one text into another. */
function distance(one: string, other: string): number {
  let row = [...Array(other.length + 1).keys()];
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1];
    for (const [place, each] of [...other].entries()) {
      const [left = 0, above = 0, beside = 0] = [row[place], row[place + 1], next[place]];
      next.push(Math.min(left + (letter === each ? 0 : 1), above + 1, beside + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

function isAlmost(name: string, known: string): boolean {
  const letters = known.length < 10 ? 1 : 2;
  // At least as many letters differ as the lengths do, which is soon known of most names.
  if (Math.abs(name.length - known.length) > letters) return false;
  return distance(name, known) <= letters;
}

/** Names so short and usual that other programs have variables like them. */
const notCompared = new Set(["PORT", "HOST"]);

/**
 * Throws if a variable that is set has almost the name of a known one, which would silently have its
 * default: one letter differs, or two in a name of ten letters or more.
 */
export function refuseMisspelt(
  env: Readonly<Record<string, string | undefined>>,
  known: readonly string[],
): void {
  const compared = known.filter((name) => !notCompared.has(name));
  for (const [name, value] of Object.entries(env)) {
    if (!value?.trim() || known.includes(name)) continue;
    const meant = compared.find((each) => isAlmost(name, each));
    if (meant) throw new Error(`${name} is not a setting: name it ${meant}, or remove it.`);
  }
}
