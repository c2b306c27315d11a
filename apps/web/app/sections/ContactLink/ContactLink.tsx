import { LinkButton, TextLink, type TextLinkProps } from "@simcoe/ui";

export interface ContactLinkProps {
  /** A `tel:` or `mailto:` address. */
  href: string;
  look?: "button" | "quietButton" | NonNullable<TextLinkProps["tone"]>;
  reach?: "text" | "card";
  icon?: React.ReactNode;
  children: React.ReactNode;
}

/** A telephone or mail link. The page script reports its click as a conversion, then follows it. */
export function ContactLink({
  href,
  look = "link",
  reach = "text",
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
    <TextLink href={href} tone={look} reach={reach}>
      {typeof children === "string" ? breakableAddress(children) : children}
    </TextLink>
  );
}

/** A long mail address may go on after its "@" on the next line, and nowhere else if that is enough. */
function breakableAddress(text: string) {
  const [name, domain] = text.split("@");
  if (domain === undefined) return text;
  return (
    <>
      {name}@<wbr />
      {domain}
    </>
  );
}
