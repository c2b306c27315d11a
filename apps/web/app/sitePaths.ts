import type { RouteConfigEntry } from "@react-router/dev/routes";

/** Values for the parameter of a route whose paths the route table cannot list. */
export type ParameterValues = Record<string, readonly string[]>;

/** Returns every path of the route table, in its order, with `*` as the page for unknown paths. */
export function sitePaths(
  routes: readonly RouteConfigEntry[],
  values: ParameterValues,
  base = "",
): string[] {
  return routes.flatMap((route) => {
    const path = route.path ? `${base}/${route.path}` : base;
    if (route.children) return sitePaths(route.children, values, path);
    return fillParameter(path === "" ? "/" : path, values);
  });
}

function fillParameter(path: string, values: ParameterValues): string[] {
  const parameter = /:\w+|\*/.exec(path)?.[0];
  if (!parameter) return [path];
  const known = values[path];
  if (!known) throw new Error(`The route ${path} needs values for ${parameter}.`);
  return known.map((value) => path.replace(parameter, value));
}
