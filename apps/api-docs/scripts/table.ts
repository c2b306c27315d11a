const cell = (text: string) => text.replaceAll("|", "\\|").replaceAll(/\s*\n\s*/g, " ");

/** Returns a table in Markdown; an empty text without rows. */
export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  rows.length === 0
    ? ""
    : [head, head.map(() => "---"), ...rows]
        .map((row) => `| ${row.map(cell).join(" | ")} |`)
        .join("\n");
