"use client";

import {
  type ClosingFeesInputs,
  type Draft,
  downPaymentPercent,
  downPaymentWarning,
} from "@mortgage-kit/calculator-engine";
import { minimumDownPayment } from "@mortgage-kit/calculator-engine/canada";
import { isTerritory } from "@mortgage-kit/calculator-engine/canada/place";
import type { ClosingFeesForm } from "@mortgage-kit/calculator-engine/form/en/closingFees";
import { Callout, Stack, Text } from "@mortgage-kit/ui";
import { useHost } from "../Host.tsx";

interface DownPaymentHelpProps {
  draft: Draft<ClosingFeesInputs>;
  words: ClosingFeesForm;
}

export function DownPaymentHelp({ draft, words }: DownPaymentHelpProps) {
  return (
    <>
      <DownPaymentNote {...{ draft, words }} />
      {draft.province === null && <TerritoryNote words={words} />}
    </>
  );
}

function DownPaymentNote({ draft, words }: DownPaymentHelpProps) {
  const { homePrice, downPayment } = draft;
  if (homePrice === null) return null;
  const minimum = <Text>{words.minimum(minimumDownPayment({ price: homePrice }))}</Text>;
  if (downPayment === null) return minimum;
  const percent = downPaymentPercent(homePrice, downPayment);
  const warning = downPaymentWarning(percent);
  return (
    <Stack space="s">
      <Text>{words.downPaymentShare(percent)}</Text>
      {minimum}
      {warning && (
        <Callout tone={warning.severity === "danger" ? "warning" : "caution"} announced="politely">
          {words.warning(warning)}
        </Callout>
      )}
    </Stack>
  );
}

function TerritoryNote({ words: { territory } }: { words: ClosingFeesForm }) {
  const province = String(useHost().place.province);
  if (!isTerritory(province)) return null;
  return (
    <Callout tone="caution" title={territory.title[province]}>
      {territory.text}
    </Callout>
  );
}
