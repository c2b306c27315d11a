/** Throws for a part that the brokerage omits; a page that needs such a part has no route. */
export function orNotFound<T>(part: T | undefined): T {
  if (part === undefined) throw new Response("This site has no such page.", { status: 404 });
  return part;
}
