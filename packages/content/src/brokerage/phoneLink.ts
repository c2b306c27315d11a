/** A North American number as a telephone link: 705-555-0142 becomes tel:+17055550142. */
export function phoneLink(phone: string): string {
  return `tel:+1${phone.replaceAll("-", "")}`;
}
