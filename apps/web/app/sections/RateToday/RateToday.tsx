import { Text, TextLink } from "@mortgage-kit/ui";
import { Fragment } from "react";
import type { TodaysRate } from "../../rates/ratesToday.ts";
import * as styles from "./RateToday.css.ts";

interface RateTodayProps extends TodaysRate {
  /** Link beside the one to all rates. */
  further?: { readonly label: string; readonly href: string } | undefined;
}

export function RateToday({ further, link, href, ...rate }: RateTodayProps) {
  return (
    <div>
      <RateFigure {...rate} />
      <Text size="small">
        {[{ label: link, href }, ...(further ? [further] : [])].map((one, index) => (
          <Fragment key={one.href}>
            {index > 0 && " · "}
            <TextLink href={one.href} tone="strong">
              {one.label}
            </TextLink>
          </Fragment>
        ))}
      </Text>
    </div>
  );
}

type RateSinceProps = Pick<TodaysRate, "since" | "day" | "isOld" | "old">;

interface RateFigureProps extends Omit<TodaysRate, "link" | "href"> {
  size?: "title" | "large";
  /** Links about the rate, whose fragments are kept up to date too. */
  children?: React.ReactNode;
}

/** Renders a rate with its APR in the same look and its day, which the page's script keeps up to date. */
export function RateFigure({ size = "title", otherwise, children, ...rate }: RateFigureProps) {
  return (
    <div
      className={styles.today}
      data-rate-key={rate.rateKey}
      data-rate-is={otherwise ? "usual" : undefined}
    >
      <Text>
        <span data-rate="name">{rate.name}</span>
      </Text>
      <p className={`${styles.figures} ${size === "large" ? styles.large : ""}`}>
        <span data-rate="annualRate">{rate.rate}</span>
        <span>
          {rate.aprLabel} <span data-rate="apr">{rate.apr}</span>
        </span>
      </p>
      <Text size="small">
        <span data-rate="conditions">{rate.conditions}</span> <RateSince {...rate} />
        {"."}
        {otherwise && (
          <span data-rate-key={otherwise.rateKey} data-rate-is="otherwise" hidden={!otherwise.rate}>
            {" "}
            {otherwise.text} <span data-rate="annualRate">{otherwise.rate}</span>.
          </span>
        )}
      </Text>
      {children}
    </div>
  );
}

/** Renders the first day of a rate, and that it is old, which the page's script keeps up to date. */
export function RateSince({ since, day, isOld, old }: RateSinceProps) {
  return (
    <>
      {since[0]}
      <span data-rate="day">{day}</span>
      {since[1]}
      <span data-rate-old hidden={!isOld}>
        {", "}
        {old}
      </span>
    </>
  );
}
