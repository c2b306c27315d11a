/**
 * What a brokerage may do without, such as the words of an optional page. The routes of a page that is not
 * there are not listed, so this fails as any unknown address does.
 */
export function ofThisSite<T>(part: T | undefined): T {
  if (part === undefined) throw new Response("This site has no such page.", { status: 404 });
  return part;
}
