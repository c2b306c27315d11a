"use client";

import { isTerritory } from "@mortgage-kit/calculator-engine/canada/place";
import { Callout } from "@mortgage-kit/ui";
import { useHost } from "../Host.tsx";
import type { ClosingFeesWords } from "./closingFeesWords.en.ts";

/** Explains on a territory's page that closing costs there are not calculated. */
export function TerritoryNote({ words: { territory } }: { words: ClosingFeesWords }) {
  const settled = String(useHost().place.province);
  if (!isTerritory(settled)) return null;
  return (
    <Callout tone="caution" title={territory.title[settled]}>
      {territory.text}
    </Callout>
  );
}
