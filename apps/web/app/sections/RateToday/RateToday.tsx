import { Text, TextLink } from "@mortgage-kit/ui";
import type { TodaysRate } from "../../rates/rateFigures.ts";

/** Renders the 5-year fixed rate of today with a link to all rates. */
export function RateToday({ text, link, href }: TodaysRate) {
  return (
    <Text>
      {text}.{" "}
      <TextLink href={href} tone="strong">
        {link}
      </TextLink>
    </Text>
  );
}
