"use client";

import { isTerritory } from "@mortgage-kit/calculator-engine/canada/place";
import type { ClosingFeesForm } from "@mortgage-kit/calculator-engine/form/en/closingFees";
import { Callout } from "@mortgage-kit/ui";
import { useHost } from "../Host.tsx";

/** Explains on a territory's page that closing costs there are not calculated. */
export function TerritoryNote({ words: { territory } }: { words: ClosingFeesForm }) {
  const settled = String(useHost().place.province);
  if (!isTerritory(settled)) return null;
  return (
    <Callout tone="caution" title={territory.title[settled]}>
      {territory.text}
    </Callout>
  );
}
