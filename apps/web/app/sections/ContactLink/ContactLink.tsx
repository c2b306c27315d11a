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

/** Lets a long mail address break after its "@" or before a point, never within a word. */
function breakableAddress(text: string) {
  const [name, domain] = text.split("@");
  if (domain === undefined) return text;
  const [host, ...rest] = domain.split(".");
  return (
    <>
      {name}@<wbr />
      {host}
      {rest.map((part) => (
        <Fragment key={part}>
          <wbr />.{part}
        </Fragment>
      ))}
    </>
  );
}
