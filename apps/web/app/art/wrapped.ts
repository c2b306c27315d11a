/**
 * Wraps a text into as few lines as fit the width, balanced so that no word is left alone.
 * `widthOf` measures a line. A single word wider than the width gets a line to itself.
 */
export function wrapped(text: string, room: number, widthOf: (line: string) => number): string[] {
  const fewest = filled(text, room, widthOf);
  let [evenest, narrower] = [fewest, room];
  while (narrower > room / 2) {
    narrower -= room / 40;
    const lines = filled(text, narrower, widthOf);
    if (lines.length > fewest.length || lines.some((line) => widthOf(line) > narrower)) break;
    evenest = lines;
  }
  return evenest;
}

function filled(text: string, room: number, widthOf: (line: string) => number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && widthOf(longer) <= room) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
