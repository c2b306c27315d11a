import {
  consentFor,
  contactLimits,
  detailPaths,
  detailsConsents,
  formAction,
} from "@mortgage-kit/contracts";
import { Heading, Stack, Text } from "@mortgage-kit/ui";
import { logoWidth } from "../art/brandFiles.ts";
import { pictureSizes } from "../art/pictureSizes.ts";
import { documentNames, documentPath } from "../documents.ts";
import { LiveApplicationForm } from "../live/application.tsx";
import { localPath } from "../navigation/localPath.ts";
import { ApplicationFooter } from "../sections/ApplicationFrame/ApplicationFooter.tsx";
import * as styles from "../sections/ApplicationFrame/ApplicationFrame.css.ts";
import { detailsWords, titledAgents } from "../sections/CallBackForm/callBackData.ts";
import { ContourArt } from "../sections/ContourArt/ContourArt.tsx";
import { languageLinks } from "../sections/LanguageLinks/LanguageLinks.tsx";
import { Logo, logoHeight } from "../sections/SiteHeader/Logo.tsx";
import { TopStrip, topStrip } from "../sections/TopStrip/TopStrip.tsx";
import { pageMeta } from "../seo/pageMeta.ts";
import { siteContext } from "../site.ts";
import type { Route } from "./+types/application.ts";

export function loader({ context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { header, form, messages, nextSteps, footer } = site.application.page;
  const consent = consentFor(site.brokerage.documents, site.language);
  const placeholders = documentNames.map((name) => localPath(site, documentPath(name)));
  return {
    meta: pageMeta(site, "/application"),
    header: { ...header, logo: { alt: site.header.logoAlt, width: logoWidth(site, logoHeight) } },
    strip: { ...topStrip(site), languages: languageLinks(site, url).links },
    action: formAction("/api/mortgage-applications", site.language),
    words: { form, messages, nextSteps, own: site.words.applicationForm },
    placeholders,
    consent,
    limits: contactLimits,
    details: {
      words: detailsWords(site.words),
      consent: detailsConsents[site.language].text,
      agents: titledAgents(site),
      action: formAction(detailPaths.details, site.language),
    },
    nextSteps,
    identificationNotice: site.compliance.identificationNotice,
    footer: {
      ...footer,
      links: [
        ...consent.documents.map(({ title, href }, index) => ({
          label: title,
          href: href ?? placeholders[index] ?? "#",
        })),
        ...site.footer.policyLinks,
      ],
    },
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta;

export default function Application({ loaderData }: Route.ComponentProps) {
  const { header, words, action, consent, placeholders, limits, details, nextSteps, footer } =
    loaderData;
  const { identificationNotice } = loaderData;
  return (
    <div className={styles.page}>
      <TopStrip {...loaderData.strip} />
      <ApplicationHeader {...header} />
      <main className={styles.main}>
        <div className={styles.form}>
          <Stack space="xl">
            <Stack space="m">
              <Heading level={1} size="title">
                {words.form.title}
              </Heading>
              <Text tone="soft">{words.form.intro}</Text>
            </Stack>
            <LiveApplicationForm {...{ words, action, consent, placeholders, limits, details }} />
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
        <div className={`ui-background-land ${styles.side}`}>
          <ContourArt drawing={{ src: "/art/application.svg", ...pictureSizes.application }} />
        </div>
      </main>
      <ApplicationFooter {...footer} languages={loaderData.strip.languages} />
    </div>
  );
}

interface ApplicationHeaderProps {
  logo: { alt: string; width: number };
  login: string;
  language: string;
}

/** Renders the application page's header. LOGIN and EN look as in the portal but do nothing. */
function ApplicationHeader({ logo, login, language }: ApplicationHeaderProps) {
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
