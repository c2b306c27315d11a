import { phoneLink } from "@mortgage-kit/content";
import { TextLink, type TextLinkProps } from "@mortgage-kit/ui";
import { Fragment } from "react";

// The page script reports clicks on these links as conversions, then follows them.

export function PhoneLink({
  phone,
  tone = "strong",
}: Pick<TextLinkProps, "tone"> & { phone: string }) {
  return (
    <TextLink href={phoneLink(phone)} tone={tone}>
      {phone}
    </TextLink>
  );
}

export function MailLink({
  email,
  tone = "strong",
}: Pick<TextLinkProps, "tone"> & { email: string }) {
  return (
    <TextLink href={`mailto:${email}`} tone={tone} aria-label={email}>
      {breakableAddress(email)}
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
