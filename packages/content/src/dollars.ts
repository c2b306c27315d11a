/** Formats dollars for a text: 600000 becomes $600,000. */
export function dollars(amount: number): string {
  return `$${amount.toLocaleString("en-CA")}`;
}
