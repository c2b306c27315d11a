import { consentWords, fillReminder, reminderConsent } from "@mortgage-kit/content";
import { monthNames } from "@mortgage-kit/content/words";
import { confirmWithinHours, emailLimit, formAction, reminderPaths } from "@mortgage-kit/contracts";
import { NumberedList } from "@mortgage-kit/ui";
import { orNotFound } from "../orNotFound.ts";
import { PageHero } from "../sections/PageHero/PageHero.tsx";
import { ReminderForm } from "../sections/ReminderForm/ReminderForm.tsx";
import { SideSection } from "../sections/SideSection/SideSection.tsx";
import { siteContext } from "../site.ts";
import type { Route } from "./+types/remind-me.ts";

export function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { brokerage } = site;
  const words = orNotFound(brokerage.reminder);
  const { hero, form, steps } = words.page;
  const hours = String(confirmWithinHours);
  return {
    hero,
    words: { ...form, ...consentWords(brokerage, words) },
    consent: reminderConsent({ ...site, reminder: words }),
    action: formAction(reminderPaths.ask, site.language),
    emailLimit,
    months: monthNames(site.language),
    steps: {
      title: steps.title,
      items: steps.items.map(({ title, text }) => ({
        title,
        text: fillReminder(text, brokerage, { hours }),
      })),
    },
  };
}

export default function RemindMe({ loaderData }: Route.ComponentProps) {
  const { hero, words, steps } = loaderData;
  return (
    <>
      <PageHero {...hero} />
      <SideSection title={words.title} text={words.text}>
        <ReminderForm {...loaderData} />
      </SideSection>
      <SideSection background="shallow" title={steps.title}>
        <NumberedList items={steps.items} level={3} />
      </SideSection>
    </>
  );
}
