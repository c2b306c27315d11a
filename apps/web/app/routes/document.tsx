import { termsConsents } from "@mortgage-kit/contracts";
import { Callout, Columns, Heading, LinkButton, Section, Stack, Text } from "@mortgage-kit/ui";
import { orNotFound } from "../orNotFound.ts";
import { breakableAddress } from "../sections/ContactLink/ContactLink.tsx";
import { unlistedMeta } from "../seo/pageMeta.ts";
import { siteContext } from "../site.ts";
import type { Route } from "./+types/document.ts";
import * as styles from "./document.css.ts";

export function loader({ context, params }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const document = orNotFound(
    termsConsents[site.language].documents.find(({ name }) => name === params.name),
  );
  const { placeholder, ...texts } = site.application.page.documents;
  const [summary = ""] = texts[document.name];
  return {
    meta: unlistedMeta(site, {
      title: `${document.title} | ${site.brokerage.name}`,
      description: summary,
    }),
    title: document.title,
    words: site.words.documentPage,
    placeholder,
    paragraphs: texts[document.name],
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta;

/** Renders the placeholder page of a document that has no address yet. */
export default function Document({ loaderData }: Route.ComponentProps) {
  const { title, words, placeholder, paragraphs } = loaderData;
  return (
    <Section space="m">
      <Columns layout="halves" space="xl">
        <Stack space="l" align="start">
          <Heading level={1}>{title}</Heading>
          <Callout tone="caution" title={words.placeholder}>
            <Text>{placeholder}</Text>
          </Callout>
        </Stack>
        <Stack space="l" align="start">
          <div className={styles.paragraphs}>
            <Stack space="m">
              {paragraphs.map((paragraph) => (
                <Text key={paragraph}>{breakableAddress(paragraph)}</Text>
              ))}
            </Stack>
          </div>
          <LinkButton href="/application" tone="quiet">
            {words.back}
          </LinkButton>
        </Stack>
      </Columns>
    </Section>
  );
}
