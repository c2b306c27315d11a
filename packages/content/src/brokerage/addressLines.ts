import type { Brokerage } from "./brokerageSchema.ts";

/** Returns the lines of the postal address: the street, then city, province and postal code. */
export function addressLines({ address }: Pick<Brokerage, "address">): [string, string] {
  return [address.street, `${address.city}, ${address.province} ${address.postalCode}`];
}
