import type { RouteConfigEntry } from "@react-router/dev/routes";

/** Parameter values by route path, for routes with a parameter or `*`. */
type ParameterValues = Record<string, readonly string[]>;

/** Returns all paths of the route table, in its order. Throws if a parameter has no values. */
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
