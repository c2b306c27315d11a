/**
 * Returns what a route needs of a brokerage's content, such as the texts of an optional page.
 *
 * @throws Response with status 404 if the brokerage lacks it. Such a page has no route.
 */
export function orNotFound<T>(part: T | undefined): T {
  if (part === undefined) throw new Response("This site has no such page.", { status: 404 });
  return part;
}
