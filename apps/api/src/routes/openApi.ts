import swagger from "@fastify/swagger";
import type { FastifyInstance } from "fastify";
import { jsonSchemaTransform } from "fastify-type-provider-zod";

/** Describes every route registered after it, from the schemas that check their bodies. */
export async function openApi(app: FastifyInstance, title: string): Promise<void> {
  await app.register(swagger, {
    openapi: { openapi: "3.1.0", info: { title, version: "1" }, servers: [{ url: "/" }] },
    transform: jsonSchemaTransform,
  });
  let document: string | undefined;
  app.get("/api/openapi.json", { schema: { hide: true } }, (_request, reply) => {
    document ??= JSON.stringify(app.swagger());
    return reply.type("application/json").header("cache-control", "no-cache").send(document);
  });
}
