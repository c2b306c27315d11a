import { Heading, Icon, LinkButton, Stack, Text, TickList } from "@mortgage-kit/ui";
import { ContactLink } from "../sections/ContactLink/ContactLink.tsx";
import * as styles from "../sections/ContactPlaceholder/ContactPlaceholder.css.ts";
import { type ContactTile, contactTiles } from "../sections/ContactSection/contactSectionData.ts";
import { contentIcons } from "../sections/contentIcons.ts";
import { unlistedMeta } from "../seo/pageMeta.ts";
import { siteContext } from "../site.ts";
import type { Route } from "./+types/contact-form.ts";

export function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { metadata, ...words } = site.contact.formPlaceholder;
  return {
    meta: unlistedMeta(site, metadata),
    words,
    tiles: contactTiles(site.brokerage, site.contact.section.tiles),
    imprint: `${site.brokerage.name}, ${site.footer.licence}`,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta;

/** Renders all ways to contact the brokerage, framed in place of a form until a provider hosts one. */
export default function ContactForm({
  loaderData: { words, tiles, imprint },
}: Route.ComponentProps) {
  return (
    <main className={styles.sheet} aria-label={words.title}>
      <div className={`ui-background-land ${styles.opening}`}>
        <Heading level={1} size="heading">
          {words.title}
        </Heading>
        {words.text.map((paragraph) => (
          <Text key={paragraph}>{paragraph}</Text>
        ))}
      </div>
      <div className={`ui-background-white ${styles.middle}`}>
        <ul className={styles.ways}>
          {tiles.map((tile) => (
            <Way key={tile.testId} {...tile} />
          ))}
        </ul>
        <Stack space="s">
          <Heading level={2} size="subheading">
            {words.atHand.title}
          </Heading>
          <TickList items={words.atHand.items} />
        </Stack>
      </div>
      <div className={`ui-background-shallow ${styles.closing}`}>
        <LinkButton href="/application" newTab width="full">
          {words.applyButton}
        </LinkButton>
        <Text size="small" tone="soft">
          {imprint}
        </Text>
      </div>
    </main>
  );
}

function Way({ icon, title, description, link }: ContactTile) {
  return (
    <li className={styles.way}>
      <Icon icon={contentIcons[icon]} tone="link" />
      <div>
        <Text weight="strong">{title}</Text>
        {link ? (
          <ContactLink href={link.href} look="strong" newTab={link.href.startsWith("https:")}>
            {link.label}
          </ContactLink>
        ) : (
          <Text tone="soft">{description}</Text>
        )}
      </div>
    </li>
  );
}
