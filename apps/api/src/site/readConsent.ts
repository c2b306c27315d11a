import { type ConsentRecord, consentRecord } from "@mortgage-kit/contracts";
import { SettingsError } from "../env.ts";
import type { Site } from "./loadSite.ts";

const attribute = /\sdata-consent="([^"]*)"/;

const characters: Record<string, string> = {
  "&quot;": '"',
  "&#x27;": "'",
  "&lt;": "<",
  "&gt;": ">",
  "&amp;": "&",
};

/**
 * Returns the consent of the built application page, so that the stored consent is the one that was
 * read.
 */
export function readConsent(site: Site): ConsentRecord | undefined {
  const page = site.pages.get("/application")?.body.plain.bytes.toString("utf8");
  const written = page === undefined ? undefined : attribute.exec(page)?.[1];
  if (written === undefined) return undefined;
  const json = written.replace(/&(?:quot|#x27|lt|gt|amp);/g, (entity) => characters[entity] ?? "");
  try {
    return consentRecord.parse(JSON.parse(json));
  } catch (cause) {
    throw new SettingsError(
      "The built application page names a consent that cannot be understood: build the site again.",
      { cause },
    );
  }
}
