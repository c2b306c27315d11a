import { applicationPage } from "@mortgage-kit/content";
import { termsConsent } from "@mortgage-kit/contracts";
import { Callout, Heading, LinkButton, Section, Stack, Text } from "@mortgage-kit/ui";
import { breakableAddress } from "../sections/ContactLink/ContactLink.tsx";
import * as styles from "../sections/Document/Document.css.ts";
import { unlistedMeta } from "../seo/pageMeta.ts";
import { site } from "../site.ts";
import type { Route } from "./+types/document.ts";

export function loader({ params }: Route.LoaderArgs) {
  const document = termsConsent.documents.find(({ name }) => name === params.name);
  if (!document) throw new Response("There is no such document.", { status: 404 });
  const { placeholder, ...texts } = applicationPage.documents;
  const [summary = ""] = texts[document.name];
  return {
    meta: unlistedMeta({ title: `${document.title} | ${site.name}`, description: summary }),
    title: document.title,
    placeholder,
    paragraphs: texts[document.name],
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta;

/** Renders the placeholder page of a document that has no address yet. */
export default function Document({ loaderData }: Route.ComponentProps) {
  const { title, placeholder, paragraphs } = loaderData;
  return (
    <Section>
      <Stack space="l" align="start">
        <Heading level={1}>{title}</Heading>
        <Callout tone="caution" title="Placeholder">
          <Text>{placeholder}</Text>
        </Callout>
        <div className={styles.paragraphs}>
          <Stack space="m">
            {paragraphs.map((paragraph) => (
              <Text key={paragraph}>{breakableAddress(paragraph)}</Text>
            ))}
          </Stack>
        </div>
        <LinkButton href="/application" tone="quiet">
          Back to the application
        </LinkButton>
      </Stack>
    </Section>
  );
}
