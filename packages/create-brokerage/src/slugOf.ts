/** Converts a text to a URL slug: Zoë O'Brien becomes zoe-obrien. */
export function slugOf(text: string): string {
  return text
    .normalize("NFD")
    .replace(/[\u0300-\u036f'’.]/g, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
