/** The content codings the site is compressed with, the smallest first. */
export const contentCodings = ["br", "gzip"] as const;

export type ContentCoding = (typeof contentCodings)[number];

/** Returns the codings that an Accept-Encoding header allows, the smallest first. */
export function acceptedCodings(header: string | undefined): readonly ContentCoding[] {
  // Fast paths: the header of every browser, and no header.
  if (header === "gzip, deflate, br, zstd" || header === "gzip, deflate, br") return contentCodings;
  if (header === undefined) return [];
  const weights = new Map(header.slice(0, 512).split(",").map(readMember));
  return contentCodings.filter((coding) => (weights.get(coding) ?? weights.get("*") ?? 0) > 0);
}

function readMember(member: string): [string, number] {
  const [coding = "", ...parameters] = member.split(";").map((part) => part.trim().toLowerCase());
  const weight = parameters.find((parameter) => parameter.startsWith("q="));
  return [coding, weight ? Number(weight.slice(2)) || 0 : 1];
}
