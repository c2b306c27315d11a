import { applicationPage, headerWords, phoneLink } from "@simcoe/content";
import { consentFor, contactLimits } from "@simcoe/contracts";
import { ContourArt, Heading, Stack, Text, ToastProvider } from "@simcoe/ui";
import { logoWidth } from "../art/brandFiles.ts";
import { drawingSizes } from "../art/drawingSizes.ts";
import type { PageHandle } from "../pageHandle.ts";
import { ApplicationForm } from "../sections/ApplicationForm/ApplicationForm.tsx";
import { ApplicationFooter } from "../sections/ApplicationFrame/ApplicationFooter.tsx";
import * as styles from "../sections/ApplicationFrame/ApplicationFrame.css.ts";
import { ApplicationHeader } from "../sections/ApplicationFrame/ApplicationHeader.tsx";
import { logoHeight } from "../sections/SiteHeader/Logo.tsx";
import { pageMeta } from "../seo/pageMeta.ts";
import { site } from "../site.ts";
import type { Route } from "./+types/application.ts";

const shore = { src: "/art/application.svg", ...drawingSizes.application };

export const handle: PageHandle = { hydrate: true };

export function loader() {
  const { header, form, messages, nextSteps, footer } = applicationPage;
  const consent = consentFor(site.documents);
  return {
    meta: pageMeta("/application"),
    header: { ...header, logo: { alt: headerWords.logoAlt, width: logoWidth(logoHeight) } },
    words: { form, messages },
    consent,
    limits: contactLimits,
    nextSteps,
    footer: {
      ...footer,
      phoneLink: phoneLink(footer.phone),
      // A document that is not configured is a placeholder: its link leads back to the form.
      legalLinks: consent.documents.map(({ title, href }) => ({ label: title, href: href ?? "#" })),
    },
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta;

export default function Application({ loaderData }: Route.ComponentProps) {
  const { header, words, consent, limits, nextSteps, footer } = loaderData;
  return (
    <ToastProvider>
      <div className={styles.page}>
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
              <ApplicationForm words={words} consent={consent} limits={limits} />
              <Stack space="s">
                <Heading level={2} size="subheading">
                  {nextSteps.title}
                </Heading>
                <ol className={styles.steps}>
                  {nextSteps.items.map((item) => (
                    <li key={item}>{item}</li>
                  ))}
                </ol>
              </Stack>
            </Stack>
          </div>
          <div className={styles.side}>
            <ContourArt drawing={shore} fit="cover" />
          </div>
        </main>
        <ApplicationFooter {...footer} />
      </div>
    </ToastProvider>
  );
}
