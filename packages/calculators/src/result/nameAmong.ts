/** Returns the name at an index, with a number appended if an earlier name is the same. */
export function nameAmong(names: readonly string[], at: number): string {
  const name = names[at] ?? "";
  const before = names.slice(0, at).filter((other) => other === name).length;
  return before === 0 ? name : `${name}, ${before + 1}`;
}
