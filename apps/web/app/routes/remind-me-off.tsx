import { fill, monthNames } from "@mortgage-kit/content/words";
import { orNotFound } from "../orNotFound.ts";
import { ContactWays } from "../sections/ContactWays/ContactWays.tsx";
import { PageHero } from "../sections/PageHero/PageHero.tsx";
import { ReminderCalendar } from "../sections/ReminderForm/ReminderForm.tsx";
import { SideSection } from "../sections/SideSection/SideSection.tsx";
import { unlistedMeta } from "../seo/pageMeta.ts";
import { siteContext } from "../site.ts";
import type { Route } from "./+types/remind-me-off.ts";

export function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { email, name, phone, reminder, timeZone } = site.brokerage;
  const { answers, page } = orNotFound(reminder);
  const { reminderCalendar } = site.words;
  return {
    meta: unlistedMeta(site, page.metadata),
    off: page.off,
    form: {
      words: page.form,
      months: monthNames(site.language),
      calendar: {
        ...reminderCalendar,
        note: fill(reminderCalendar.note, { name, phone, month: "{month}" }),
        name,
        tooSoon: answers.tooSoon,
        timeZone,
      },
    },
    phone,
    email,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta;

/** Renders the page that replaces `/remind-me` on a server that cannot send mail: a calendar file. */
export default function RemindMeOff({ loaderData }: Route.ComponentProps) {
  const { off, form, phone, email } = loaderData;
  return (
    <>
      <PageHero title={off.title} subtitle={off.text} />
      <SideSection title={form.words.month}>
        <ReminderCalendar {...form} />
        <ContactWays phone={phone} email={email} />
      </SideSection>
    </>
  );
}
