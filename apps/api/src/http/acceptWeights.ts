/** Returns the members of an Accept or Accept-Encoding header with their weights. */
export function acceptWeights(header: string): ReadonlyMap<string, number> {
  const members = header.slice(0, 512).split(",");
  return new Map(
    members.map((member) => {
      const [name = "", ...more] = member.split(";").map((part) => part.trim().toLowerCase());
      const weight = more.find((parameter) => parameter.startsWith("q="));
      return [name, weight ? Number(weight.slice(2)) || 0 : 1];
    }),
  );
}
