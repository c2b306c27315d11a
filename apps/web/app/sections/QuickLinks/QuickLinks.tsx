import type { Site } from "@mortgage-kit/content";
import { Inline, Stack, Text, TextLink } from "@mortgage-kit/ui";
import { type TodaysRate, todaysRate } from "../../rates/rateFigures.ts";
import * as styles from "./QuickLinks.css.ts";

/** Returns the links of a page's first screen: today's rate and the renewal check. */
export const quickLinks = (site: Site) => ({
  rate: todaysRate(site),
  links: site.calculatorPages
    .filter(({ id }) => id === "renewal")
    .map(({ title, route }) => ({ label: title, href: route })),
});

export interface QuickLinksProps {
  rate?: TodaysRate | undefined;
  links: readonly { label: string; href: string }[];
}

/** Renders links to what most visitors return for. */
export function QuickLinks({ rate, links }: QuickLinksProps) {
  return (
    <Stack space="xs">
      {rate && <p className={styles.rate}>{rate.text}.</p>}
      <Inline space="l">
        {[...(rate ? [{ label: rate.link, href: rate.href }] : []), ...links].map(
          ({ label, href }) => (
            <TextLink key={href} href={href} tone="strong">
              {label}
            </TextLink>
          ),
        )}
      </Inline>
    </Stack>
  );
}

/** Renders the lowest dated rate with a link to all of them. */
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
