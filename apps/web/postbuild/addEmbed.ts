import { cpSync } from "node:fs";
import { join } from "node:path";
import { calculatorPages } from "@simcoe/content";
import { embedManifest } from "../app/embedManifest.ts";
import { embedFiles } from "../embedFiles.ts";

/** Puts the calculators for other sites below `/embed/`, and lists the addresses of their frames. */
export function addEmbed(client: string) {
  const { framePolicy } = embedManifest();
  cpSync(embedFiles(), join(client, "embed"), { recursive: true });
  return calculatorPages.map(({ id }) => ({
    path: `/embed/frame/${id}`,
    file: "embed/frame.html",
    contentSecurityPolicy: framePolicy,
  }));
}
