import { pictureAddress } from "@mortgage-kit/content";
import { Heading, Section, Stack, Text } from "@mortgage-kit/ui";
import { LiveApplicationForm } from "../live/application.tsx";
import { logoWidth } from "../pictures/brandFiles.ts";
import { pictureSizes } from "../pictures/pictureSizes.ts";
import { applicationFormData } from "../sections/ApplicationForm/applicationFormData.ts";
import { MailLink, PhoneLink } from "../sections/ContactLink/ContactLink.tsx";
import { Cover } from "../sections/Cover/Cover.tsx";
import { LinkItems, languageLinks } from "../sections/LinkItems/LinkItems.tsx";
import { Logo, logoHeight } from "../sections/SiteHeader/SiteHeader.tsx";
import { TopStrip, topStrip } from "../sections/TopStrip/TopStrip.tsx";
import { siteContext } from "../site.ts";
import type { Route } from "./+types/application.ts";
import * as styles from "./application.css.ts";

export function loader({ context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { header, nextSteps, footer } = site.application.page;
  const form = applicationFormData(site);
  return {
    header: { ...header, logo: { alt: site.header.logoAlt, width: logoWidth(site, logoHeight) } },
    strip: { ...topStrip(site), languages: languageLinks(site, url) },
    form,
    nextSteps,
    identificationNotice: site.compliance.identificationNotice,
    shore: site.look.shore && pictureAddress(site.look.shore),
    footer: {
      ...footer,
      links: [
        ...form.consent.documents.map(({ title, href }, index) => ({
          label: title,
          href: href ?? form.placeholders[index] ?? "#",
        })),
        ...site.footer.policyLinks,
      ],
    },
  };
}

export default function Application({ loaderData }: Route.ComponentProps) {
  const { form, nextSteps, identificationNotice, shore } = loaderData;
  return (
    <div className={styles.page}>
      <TopStrip {...loaderData.strip} />
      <ApplicationHeader {...loaderData} />
      <main className={styles.main}>
        <div className={styles.form}>
          <Stack space="xl">
            <Stack space="m">
              <Heading level={1} size="title">
                {form.words.form.title}
              </Heading>
              <Text tone="soft">{form.words.form.intro}</Text>
            </Stack>
            <LiveApplicationForm {...form} />
            <Stack space="s">
              <div className={styles.nextSteps}>
                <Heading level={2} size="subheading">
                  {nextSteps.title}
                </Heading>
                <ol className={styles.steps}>
                  {nextSteps.items.map((item) => (
                    <li key={item}>{item}</li>
                  ))}
                </ol>
              </div>
              <Text size="small" tone="soft">
                {identificationNotice}
              </Text>
            </Stack>
          </Stack>
        </div>
        {shore && (
          <div className={`ui-background-land ${styles.side}`}>
            <Cover src={shore} {...pictureSizes.shore} loads="near" />
          </div>
        )}
      </main>
      <ApplicationFooter {...loaderData} />
    </div>
  );
}

/** Renders the application page's header. LOGIN and EN look as in the portal but do nothing. */
function ApplicationHeader({ header }: Route.ComponentProps["loaderData"]) {
  const { logo, login, language } = header;
  return (
    <header className={styles.header}>
      <Logo {...logo} />
      <div className={styles.actions}>
        <button type="button" className={styles.login}>
          {login}
        </button>
        <Text as="span" weight="medium">
          {language}
        </Text>
      </div>
    </header>
  );
}

function ApplicationFooter({ footer, strip }: Route.ComponentProps["loaderData"]) {
  const { brokerName, licences, links, phone, email } = footer;
  return (
    <Section as="footer" background="deep" space="s">
      <div className={styles.footer}>
        <Stack space="xxs">
          <Text weight="strong">{brokerName}</Text>
          {licences.map((licence) => (
            <Text key={licence} size="small" tone="soft">
              {licence}
            </Text>
          ))}
        </Stack>
        <Stack space="xxs">
          <PhoneLink phone={phone} tone="quiet" />
          <MailLink email={email} tone="quiet" />
        </Stack>
        <ul className={styles.legal}>
          <LinkItems links={[...links, ...strip.languages]} tone="quiet" />
        </ul>
      </div>
    </Section>
  );
}
