/** Converts a North American number to a telephone link: 613-555-0142 becomes tel:+16135550142. */
export function phoneLink(phone: string): string {
  return `tel:+1${phone.replaceAll("-", "")}`;
}
