import { LinkButton, TextLink, type TextLinkProps } from "@mortgage-kit/ui";
import { Fragment } from "react";

export interface ContactLinkProps {
  /** A `tel:`, `mailto:` or web address. */
  href: string;
  newTab?: boolean;
  look?: "button" | "quietButton" | NonNullable<TextLinkProps["tone"]>;
  reach?: "text" | "card";
  icon?: React.ReactNode;
  children: React.ReactNode;
}

/** Renders a contact link. The page script reports its click as a conversion, then follows it. */
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

/** Returns the text with line breaks allowed in mail addresses: after "@" and before a dot. */
export function breakableAddress(text: string) {
  const starts = [...text.matchAll(addressBreak)].map(({ index }) => index);
  return [0, ...starts].map((start, place) => (
    <Fragment key={start}>
      {start > 0 && <wbr />}
      {text.slice(start, starts[place])}
    </Fragment>
  ));
}
