import { Text, TextLink } from "@mortgage-kit/ui";
import type { TodaysRate } from "../../rates/ratesToday.ts";

export interface RateTodayProps extends TodaysRate {
  /** Link to the renewal check. */
  letter?: { readonly label: string; readonly href: string } | undefined;
}

export function RateToday({ text, link, href, letter }: RateTodayProps) {
  return (
    <Text>
      {text}.{" "}
      <TextLink href={href} tone="strong">
        {link}
      </TextLink>
      {letter && (
        <>
          {" · "}
          <TextLink href={letter.href} tone="strong">
            {letter.label}
          </TextLink>
        </>
      )}
    </Text>
  );
}
