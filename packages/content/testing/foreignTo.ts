import type { Site } from "../src/loadSite.ts";
import { identifyingTexts } from "./identifyingTexts.ts";
import { stringsIn } from "./stringsIn.ts";

/** Minimum length in characters at which two brokerages do not share a sentence by chance. */
const telling = 45;

const sentencesOf = (site: Site) =>
  stringsIn(site)
    .flatMap((text) => text.split(/(?<=[.?!])\s+|<[^>]+>|\{\w+\}/))
    .filter((sentence) => sentence.length > telling);

/** Returns names, numbers, places and sentences of another brokerage that this one does not contain. */
export function foreignTo(site: Site, other: Site): string[] {
  const own = stringsIn(site).join("\n");
  const theirs = new Set([...identifyingTexts(other), ...sentencesOf(other)]);
  return [...theirs].filter((text) => !own.includes(text));
}
