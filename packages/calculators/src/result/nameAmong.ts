/** Returns the name at a place, numbered where another one before it is the same. */
export function nameAmong(names: readonly string[], at: number): string {
  const name = names[at] ?? "";
  const before = names.slice(0, at).filter((other) => other === name).length;
  return before === 0 ? name : `${name}, ${before + 1}`;
}
