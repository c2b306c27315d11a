import { contactFormPlaceholder, phoneLink } from "@simcoe/content";
import { Heading, Inline, LinkButton, Section, Stack, Text } from "@simcoe/ui";
import { ContactLink } from "../sections/ContactLink/ContactLink.tsx";
import { unlistedMeta } from "../seo/pageMeta.ts";
import { site } from "../site.ts";
import type { Route } from "./+types/contact-form.ts";

export function loader() {
  const { metadata, ...words } = contactFormPlaceholder;
  return {
    meta: unlistedMeta(metadata),
    words,
    phone: { href: phoneLink(site.phone), label: site.phone },
    email: { href: `mailto:${site.email}`, label: site.email },
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta;

/** What the contact frame shows while no provider hosts the form. */
export default function ContactForm({ loaderData }: Route.ComponentProps) {
  const { words, phone, email } = loaderData;
  return (
    <main aria-label={words.title}>
      <Section space="m">
        <Stack space="l" align="start">
          <Heading level={1} size="heading">
            {words.title}
          </Heading>
          {words.text.map((paragraph) => (
            <Text key={paragraph}>{paragraph}</Text>
          ))}
          <Inline space="s">
            <LinkButton href="/application" newTab>
              {words.applyButton}
            </LinkButton>
            <LinkButton href={phone.href} tone="quiet">
              {`${words.callButton}: ${phone.label}`}
            </LinkButton>
            <LinkButton href={email.href} tone="quiet">
              {words.emailButton}
            </LinkButton>
          </Inline>
          <Text tone="soft">
            <ContactLink href={email.href} look="quiet">
              {email.label}
            </ContactLink>
          </Text>
        </Stack>
      </Section>
    </main>
  );
}
