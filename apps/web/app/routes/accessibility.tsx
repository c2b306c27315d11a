import { longDate } from "../dates/longDate.ts";
import { ContactWays } from "../sections/ContactWays/ContactWays.tsx";
import { PolicyPage } from "../sections/PolicyPage/PolicyPage.tsx";
import { SideSection } from "../sections/SideSection/SideSection.tsx";
import { siteContext } from "../site.ts";
import type { Route } from "./+types/accessibility.ts";

export function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { email, phone } = site.brokerage;
  const { metadata, link, day, feedback, ...words } = site.compliance.accessibility;
  return {
    words: { ...words, day: { date: day, text: longDate(day, site.language) } },
    feedback: { ...feedback, email, phone },
  };
}

export default function Accessibility({ loaderData }: Route.ComponentProps) {
  const { words, feedback } = loaderData;
  return (
    <PolicyPage {...words}>
      <SideSection title={feedback.title} text={feedback.text} background="shallow" space="m">
        <ContactWays phone={feedback.phone} email={feedback.email} />
      </SideSection>
    </PolicyPage>
  );
}
