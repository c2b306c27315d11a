import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, extname, join } from "node:path";
import type { Plugin } from "vite";

/** Returns the folder of the built embed package. The site serves its files below `/embed/`. */
export function embedFiles(): string {
  const built = dirname(createRequire(import.meta.url).resolve("@mortgage-kit/embed/manifest"));
  return join(built, "client");
}

const types: Readonly<Record<string, string>> = {
  ".js": "text/javascript",
  ".html": "text/html; charset=utf-8",
  ".zip": "application/zip",
};

/** Serves the embed's files in development, as the API does in production. */
export function embedInDevelopment(): Plugin {
  return {
    name: "embed-in-development",
    apply: "serve",
    configureServer({ middlewares }) {
      middlewares.use("/embed/", (request, response, next) => {
        const path = new URL(request.url ?? "/", "http://localhost").pathname;
        const name = path.startsWith("/frame/") ? "/frame.html" : path;
        const type = types[extname(name)];
        const file = join(embedFiles(), name);
        if (!type || !existsSync(file)) return next();
        response.setHeader("content-type", type).end(readFileSync(file));
      });
    },
  };
}
