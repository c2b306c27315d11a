import { cpSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { calculatorPages } from "@simcoe/content";
import { embedManifest } from "../app/embedManifest.ts";

const built = dirname(createRequire(import.meta.url).resolve("@simcoe/embed/manifest"));

/** Puts the calculators for other sites below `/embed/`, and lists the addresses of their frames. */
export function addEmbed(client: string) {
  const { framePolicy } = embedManifest();
  cpSync(join(built, "client"), join(client, "embed"), { recursive: true });
  return calculatorPages.map(({ id }) => ({
    path: `/embed/frame/${id}`,
    file: "embed/frame.html",
    contentSecurityPolicy: framePolicy,
  }));
}
