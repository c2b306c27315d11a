/** Returns the path of a page's social image: `/social/home.png` for `/`, `/social/a-b.png` for `/a/b`. */
export function socialImagePath(path: string): string {
  const name = path === "/" ? "home" : path.slice(1).replaceAll("/", "-");
  return `/social/${name}.png`;
}
