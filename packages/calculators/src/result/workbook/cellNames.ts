const longest = 60;
/** Names that a spreadsheet would take for a cell: A1, R1C1 and their short forms. */
const cellLike = /^([a-z]{1,3}\d+|r\d*|c\d*|r\d*c\d*)$/i;

function plainName(label: string): string {
  const letters = label.normalize("NFC").replace(/[^\p{L}\p{N}]+/gu, "_");
  const name = letters.slice(0, longest).replace(/^_+|_+$/g, "");
  return /^\p{L}/u.test(name) && !cellLike.test(name) ? name : `_${name}`;
}

/** Makes names for cells out of labels, in the visitor's language: `Interest_rate`; each of them once. */
export function cellNames(): (label: string) => string {
  const taken = new Set<string>();
  return (label) => {
    const plain = plainName(label);
    for (let count = 1; ; count++) {
      const name = count === 1 ? plain : `${plain}_${count}`;
      if (taken.has(name.toLowerCase())) continue;
      taken.add(name.toLowerCase());
      return name;
    }
  };
}
