/**
 * Returns the path of a page's picture for shared links: `/` is home.png, `/blogs/x` is
 * blogs-x.png.
 */
export function socialImagePath(path: string): string {
  const name = path === "/" ? "home" : path.slice(1).replaceAll("/", "-");
  return `/social/${name}.png`;
}
