/**
 * Returns an optional part of a brokerage's content, such as the words of an optional page. Throws
 * a 404 response without it: the routes of a missing page are not listed, so its address fails as
 * any unknown one does.
 */
export function ofThisSite<T>(part: T | undefined): T {
  if (part === undefined) throw new Response("This site has no such page.", { status: 404 });
  return part;
}
