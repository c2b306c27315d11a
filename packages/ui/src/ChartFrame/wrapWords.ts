/** Breaks a label into `most` lines of about `letters`; an ellipsis ends a longer one. */
export function wrapWords(label: string, letters: number, most: number): string[] {
  const lines: string[] = [];
  // A number stays whole: its digits are joined by spaces that do not break.
  for (const word of label.split(/[ \n]+/).filter(Boolean)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < letters) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else {
      lines.push(word);
    }
  }
  const kept = lines.slice(0, most);
  const shortened = kept.map((line) => (line.length > letters + 3 ? cut(line, letters) : line));
  const end = shortened.at(-1);
  if (lines.length > most && end !== undefined) shortened[most - 1] = cut(`${end}…`, letters);
  return shortened;
}

function cut(line: string, letters: number): string {
  return line.length > letters ? `${line.slice(0, letters - 1).trimEnd()}…` : line;
}
