import type { Brokerage } from "./brokerageSchema.ts";

export function addressLines({ address }: Pick<Brokerage, "address">): [string, string] {
  return [address.street, `${address.city}, ${address.province} ${address.postalCode}`];
}
