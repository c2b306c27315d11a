import type { Brokerage } from "./brokerageSchema.ts";

/** The address as an envelope has it: the street, then city, province and postal code. */
export function addressLines({ address }: Pick<Brokerage, "address">): [string, string] {
  return [address.street, `${address.city}, ${address.province} ${address.postalCode}`];
}
