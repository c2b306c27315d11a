"use client";

import type { ClosingFeesInputs, Draft } from "@mortgage-kit/calculator-engine";
import { citiesIn } from "@mortgage-kit/calculator-engine/canada/place";
import type { ClosingFeesForm } from "@mortgage-kit/calculator-engine/form/en/closingFees";
import { Checkbox, Select } from "@mortgage-kit/ui";
import { useHost } from "../Host.tsx";
import type { Facts } from "../wizard/Facts.ts";

interface RebateFieldsProps extends Pick<Facts, "given" | "onGiven"> {
  draft: Draft<ClosingFeesInputs>;
  words: ClosingFeesForm;
}

/** Asks for the city with a tax of its own, and for a first home: both change the tax by thousands. */
export function RebateFields({ draft, words: { rebates }, given, onGiven }: RebateFieldsProps) {
  const { place } = useHost();
  const { province } = draft;
  const cities = province ? citiesIn({ province }) : [];
  const city = String(given.city ?? place.city ?? "elsewhere");
  const isFirst = (given.ownedHome ?? "recently") === "never";
  return (
    <>
      {cities.length > 0 && (
        <Select
          label={rebates.city}
          options={[
            { value: "elsewhere", label: rebates.elsewhere },
            ...cities.map((name) => ({ value: name, label: rebates.cities[name] })),
          ]}
          value={city}
          onChange={(value) => onGiven({ ...given, city: value })}
        />
      )}
      <Checkbox
        label={rebates.firstHome}
        checked={isFirst}
        onChange={(checked) => onGiven({ ...given, ownedHome: checked ? "never" : "recently" })}
      />
    </>
  );
}
