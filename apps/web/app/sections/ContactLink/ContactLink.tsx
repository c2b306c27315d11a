import { LinkButton, TextLink, type TextLinkProps } from "@mortgage-kit/ui";
import { Fragment } from "react";

export interface ContactLinkProps {
  /** A `tel:` or `mailto:` address, or one to go to. */
  href: string;
  newTab?: boolean;
  look?: "button" | "quietButton" | NonNullable<TextLinkProps["tone"]>;
  reach?: "text" | "card";
  icon?: React.ReactNode;
  children: React.ReactNode;
}

/**
 * Renders a telephone or mail link. The page script reports its click as a conversion, then follows
 * it.
 */
export function ContactLink({
  href,
  look = "link",
  reach = "text",
  newTab = false,
  icon,
  children,
}: ContactLinkProps) {
  if (look === "button" || look === "quietButton") {
    return (
      <LinkButton href={href} tone={look === "button" ? "action" : "quiet"} icon={icon}>
        {children}
      </LinkButton>
    );
  }
  return (
    <TextLink href={href} tone={look} reach={reach} newTab={newTab}>
      {typeof children === "string" ? breakableAddress(children) : children}
    </TextLink>
  );
}

const addressBreak = /(?<=\S@)(?=\S)|(?<=\S@\S*)(?=\.\S)/g;

/** Lets a long mail address in a text break after its "@" or before a point, never within a word. */
export function breakableAddress(text: string) {
  const starts = [...text.matchAll(addressBreak)].map(({ index }) => index);
  return [0, ...starts].map((start, place) => (
    <Fragment key={start}>
      {start > 0 && <wbr />}
      {text.slice(start, starts[place])}
    </Fragment>
  ));
}
