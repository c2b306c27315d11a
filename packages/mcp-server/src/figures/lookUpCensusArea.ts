import type { Province } from "@mortgage-kit/calculator-engine/canada";
import {
  censusAreaOf,
  censusAreasSource,
} from "@mortgage-kit/calculator-engine/canada/censusAreas";
import { z } from "zod";
import type { Bilingual, Language } from "../language.ts";

export const municipality = z
  .string("a text")
  .describe("Foreign buyers: of the home, to look inCensusArea up")
  .exactOptional();

const texts: Bilingual<{
  readonly inside: (municipality: string, area: string) => string;
  readonly unlisted: (municipality: string) => string;
}> = {
  en: {
    inside: (name, area) =>
      `${name} lies in the census area of ${area} (${censusAreasSource.citation}).`,
    unlisted: (name) =>
      `${name} is not listed as a municipality in a census area; if it is a municipality of its own, give inCensusArea false.`,
  },
  fr: {
    inside: (name, area) =>
      `${name} se trouve dans la région ou l’agglomération de recensement de ${area} (${censusAreasSource.citation}).`,
    unlisted: (name) =>
      `${name} ne figure pas parmi les municipalités des régions et agglomérations de recensement; si c’est une municipalité, donnez inCensusArea false.`,
  },
};

/**
 * Looks a municipality up among the census areas. An unlisted name leaves it open whether the home lies
 * outside, because a part of a city is no municipality.
 */
export function lookUpCensusArea(
  place: { readonly municipality?: string; readonly province: Province },
  language: Language,
): { readonly isInside: boolean; readonly notes: readonly string[] } {
  const { municipality: name, province } = place;
  if (!name) return { isInside: false, notes: [] };
  const area = censusAreaOf({ municipality: name, province });
  const say = texts[language];
  return { isInside: area !== null, notes: [area ? say.inside(name, area) : say.unlisted(name)] };
}
