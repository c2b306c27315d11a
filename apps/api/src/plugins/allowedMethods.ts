import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Site } from "../site/loadSite.ts";

/**
 * Returns the methods that a known address takes; none for an unknown one, or when the method is
 * not at fault.
 */
export function allowedMethods(
  app: FastifyInstance,
  { url, method }: FastifyRequest,
  site: Site | undefined,
): string[] {
  const [path = ""] = url.split("?");
  const isFile = [site?.pages, site?.files, site?.frames].some((known) => known?.has(path));
  const methods = [
    ...(isFile || app.hasRoute({ url: path, method: "GET" }) ? ["GET", "HEAD"] : []),
    ...(app.hasRoute({ url: path, method: "POST" }) ? ["POST"] : []),
  ];
  return methods.includes(method) ? [] : methods;
}
